// Whoever has set large letters in the browser gets them, and nothing leaves the window.
import { openBrowser, visit } from '../browser.mjs';
import { checkWidth, complained, expectThat } from '../checks.mjs';

const letters = 32;
const looks = [
  { width: 390, height: 844, language: 'de' },
  { width: 1440, height: 900, language: 'de', theme: 'light' },
];

async function look(page, name) {
  const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  expectThat(size === letters, `${name}: letters of ${size} px instead of ${letters}`);
  await checkWidth(page, name);
}

/** What is written on cards and sticks out of them, where it is cut off. */
const cutOff = (page) =>
  page.locator(':is(.offer .large, .draft .portrait, .crew .person):visible').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      const lines = [...card.querySelectorAll('.name, .line')];
      const isCut = (line) => line.getBoundingClientRect().right > right + 1 || line.scrollWidth > line.clientWidth + 1;
      return lines.filter(isCut).map((line) => line.textContent);
    }),
  );

/** Names of one word that stand on several lines of the rank track. */
const broken = (page) =>
  page.locator('.track .name:visible').evaluateAll((names) =>
    names
      .filter((one) => !one.textContent.includes(' ') && one.clientHeight > 1.5 * parseFloat(getComputedStyle(one).lineHeight))
      .map((one) => one.textContent),
  );

async function table(page, url, game, name) {
  await page.goto(`${url}/#/`);
  await page.locator(`[data-play=${game}]`).click();
  await page.locator('[data-prompt]').waitFor();
  await page.locator('[data-action]:visible, [data-leads]:visible').first().waitFor();
  await look(page, `${name} ${game}`);
  const cut = await cutOff(page);
  expectThat(cut.length === 0, `${name} ${game}: cut off: ${cut}`);
  const parted = await broken(page);
  expectThat(parted.length === 0, `${name} ${game}: broken: ${parted}`);
}

export default async function largeText(_, url) {
  const browser = await openBrowser([`--blink-settings=defaultFontSize=${letters}`]);
  for (const way of looks) {
    const name = `large text ${way.width}`;
    const { context, page, complaints } = await visit(browser, way);
    for (const screen of ['', 'settings', 'play/citadels', 'lobby', 'learn']) {
      await page.goto(`${url}/#/${screen}`);
      await page.locator('main h1').waitFor();
      await page.locator('main .panel').first().waitFor();
      await look(page, `${name} ${screen || 'home'}`);
    }
    for (const game of ['citadels', 'trickerion']) await table(page, url, game, name);
    complained(name, complaints);
    await context.close();
  }
  await browser.close();
}
