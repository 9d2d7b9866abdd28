// Around the tables: a game looked at again, its numbers, ratings, notices, settings, a cast of one's own.
import { readFile } from 'node:fs/promises';
import { resize, visit } from '../browser.mjs';
import { check, checkWidth, complained, expectSoon, expectThat } from '../checks.mjs';
import { finishedTable } from '../tables.mjs';

const citadels = { game: 'citadels', mine: '.mine', charts: 5 };
const trickerion = { game: 'trickerion', options: { dark_alley: true }, mine: '.workshop', charts: 6 };
const visits = [
  { width: 1440, height: 900, language: 'en', theme: 'light', look: check, studied: citadels },
  // Lists and forms: on a phone only their width is another.
  { width: 390, height: 844, language: 'de', theme: 'dark', look: checkWidth, studied: citadels },
  { width: 1024, height: 768, language: 'de', theme: 'light', look: checkWidth, studied: trickerion },
];

/** As many as there are things on a page, and some more. */
const mostTabs = 400;

const stepOf = async (page) => Number((await page.locator('.transport .count').textContent()).split('/')[0]);

async function lookAgain(page, url, table, mine, name) {
  await page.goto(`${url}/#/replay/${table}`);
  await page.locator('.transport').waitFor();
  await check(page, `${name}: replay`);

  await page.locator('h1').focus();
  await page.keyboard.press('ArrowRight');
  await expectSoon(async () => (await stepOf(page)) === 1, `${name}: an arrow is a step`);
  await page.keyboard.press('Shift+ArrowRight');
  await expectSoon(async () => (await stepOf(page)) > 1, `${name}: shift and an arrow is a turn`);
  await page.keyboard.press('End');
  await page.locator('#score-title').waitFor();
  await page.keyboard.press('Home');
  await expectSoon(async () => (await stepOf(page)) === 0, `${name}: Home is the start`);
  await page.keyboard.press(' ');
  await page.waitForFunction(() => Number(document.querySelector('.transport .count').textContent.split('/')[0]) > 2);
  await page.keyboard.press(' ');

  const eyes = page.locator('header select').first();
  await eyes.selectOption('0');
  await page.locator(mine).waitFor();
  await eyes.selectOption('open');
  await page.locator('#open-cards').waitFor();
  await check(page, `${name}: everything turned up`);
  await eyes.selectOption('spectator');
  await page.locator(mine).waitFor({ state: 'detached' });

  const line = page.locator('aside ol button').nth(8);
  await line.click();
  await expectSoon(async () => (await line.getAttribute('aria-current')) === 'step', `${name}: a line of the log leads to its step`);
  await expectSoon(async () => (await page.locator('[data-lit]').count()) > 0, `${name}: what a line names is lit on the board`);
}

