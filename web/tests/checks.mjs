// What every journey checks on its way. Failures are collected, so that one run finds them all.
import { AxeBuilder } from '@axe-core/playwright';

export const failures = [];

export function expectThat(holds, what) {
  if (!holds) failures.push(what);
}

const patienceMs = 15_000;

/** For what follows a click or a key, but on a slow machine not at once. */
export async function expectSoon(holds, what) {
  const until = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > until) return void failures.push(what);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export function complained(name, complaints) {
  for (const complaint of complaints) failures.push(`${name}: console: ${complaint}`);
}

/** The log is long and its lines are alike: the last ones stand for all, which saves half the time. */
const older = '[data-line]:not(:nth-last-child(-n + 12))';
const hideOlder = (page, hidden) =>
  page.evaluate(([lines, off]) => document.querySelectorAll(lines).forEach((line) => (line.hidden = off)), [older, hidden]);

/** What keeps to an edge of the window lies over things that can be scrolled from under it: these are not too small. */
const releaseEdges = (page, released) =>
  page.evaluate((off) => {
    if (off) {
      const sticky = (element) => getComputedStyle(element).position === 'sticky';
      window.released = [...document.querySelectorAll('body *')].filter(sticky);
    }
    for (const element of window.released) element.style.position = off ? 'relative' : '';
  }, released);

async function checkAccess(page, what) {
  // Nothing here has frames, so one run in the page itself will do, which is much quicker than one
  // that is put together in another page.
  // How large what is pressed must be is asked only when one asks for it.
  const rules = { 'target-size': { enabled: true } };
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  await hideOlder(page, true);
  await releaseEdges(page, true);
  const { violations } = await axe.analyze();
  await releaseEdges(page, false);
  await hideOlder(page, false);
  for (const { id, nodes } of violations) {
    failures.push(`${what}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }
}

/** Nothing is wider than the window. */
export async function checkWidth(page, what) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expectThat(overflow <= 0, `${what}: ${overflow} px too wide`);
}

/** A screen that everyone can use: no violation of the access rules, nothing wider than the window. */
export async function check(page, what) {
  await checkAccess(page, what);
  await checkWidth(page, what);
}
