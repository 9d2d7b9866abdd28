// Around one screen: nothing is shown before the next one has it, and never what belongs to the other one.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { breakable } from '../network.mjs';
import { playByKeys, pressNext } from '../play.mjs';
import { found, secretsOf } from '../secrets.mjs';

const games = [
  { game: 'citadels', turns: 4, keys: 40, preset: 'base' },
  // Long enough that both have planned in secret.
  { game: 'trickerion', turns: 8, keys: 30, preset: 'powers' },
];
const mostPresses = 80;

const said = (page) => page.locator('[data-said]').textContent();
const curtain = (page) => page.locator('[data-action=handover]');
const handOn = (page) => page.locator('[data-action=hand_on]');

/** The curtain says whose turn it is, and the page says nothing else. */
async function behindCurtain(page, network, name) {
  await curtain(page).waitFor();
  expectThat((await page.locator('.board').count()) === 0, `${name}: cards are covered`);
  const told = (await said(page)).trim();
  expectThat(/^Hand the screen to seat \d: .+$/.test(told), `${name}: only the curtain is told, not "${told}"`);
  for (const seat of [0, 1]) {
    const seen = await found(page, secretsOf(network, seat));
    expectThat(seen.length === 0, `${name}: the curtain does not hide ${seen} of seat ${seat}`);
  }
}

/** Whoever has the screen sees nothing that only the other one knows; what is seen of the own secrets. */
async function ownOnly(page, network, seat, name) {
  const seen = await found(page, secretsOf(network, 1 - seat, seat));
  expectThat(seen.length === 0, `${name}: seat ${seat} sees ${seen} of the other one`);
  return found(page, secretsOf(network, seat, 1 - seat));
}

/** One has the screen until another one is asked; how many of the own secrets were seen. */
async function turn(page, network, game, name, look) {
  await behindCurtain(page, network, name);
  const seat = Number(await page.locator('.curtain').getAttribute('data-seat'));
  if (look) await check(page, `${name}: handing over`);
  await curtain(page).click();
  await page.locator('.board').waitFor();
  const before = await ownOnly(page, network, seat, name);
  for (let presses = 0; presses < mostPresses && !(await handOn(page).isVisible()); presses += 1) {
    await pressNext(page, game);
    await page.waitForTimeout(25);
  }
  expectThat(await page.locator('.board').isVisible(), `${name}: what came of it stays to be seen`);
  const after = await ownOnly(page, network, seat, name);
  if (look) await check(page, `${name}: what came of it`);
  await handOn(page).click();
  return new Set([...before, ...after]).size;
}

/** Plays on by keys alone, and hands the screen over by them. */
async function playRound(page, game, decisions, name) {
  await page.evaluate(() => {
    window.taken = 0;
    addEventListener('click', ({ target }) => (window.taken += target.closest('[data-action=handover]') ? 1 : 0), true);
  });
  const end = await playByKeys(page, game, decisions);
  expectThat(end === 'stuck', `${name}: ${decisions} decisions by keys, and then it is not "${end}"`);
  const taken = await page.evaluate(() => window.taken);
  expectThat(taken > 1, `${name}: taken by keys ${taken} times`);
}

async function play(browser, url, { game, turns, keys, preset }) {
  const name = `one screen: ${game}`;
  const { context, page, complaints } = await visit(browser, { width: 1440, height: 900 });
  const network = await breakable(page);
  await page.goto(`${url}/#/play/${game}`);
  await page.locator('label', { hasText: 'On one screen' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.locator(`[data-preset=${preset}]`).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  let seen = 0;
  for (let i = 0; i < turns; i += 1) seen += await turn(page, network, game, name, i === 0);
  expectThat(seen > turns, `${name}: in ${turns} turns only ${seen} secrets were seen by whose they are`);
  await playRound(page, game, keys, name);
  complained(name, complaints);
  await context.close();
}

export default async function oneScreen(browser, url) {
  for (const game of games) await play(browser, url, game);
}
