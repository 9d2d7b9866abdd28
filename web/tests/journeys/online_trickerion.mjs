// Trickerion for two browsers, with all modules: what is planned stays hidden until it is revealed, and nothing is
// lost with a connection. A third one watches.
import { visit } from '../browser.mjs';
import { check, complained, expectSoon, expectThat } from '../checks.mjs';
import { readLog } from '../log.mjs';
import { breakable, isAboutNetwork } from '../network.mjs';
import { asked, begin, findRunning, findTable, loseConnection, openForTwo, playOn, sitDown } from '../people.mjs';
import { pressNext } from '../play.mjs';
import { askAsOther, checkUnsaid, checkViews } from '../secrets.mjs';

const game = 'trickerion';
const name = 'online trickerion';

const view = ({ heard }) => heard.findLast(({ observation }) => observation).observation;

async function playTo(phase, pages, network) {
  for (let i = 0; i < 100 && view(network).phase !== phase; i += 1) await playOn(game, pages, 1, pages[0]);
  expectThat(view(network).phase === phase, `${name}: ${phase} comes, not ${view(network).phase}`);
}

/** Powers that one was dealt and the other was not: whoever reads of them knows too much. */
function dealtOnly(mine, theirs) {
  const dealt = ({ powers, discarded_powers }) => Object.keys({ ...powers, ...discarded_powers });
  return dealt(mine).filter((power) => !dealt(theirs).includes(power));
}

async function dealtInSecret(host, guest, other) {
  const ofHost = dealtOnly(view(host.network).seats[0].cards, view(guest.network).seats[1].cards);
  const ofGuest = dealtOnly(view(guest.network).seats[1].cards, view(host.network).seats[0].cards);
  await checkUnsaid(host, ofGuest, `${name}: powers of the guest`);
  await checkUnsaid(guest, ofHost, `${name}: powers of the host`);
  await checkUnsaid(other, [...ofHost, ...ofGuest], `${name}: powers of both`);
}

/** What the others are told while the guest decides something alone. */
async function toldMeanwhile(others, act) {
  const before = await Promise.all(others.map(({ page }) => readLog(page)));
  await act();
  const told = () =>
    Promise.all(others.map(async ({ page }, i) => (await readLog(page)).slice(before[i].length)));
  await expectSoon(async () => (await told()).every((lines) => lines.length > 0), `${name}: something is told`);
  return told();
}

/** All cards are given and confirmed; the next press must not take that back. */
async function confirm({ page, network }) {
  for (let presses = 0; presses < 60 && !view(network).seats[1].confirmed; presses += 1) {
    await pressNext(page, game);
    await page.waitForTimeout(25);
  }
  await page.locator('[data-action=withdraw]').waitFor();
  expectThat(!(await asked(page).isVisible()), `${name}: who has confirmed is not asked any more`);
  expectThat(!(await page.title()).includes('●'), `${name}: it is not the turn of who has confirmed`);
}

/** Until all have confirmed, the others are told that the guest has, and not what. */
async function planInSecret(host, guest, other) {
  const others = [host, other];
  const named = await host.page.locator('.plate[data-seat="1"] .text').textContent();
  const takeBack = () => guest.page.locator('[data-action=withdraw]').click();
  for (const [act, said] of [
    [() => confirm(guest), 'has confirmed the assignments.'],
    [takeBack, 'takes the assignments back.'],
    [() => confirm(guest), 'has confirmed the assignments.'],
  ]) {
    for (const lines of await toldMeanwhile(others, act)) {
      expectThat(lines.join() === `${named} ${said}`, `${name}: told of the plan: ${lines}`);
    }
  }
  expectThat(Object.keys(view(guest.network).seats[1].cards.below).length > 2, `${name}: the guest has a plan`);
  for (const { network } of others) {
    const lying = Object.values(view(network).seats[1].card);
    expectThat(lying.every((card) => card === 'face_down'), `${name}: cards of the guest: ${lying}`);
  }
  await check(guest.page, `${name}: confirmed`);
}

async function arrive(browser, look) {
  const visitor = await visit(browser, look);
  return { ...visitor, network: await breakable(visitor.page) };
}

export default async function onlineTrickerion(browser, url) {
  const host = await arrive(browser, { width: 1440 });
  const guest = await arrive(browser, { width: 390, height: 844, language: 'de' });
  const other = await arrive(browser, { width: 1280 });
  const pages = [host.page, guest.page];
  await openForTwo(host.page, url, { game, preset: 'powers' });
  await findTable(guest.page, url);
  await sitDown(guest.page);
  await begin(host.page, guest.page);
  await findRunning(other.page, url, name);
  await playTo('advertising', pages, host.network);
  await dealtInSecret(host, guest, other);
  await playTo('assigning', pages, host.network);
  await planInSecret(host, guest, other);
  await loseConnection(game, host.page, guest.page, guest.network);
  checkViews(host.network, 0, name);
  checkViews(guest.network, 1, name);
  checkViews(other.network, 'spectator', name);
  for (const { page } of [host, other]) await askAsOther(page, 1, name);
  complained(`${name}: away`, guest.complaints.filter((complaint) => !isAboutNetwork(complaint)));
  for (const { complaints } of [host, other]) complained(name, complaints);
  for (const { context } of [host, guest, other]) await context.close();
}
