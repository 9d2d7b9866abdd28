// Bots of all five levels: each can be chosen, sits where it was put, and plays; online, and on this device
// without a network.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { readLog } from '../log.mjs';
import { isAboutNetwork } from '../network.mjs';
import { playUntil } from '../play.mjs';

const levels = { novice: 'Novice', casual: 'Casual', skilled: 'Skilled', expert: 'Expert', master: 'Master' };
/** As many seats as a game has; what only somebody does who has decided it. */
const tables = [
  { game: 'citadels', bots: ['novice', 'casual', 'skilled', 'expert', 'master'], acts: 'gathers' },
  { game: 'trickerion', bots: ['novice', 'casual'], acts: 'places' },
  { game: 'trickerion', bots: ['master', 'expert', 'skilled'], acts: 'places' },
];
const decisionsAtOnce = 8;
const mostLooks = 12;

/** Gives each seat a bot of its own, as a person would. */
async function seat(page, url, { game, bots }, name) {
  await page.goto(`${url}/#/play/${game}`);
  await page.getByRole('radio', { name: String(bots.length + 1), exact: true }).check({ force: true });
  const seats = page.locator('[data-seat] select');
  for (const [i, level] of bots.entries()) {
    const offered = await seats.nth(i).locator('option').allTextContents();
    const wanted = Object.values(levels).map((text) => `Bot: ${text}`);
    expectThat(offered.join() === wanted.join(), `${name}: seat ${i + 2} can have ${offered}`);
    await seats.nth(i).selectOption(level);
  }
  await page.locator('label', { hasText: 'at once' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.board').waitFor();
}

/** The names of the bots, in their order; each seat says which level plays there. */
async function whoSits(page, bots, name) {
  const names = [];
  for (const [i, level] of bots.entries()) {
    const plate = page.locator(`.plate[data-seat="${i + 1}"]`);
    await plate.waitFor();
    const text = await plate.textContent();
    expectThat(text.includes(`Bot: ${levels[level]}`), `${name}: seat ${i + 2} says ${level}, not ${text}`);
    names.push(await plate.locator('.text').textContent());
  }
  return names;
}

/** Plays on until every bot has done what it is known by. */
async function seeAllAct(page, { game, bots, acts }, name) {
  const names = await whoSits(page, bots, name);
  let idle = names;
  let end;
  for (let looks = 0; looks < mostLooks && idle.length > 0 && end !== 'over'; looks += 1) {
    end = await playUntil(page, game, null, decisionsAtOnce);
    const lines = await readLog(page);
    idle = names.filter((one) => !lines.some((line) => line.startsWith(`${one} ${acts} `)));
  }
  const missing = idle.map((one) => bots[names.indexOf(one)]);
  expectThat(missing.length === 0, `${name}: ${missing} never act`);
}

async function play(browser, url, isOnline) {
  const where = isOnline ? 'online' : 'without a network';
  const { context, page, complaints } = await visit(browser, { width: 1440 });
  await page.goto(`${url}/`);
  await page.locator('.door').first().waitFor();
  if (!isOnline) {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  }
  for (const table of tables) {
    const name = `levels ${where}: ${table.game} with ${table.bots}`;
    await seat(page, url, table, name);
    expectThat(page.url().includes('/table/local-') !== isOnline, `${name}: it is ${where}`);
    await seeAllAct(page, table, name);
    await check(page, name);
  }
  complained(`levels ${where}`, isOnline ? complaints : complaints.filter((complaint) => !isAboutNetwork(complaint)));
  await context.close();
}

export default async function allLevels(browser, url) {
  for (const isOnline of [true, false]) await play(browser, url, isOnline);
}
