// A newcomer against bots: both languages, three widths, to the end of a game.
import { decide, decided, visit } from '../browser.mjs';
import { check, checkWidth, complained, expectSoon, expectThat } from '../checks.mjs';
import { playUntil } from '../play.mjs';

const journeys = [
  { width: 1024, height: 800, language: 'de', theme: 'light', look: check },
  // Wider, the same screens only have more room.
  { width: 1440, height: 900, language: 'en', theme: 'light', look: checkWidth },
  { width: 390, height: 844, language: 'de', theme: 'dark', look: check },
];

/** Whether the log stands at its end, where it is in sight. */
const followsLog = (page) =>
  page.locator('.log .box:visible').evaluateAll((boxes) =>
    boxes.every((box) => Math.abs(box.scrollTop) < 24),
  );

/** Whoever reads further up in the log is left there while the game goes on. */
async function staysWhereRead(page, name) {
  const box = page.locator('.log .box:visible').first();
  if (!(await box.count())) return;
  const [line, place] = await box.evaluate((node) => {
    node.scrollTop = -Math.min(200, (node.scrollHeight - node.clientHeight) / 2);
    const { top } = node.getBoundingClientRect();
    const read = [...node.querySelectorAll('li')].find((one) => one.getBoundingClientRect().top >= top);
    return [read.dataset.line, read.getBoundingClientRect().top];
  });
  // However many lines are kept in sight.
  const newest = () => box.evaluate((node) => Math.max(...[...node.querySelectorAll('[data-line]')].map((one) => Number(one.dataset.line))));
  const before = await newest();
  while ((await newest()) === before && (await decide(page)));
  const now = await box.locator(`[data-line="${line}"]`).evaluate((node) => node.getBoundingClientRect().top);
  expectThat(Math.abs(now - place) < 2, `${name}: the log moved ${now - place} px under somebody who reads`);
  await box.evaluate((node) => (node.scrollTop = 0));
}

async function travel(browser, url, journey) {
  const name = `${journey.width} ${journey.language} ${journey.theme}`;
  const { look } = journey;
  const { context, page, complaints } = await visit(browser, journey);
  await page.goto(`${url}/`);
  await page.locator('.door h2', { hasText: 'Citadels' }).waitFor();
  expectThat((await page.getAttribute('html', 'lang')) === journey.language, `${name}: language`);
  await look(page, `${name}: home`);

  for (const hash of ['#/play/citadels', '#/play/trickerion', '#/lobby', '#/games', '#/settings', '#/nowhere']) {
    await page.goto(`${url}/${hash}`);
    await page.locator('main h1').waitFor();
    await look(page, `${name}: ${hash}`);
  }

  await page.goto(`${url}/#/`);
  await page.locator('[data-play=citadels]').click();
  await page.locator('.draft').waitFor();
  await look(page, `${name}: draft`);
  for (let i = 0; i < 6; i += 1) await decide(page);
  await decided(page);
  await page.locator('[data-action]').first().waitFor();
  await look(page, `${name}: turn`);
  expectThat((await page.locator('header .badge').count()) === 0, `${name}: there is no notice of the table one sits at`);

  // Whoever comes back finds the table as it was.
  await decided(page);
  const prompt = await page.locator('.prompt').textContent();
  await page.reload();
  await page.locator('[data-action]').first().waitFor();
  expectThat((await page.locator('.prompt').textContent()) === prompt, `${name}: the prompt after a reload`);

  const other = journey.language === 'de' ? 'en' : 'de';
  await page.locator(`header button[lang=${other}]`).click();
  await page.waitForFunction((old) => document.querySelector('.prompt')?.textContent !== old, prompt);
  await page.locator(`header button[lang=${journey.language}]`).click();
  await page.waitForFunction((old) => document.querySelector('.prompt')?.textContent === old, prompt);

  await staysWhereRead(page, name);
  const end = await playUntil(page, 'citadels');
  expectThat(end === 'over', `${name}: the game ends, not ${end}`);
  await expectSoon(() => followsLog(page), `${name}: the log shows what happened last`);
  await look(page, `${name}: score`);
  await page.locator('a[href^="#/replay/"]').click();
  await page.locator('input[type=range]').waitFor();
  await look(page, `${name}: replay`);
  complained(name, complaints);
  await context.close();
}

export default async function solo(browser, url) {
  for (const journey of journeys) await travel(browser, url, journey);
}
