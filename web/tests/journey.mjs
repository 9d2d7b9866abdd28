// Plays through the client as people would: both languages, three widths, to the end of a game.
import { AxeBuilder } from '@axe-core/playwright';
import { decide, openBrowser, visit } from './browser.mjs';
import { startServer } from './server.mjs';

const journeys = [
  { width: 390, height: 844, language: 'en', theme: 'dark', toTheEnd: false },
  { width: 1024, height: 800, language: 'de', theme: 'light', toTheEnd: true },
  { width: 1440, height: 900, language: 'en', theme: 'light', toTheEnd: true },
  { width: 390, height: 844, language: 'de', theme: 'dark', toTheEnd: true },
];
const longestGame = 600;
const failures = [];

function expectThat(holds, what) {
  if (!holds) failures.push(what);
}

async function checkAccess(page, what) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) {
    failures.push(`${what}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }
}

async function checkWidth(page, what) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expectThat(overflow <= 0, `${what}: ${overflow} px too wide`);
}

async function check(page, what) {
  await checkAccess(page, what);
  await checkWidth(page, what);
}

async function travel(browser, url, journey) {
  const name = `${journey.width} ${journey.language} ${journey.theme}`;
  const { context, page, complaints } = await visit(browser, journey);
  await page.goto(`${url}/`);
  await page.locator('.door h2', { hasText: 'Citadels' }).waitFor();
  expectThat((await page.getAttribute('html', 'lang')) === journey.language, `${name}: language`);
  await check(page, `${name}: home`);

  for (const hash of ['#/play/citadels', '#/play/trickerion', '#/lobby', '#/games', '#/settings', '#/nowhere']) {
    await page.goto(`${url}/${hash}`);
    await page.locator('main h1').waitFor();
    await check(page, `${name}: ${hash}`);
  }

  await page.goto(`${url}/#/`);
  await page.locator('[data-play=citadels]').click();
  await page.locator('.draft').waitFor();
  await check(page, `${name}: draft`);
  for (let i = 0; i < 6; i += 1) await decide(page);
  await page.locator('[data-action]').first().waitFor();
  await check(page, `${name}: turn`);

  // Whoever comes back finds the table as it was.
  const prompt = await page.locator('.prompt').textContent();
  await page.reload();
  await page.locator('[data-action]').first().waitFor();
  expectThat((await page.locator('.prompt').textContent()) === prompt, `${name}: the prompt after a reload`);

  const other = journey.language === 'de' ? 'en' : 'de';
  await page.locator(`header button[lang=${other}]`).click();
  await page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt);
  await page.locator(`header button[lang=${journey.language}]`).click();
  await page.waitForFunction((old) => document.querySelector('.prompt')?.textContent === old, prompt);

  if (journey.toTheEnd) {
    let decisions = 0;
    while (decisions < longestGame && (await decide(page))) decisions += 1;
    await page.locator('#score-title').waitFor();
    await check(page, `${name}: score`);
    await page.locator('a[href^="#/replay/"]').click();
    await page.locator('input[type=range]').waitFor();
    await check(page, `${name}: replay`);
  }
  for (const complaint of complaints) failures.push(`${name}: console: ${complaint}`);
  await context.close();
  console.log(`${name}: done`);
}

// Around one screen: nothing is shown before the next one has it.
async function shareScreen(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1024, height: 800 });
  await page.goto(`${url}/#/play/citadels`);
  await page.locator('label', { hasText: 'On one screen' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turns = 0; turns < 3; turns += 1) {
    await page.locator('[data-action=handover]').waitFor();
    expectThat((await page.locator('.board').count()) === 0, 'one screen: cards are covered');
    await check(page, 'one screen: handing over');
    await page.locator('[data-action=handover]').click();
    await page.locator('.draft').waitFor();
    while (await page.locator('.board').isVisible()) await decide(page);
  }
  failures.push(...complaints.map((complaint) => `one screen: console: ${complaint}`));
  await context.close();
  console.log('one screen: done');
}

// Two people at a table of their own, and a third who watches.
async function meetOnline(browser, url) {
  const host = await visit(browser, { width: 1440 });
  const guest = await visit(browser, { width: 390, height: 844, language: 'de' });
  const other = await visit(browser, { width: 1024 });
  await host.page.goto(`${url}/#/play/citadels`);
  await host.page.locator('label', { hasText: 'Online' }).click();
  await host.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByText('free seat').waitFor();
  await check(host.page, 'online: waiting room');

  await guest.page.goto(`${url}/#/lobby`);
  await guest.page.getByRole('link', { name: 'Dazusetzen' }).first().click();
  await guest.page.getByRole('button', { name: 'Hier sitzen' }).click();
  await guest.page.getByRole('button', { name: 'Ich bin bereit' }).waitFor();
  const start = host.page.getByRole('button', { name: 'Start the game' });
  await host.page.waitForFunction(() => document.querySelector('.actions button:not([disabled])'));
  await start.click();
  await host.page.locator('.board').waitFor();
  await guest.page.locator('.board').waitFor();

  await other.page.goto(host.page.url());
  await other.page.getByText('You are watching.').waitFor();
  expectThat((await other.page.locator('[data-action]').count()) === 0, 'online: spectators decide nothing');
  await check(other.page, 'online: watching');

  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.getByPlaceholder('Your words').fill('<b>Hello</b>');
  await host.page.getByRole('button', { name: 'Say' }).click();
  await host.page.getByRole('log').getByText('<b>Hello</b>').waitFor();
  for (const { context, complaints } of [host, guest, other]) {
    failures.push(...complaints.map((complaint) => `online: console: ${complaint}`));
    await context.close();
  }
  console.log('online: done');
}

const server = await startServer();
const browser = await openBrowser();
try {
  await shareScreen(browser, server.url);
  await meetOnline(browser, server.url);
  for (const journey of journeys) await travel(browser, server.url, journey);
} finally {
  await browser.close();
  await server.stop();
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