/** Finds the game and goes through it with keys alone. */
async function byKeys(page, url, table, name) {
  await page.goto(`${url}/#/games`);
  await page.locator(`main a[href*="${table}"]`).first().waitFor();
  const focused = (selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  const tabTo = async (selector) => {
    for (let i = 0; i < mostTabs && !(await focused(selector)); i += 1) await page.keyboard.press('Tab');
    expectThat(await focused(selector), `${name}: ${selector} is reached by keys`);
  };
  await tabTo(`main a[href*="${table}"]`);
  await page.keyboard.press('Enter');
  await page.locator('.transport').waitFor();
  await page.keyboard.press('ArrowRight');
  await expectSoon(async () => (await stepOf(page)) === 1, `${name}: an arrow is a step, from wherever one comes`);
  await tabTo('.transport .play');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSoon(async () => (await stepOf(page)) === 2, `${name}: so is the button`);
  await longLine(page, tabTo, name);
}

/** What happened may be too long for its place: then it is read on by keys. */
async function longLine(page, tabTo, name) {
  await resize(page, 320);
  const lengths = await page.locator('aside ol button').evaluateAll((lines) => lines.map((line) => line.textContent.length));
  await page.locator('aside ol button').nth(lengths.indexOf(Math.max(...lengths))).click();
  const scrolled = () => page.locator('.happened').evaluate((box) => box.scrollTop);
  await page.locator('.happened[tabindex="0"]').waitFor();
  await check(page, `${name}: a long line`);
  await page.locator('h1').focus();
  await tabTo('.happened');
  const step = await stepOf(page);
  await page.keyboard.press('ArrowDown');
  await expectSoon(async () => (await scrolled()) > 0, `${name}: a long line is scrolled by keys`);
  expectThat((await stepOf(page)) === step, `${name}: reading on is no step`);
}

async function numbers(page, charts, name) {
  await page.getByRole('tab').nth(1).click();
  const chart = page.getByRole('slider').and(page.locator('.plot')).first();
  await chart.waitFor();
  await expectSoon(async () => (await page.locator('aside figure').count()) === charts, `${name}: ${charts} charts`);
  await chart.focus();
  await page.keyboard.press('Home');
  const first = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('End');
  await expectSoon(async () => (await chart.getAttribute('aria-valuetext')) !== first, `${name}: the chart is read by keyboard`);
  await page.locator('aside details summary').first().click();
  await check(page, `${name}: charts`);
}

/** Whether the seed is the promised one, and every draw computed again. */
async function fairChance(page) {
  await page.getByRole('tab').nth(2).click();
  await page.locator('.verdict.holds').waitFor();
  await page.locator('.about .button').nth(2).click();
  await page.locator('.verdict.recomputed').waitFor();
}

async function record(page, url, name, look) {
  await fairChance(page);
  await check(page, `${name}: about the game`);
  const download = page.waitForEvent('download');
  await page.locator('.about .button').nth(1).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expectThat(JSON.parse(text).format === 'prestige-record', `${name}: the record is a file`);

  await page.goto(`${url}/#/replays`);
  const input = page.locator('[data-import]');
  await input.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await page.getByRole('alert').waitFor();
  await look(page, `${name}: finished games`);
  await input.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.locator('.transport').waitFor();
  await fairChance(page);
  expectThat((await page.locator('.about li').allTextContents()).join().includes('Ada'), `${name}: names come with the record`);
  await page.locator('.about .button').first().click();
  await check(page, `${name}: going on from a step`);
  await page.locator('dialog .primary').click();
  await page.locator('[data-action=handover]').waitFor();
}

async function around(page, url, name, look) {
  await page.goto(`${url}/#/notices`);
  await page.locator('.unread').first().waitFor();
  await check(page, `${name}: notices`);
  await page.locator('.page-head button').click();
  await page.locator('.unread').first().waitFor({ state: 'detached' });

  await page.goto(`${url}/#/ratings`);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.locator('tr.me').waitFor();
  await look(page, `${name}: ratings`);

  await page.goto(`${url}/#/games`);
  await page.locator('section h2').first().waitFor();
  await look(page, `${name}: my games`);
  await page.goto(`${url}/#/lobby`);
  await page.locator('.filters select').first().selectOption('trickerion');
  await look(page, `${name}: lobby`);
}

async function settings(page, url, name, look) {
  await page.goto(`${url}/#/settings`);
  const bots = page.locator('section', { has: page.locator('form input[maxlength="40"]') });
  await bots.locator('input').fill('Ada’s Engine');
  await bots.locator('form button').click();
  await bots.locator('code').waitFor();
  await check(page, `${name}: settings`);
  await bots.locator('li button').click();
  await page.locator('dialog .danger').click();
  await bots.locator('li').waitFor({ state: 'detached' });
  const download = page.waitForEvent('download');
  await page.locator('section').last().locator('button').first().click();
  expectThat((await (await download).suggestedFilename()) === 'prestige-me.json', `${name}: one's own data`);
  await page.locator('section').last().locator('button').last().click();
  await look(page, `${name}: deleting oneself`);
  await page.locator('dialog .danger').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function ownCast(page, url, name) {
  await page.goto(`${url}/#/play/citadels`);
  await page.locator('[data-preset=own]').click();
  await page.locator('ol fieldset').first().locator('label').nth(1).click();
  await check(page, `${name}: a cast of one's own`);
  await page.locator('details summary').first().click();
  await page.locator('details input[type=checkbox]').first().check({ force: true });
  await page.getByRole('alert').waitFor();
  expectThat(await page.locator('.page > p .primary').isDisabled(), `${name}: what does not go together cannot begin`);
  await page.locator('details .actions button').last().click();
  await page.locator('.page > p .primary').click();
  await page.locator('.board').waitFor();
}

export default async function study(browser, url) {
  for (const one of visits) {
    const { game, options, mine, charts } = one.studied;
    const name = `study ${game} ${one.width}`;
    const { context, page, complaints } = await visit(browser, one);
    const rated = game === 'citadels';
    const table = await finishedTable(page, url, { name: 'Ada', game, players: 2, options, rated });
    await lookAgain(page, url, table, mine, name);
    await numbers(page, charts, name);
    await record(page, url, name, one.look);
    if (!rated) {
      await byKeys(page, url, table, name);
    } else {
      await around(page, url, name, one.look);
      await ownCast(page, url, name);
      await settings(page, url, name, one.look);
    }
    complained(name, complaints);
    await context.close();
  }
}
