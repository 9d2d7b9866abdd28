// Without a network: a first visit, then everything on this device alone, and back online.
import { readFile } from 'node:fs/promises';
import { decide, visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { playUntil } from '../play.mjs';

/** Without a network browsers complain about every attempt to reach the server; so they should. */
const isOurs = (complaint) => !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(complaint);

async function watchLongTasks(page) {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
}

async function savedFile(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return download.path();
}

/** A part of the client that does not come leaves no blank page, and comes with the next one. */
async function missPart(browser, url) {
  const { context, page } = await visit(browser, { width: 390, height: 844 });
  await context.route('**/sw.js', (route) => route.abort());
  await context.route('**/assets/Learning-*.js', (route) => route.abort());
  await page.goto(`${url}/#/learn`);
  await page.getByRole('alert').waitFor();
  await check(page, 'offline: a part is missing');
  await context.unroute('**/assets/Learning-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
  await context.close();
}

export default async function offline(browser, url) {
  await missPart(browser, url);
  const { context, page, complaints } = await visit(browser, { width: 1024, height: 800 });
  await watchLongTasks(page);
  await page.goto(`${url}/`);
  await page.locator('.door h2', { hasText: 'Citadels' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.locator('.door h2', { hasText: 'Citadels' }).waitFor();
  expectThat(await page.getByRole('button', { name: 'Lobby' }).isDisabled(), 'offline: the lobby waits');
  await check(page, 'offline: home');
  for (const hash of ['#/play/trickerion', '#/lobby', '#/games', '#/replays', '#/settings']) {
    await page.goto(`${url}/${hash}`);
    await page.locator('main h1').waitFor();
    if (hash !== '#/play/trickerion') await check(page, `offline: ${hash}`);
  }

  // What only the server has is not waited for.
  await page.goto(`${url}/#/replay/somewhere-else`);
  await page.getByRole('alert').filter({ hasText: 'The server does not answer' }).waitFor();

  // A whole game against bots, to the score.
  await page.goto(`${url}/#/`);
  await page.locator('[data-play=citadels]').click();
  await page.locator('.draft').waitFor();
  await page.evaluate(() => (window.longTasks.length = 0));
  const end = await playUntil(page, 'citadels');
  expectThat(end === 'over', `offline: the game ends, not ${end}`);
  // Nothing that bots do may hold the page up. Told and not judged: on a busy machine everything does.
  const longTasks = await page.evaluate(() => window.longTasks);
  if (longTasks.length > 0) console.log(`offline: the page stood still for ${longTasks.join(', ')} ms`);
  await page.locator('a[href^="#/replay/local-"]').click();
  await page.locator('input[type=range]').waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();

  // A game that is left and found again, in either language.
  await page.goto(`${url}/#/`);
  await page.locator('[data-play=trickerion]').click();
  await page.locator('[data-action]').first().waitFor();
  expectThat((await playUntil(page, 'trickerion', 'assign')) === 'assign', 'offline: assign is offered');
  const prompt = await page.locator('.prompt').textContent();
  await page.reload();
  await page.locator('[data-action]').first().waitFor();
  expectThat((await page.locator('.prompt').textContent()) === prompt, 'offline: the prompt after a reload');
  await page.locator('header button[lang=de]').click();
  await page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt);
  await page.locator('header button[lang=en]').click();
  await page.waitForFunction((old) => document.querySelector('.prompt')?.textContent === old, prompt);
  const reached = await playUntil(page, 'trickerion', 'place');
  expectThat(reached === 'place', `offline: place is offered, not ${reached}`);

  // One window plays it; a second one would overwrite its steps.
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByText('already open in another window').waitFor();
  await check(second, 'offline: the same game twice');
  await second.close();

  // Two at one screen.
  await page.goto(`${url}/#/play/citadels`);
  await page.locator('label', { hasText: 'On one screen' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-action=handover]').click();
  await page.locator('.draft').waitFor();
  await decide(page);
  await page.locator('[data-action=hand_on]').click();
  await page.locator('[data-action=handover]').waitFor();

  // Three games are kept; one goes out as a file and comes back.
  await page.goto(`${url}/#/games`);
  const rows = page.locator('[data-saved]');
  await rows.nth(2).waitFor();
  await check(page, 'offline: my games');
  await rows.first().locator('[data-more]').click();
  await check(page, 'offline: what can be done with a game');
  const file = await savedFile(page);
  const record = JSON.parse(await readFile(file, 'utf8'));
  expectThat(record.format === 'prestige-record', 'offline: a record is saved as a file');
  await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
  await check(page, 'offline: deleting');
  await page.locator('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-saved]').length === 2);
  await page.locator('input[type=file]').setInputFiles(file);
  await rows.nth(2).waitFor();
  await page.locator('[data-saved] a[href^="#/replay/"]').first().click();
  await page.locator('input[type=range]').fill('40');
  await page.getByText(/^40 \//).waitFor();

  // The server is back: the game goes on there.
  await context.setOffline(false);
  await page.goto(`${url}/#/games`);
  await rows.filter({ hasText: 'Trickerion' }).locator('[data-more]').click();
  await page.locator('dialog button:not([disabled])', { hasText: 'As it is' }).waitFor();
  await check(page, 'offline: taking a game online');
  await page.getByRole('button', { name: 'As it is' }).click();
  await page.waitForURL(/#\/table\/(?!local-)/);
  await page.locator('[data-action]').first().waitFor();
  complained('offline', complaints.filter(isOurs));
  await context.close();
}
