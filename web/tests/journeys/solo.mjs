// A newcomer against bots: both languages, three widths, to the end of a game.
import { decide, visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';

const journeys = [
  { width: 1024, height: 800, language: 'de', theme: 'light', toTheEnd: true },
  // Games of this width come to their end in other journeys.
  { width: 1440, height: 900, language: 'en', theme: 'light' },
  { width: 390, height: 844, language: 'de', theme: 'dark', toTheEnd: true },
];
const longestGame = 600;

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
  complained(name, complaints);
  await context.close();
}

export default async function solo(browser, url) {
  for (const journey of journeys) await travel(browser, url, journey);
}
