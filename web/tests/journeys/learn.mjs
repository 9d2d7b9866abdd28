// Learning: guided games to their end, the almanac, the player aids.
import { visit } from '../browser.mjs';
import { check, complained, expectSoon, expectThat } from '../checks.mjs';

const journeys = [
  { width: 390, height: 844, language: 'de', theme: 'dark' },
  { width: 1440, height: 900, language: 'en', theme: 'light', keys: true },
];
const mostPresses = 200;
const mostSteps = 60;

async function lookUp(page, url, name, german) {
  await page.goto(`${url}/#/almanac/trickerion/trick`);
  await page.locator('[data-card]').first().waitFor();
  await expectSoon(async () => (await page.locator('[data-card]').count()) === 48, `${name}: all tricks`);
  await check(page, `${name}: almanac`);

  const category = page.getByLabel(german ? 'Zauberschule' : 'Category');
  await category.selectOption('optical');
  await expectSoon(async () => (await page.locator('[data-card]').count()) === 12, `${name}: optical tricks`);
  // A word of the other language finds the card and says why.
  const search = page.getByRole('searchbox');
  await search.fill(german ? 'top hat' : 'zylinder');
  await page.locator('[data-card=rabbit_from_the_top_hat] .other mark').first().waitFor();
  await expectSoon(async () => (await page.locator('[data-card]').count()) === 1, `${name}: the rabbit is found`);
  await search.fill('xyzzy');
  await page.locator('.none').waitFor();
  await page.getByRole('button', { name: german ? 'Wieder alle' : 'Show all' }).click();

  await page.locator('[data-card=linking_rings]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(/trick\/living_piano/);
  await page.locator('article .about').waitFor();
  await check(page, `${name}: card`);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/trick\/linking_rings/);
  await page.getByRole('link', { name: german ? 'Metall' : 'Metal', exact: true }).click();
  await page.waitForURL(/component\/metal/);
  await page.getByRole('link', { name: german ? 'In den Regeln' : 'In the rules' }).click();
  await page.locator('h1', { hasText: german ? 'Regeln' : 'rules' }).waitFor();

  await page.goto(`${url}/#/almanac/citadels/district/school_of_magic`);
  await page.locator('article .about').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-card=school_of_magic]').waitFor();
}

async function aids(page, url, name, german) {
  await page.goto(`${url}/#/aid/citadels`);
  await page.locator('.aid').waitFor();
  await check(page, `${name}: aid of Citadels`);
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.locator('.aid', { hasText: german ? '8 Gebäude' : '8 districts' }).waitFor();
  await page.goto(`${url}/#/aid/trickerion`);
  const early = german ? 'Frühes Regelheft' : 'Early rulebook';
  await page.getByRole('radio', { name: early }).check({ force: true });
  await page.locator('.aid', { hasText: '3 AP' }).waitFor();
  await page.getByRole('switch').first().check({ force: true });
  await page.locator('.aid', { hasText: german ? 'Spiel mit dem Schicksal' : 'Fortune Telling' }).waitFor();
  await check(page, `${name}: aid of Trickerion`);
}

/** In the page: what the guide says, and what glows. */
function watchGuide() {
  window.standing = () => {
    const said = [...document.querySelectorAll('.coach .count, .coach .words')].map((element) => element.textContent);
    const lit = [...document.querySelectorAll('[data-coached]')].map(({ dataset }) => [dataset.action, dataset.leads]);
    return [...said, ...lit].join(' ');
  };
}

const standing = (page) => page.evaluate(() => window.standing());
const moved = (page, before) => page.waitForFunction((old) => window.standing() !== old, before);

/** Takes what glows, as the learner is told to: there is always something until the end. Whether it was there. */
async function follow(page, end, take) {
  const glowing = page.locator('[data-go]').or(page.locator('[data-coached]:visible'));
  await glowing.or(end).first().waitFor();
  if (await end.isVisible()) return false;
  const before = await standing(page);
  await take(page, glowing.first());
  await moved(page, before);
  return true;
}

// The middle of a card may hold something else to press.
const press = (page, glowing) => glowing.evaluate((element) => element.click());

const focused = (page, selector) => page.evaluate((wanted) => document.activeElement.matches(wanted), selector);

/** Goes there by keys alone: with arrows on the board, and from one to the next in a dialogue. */
async function pressByKeys(page) {
  const wanted = '[data-go], [data-coached]';
  expectThat(!(await focused(page, 'body')), `the guide has the focus: ${await standing(page)}`);
  for (let i = 0; i < mostSteps && !(await focused(page, wanted)); i += 1) {
    await page.keyboard.press((await page.locator('dialog[open]').count()) > 0 ? 'Tab' : 'ArrowRight');
  }
  if (!(await focused(page, wanted))) throw new Error(`not reached by keys: ${await standing(page)}`);
  await page.keyboard.press('Enter');
}

async function guide(page, url, game, name, take) {
  await page.goto(`${url}/#/learn/${game}`);
  await page.locator('.coach .words').waitFor();
  await check(page, `${name}: guide of ${game}`);
  const end = page.locator(`.coach a[href="#/play/${game}"]`);
  for (let i = 0; i < mostPresses && (await follow(page, end, take)); i += 1);
  await page.locator('#score-title').waitFor();
  await check(page, `${name}: end of the guide of ${game}`);

  // Back by one, once more from the beginning, and over the first part.
  for (const button of ['.tools button >> nth=0', '.tools button >> nth=1', '.tools button >> nth=-1']) {
    const before = await standing(page);
    await page.locator(`.coach ${button}`).click();
    await moved(page, before);
  }
}

async function travel(browser, url, journey) {
  const name = `learn ${journey.width} ${journey.language}`;
  const german = journey.language === 'de';
  const { context, page, complaints } = await visit(browser, journey);
  await page.addInitScript(watchGuide);
  await page.goto(`${url}/`);
  await page.getByRole('link', { name: german ? 'Lernen' : 'Learn' }).first().click();
  await page.locator('article h2').first().waitFor();
  await check(page, `${name}: start`);
  await lookUp(page, url, name, german);
  await aids(page, url, name, german);
  await guide(page, url, 'citadels', name, journey.keys ? pressByKeys : press);
  await guide(page, url, 'trickerion', name, press);
  complained(name, complaints);
  await context.close();
}

export default async function learn(browser, url) {
  for (const journey of journeys) await travel(browser, url, journey);
}
