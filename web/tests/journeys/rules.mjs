// A learner in the rules: reading, deep links, search, language, keyboard, in all sizes.
import { visit } from '../browser.mjs';
import { check, complained, expectSoon, expectThat } from '../checks.mjs';

const journeys = [
  { width: 390, height: 844, language: 'de', theme: 'dark' },
  { width: 1024, height: 800, language: 'en', theme: 'light' },
];

/** Where an element stands in the window, from its upper edge. */
const top = (page, selector) =>
  page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().top);

async function inSight(page, selector) {
  const { height } = page.viewportSize();
  const y = await top(page, selector);
  return y >= 0 && y < height * 0.6;
}

async function deepLinks(page, url, name) {
  for (const [game, rule] of [['citadels', 'C5.3'], ['citadels', 'U.great_wall'], ['trickerion', 'T7.27'], ['trickerion', 'OP.wages']]) {
    await page.goto(`${url}/#/rules/${game}/${rule}`);
    const lit = `[data-lit][data-rule~="${rule}"]`;
    await page.locator(lit).waitFor();
    await expectSoon(() => inSight(page, lit), `${name}: ${rule} is in sight`);
    await expectSoon(
      () => page.locator(lit).evaluate((element) => element === document.activeElement),
      `${name}: ${rule} has the focus`,
    );
  }
  await check(page, `${name}: a rule of trickerion`);
}

async function searching(page, url, name, german) {
  await page.goto(`${url}/#/rules/citadels`);
  await page.locator('#overview').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(german ? 'gebaude bauen' : 'building limit');
  await page.locator('.hit mark').first().waitFor();
  await expectSoon(
    () => page.evaluate(() => (CSS.highlights.get('found')?.size ?? 0) > 0),
    `${name}: words found are marked in the text`,
  );
  await check(page, `${name}: search`);
  await page.keyboard.press('Escape');
  await expectSoon(async () => (await page.locator('.hit').count()) === 0, `${name}: Escape clears the search`);
  await page.keyboard.type('a16');
  await expectSoon(async () => (await page.locator('.hit').count()) === 1, `${name}: a rule is found by its number`);
  await page.locator('.hit').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-lit][data-rule~="A16"]').waitFor();
  await expectSoon(() => inSight(page, '[data-lit]'), `${name}: the rule found is in sight`);
}

async function contents(page, name, narrow) {
  await page.keyboard.press('Escape');
  if (narrow) await page.locator('.finder button').click();
  await page.locator('.finder nav a[href$="/scoring"]').click();
  await page.waitForFunction(() => Math.abs(document.getElementById('scoring').getBoundingClientRect().top) < 200);
  if (narrow) {
    expectThat(!(await page.locator('.finder nav').isVisible()), `${name}: the contents fold away`);
    await page.locator('.finder button').click();
  }
  await page.locator('.finder nav a[href$="/scoring"][aria-current]').waitFor();
  if (narrow) await check(page, `${name}: contents`);
}

async function languages(page, name, journey) {
  const other = journey.language === 'de' ? 'en' : 'de';
  await page.evaluate(() => document.getElementById('crown').scrollIntoView());
  const title = await page.locator('#crown-title').textContent();
  // The switch is above the page; a click by script leaves the page where it is.
  await page.locator(`header button[lang=${other}]`).evaluate((button) => button.click());
  await page.waitForFunction((old) => document.getElementById('crown-title')?.textContent !== old, title);
  await expectSoon(() => inSight(page, '#crown-title'), `${name}: the place stays when the language changes`);
}

async function learn(browser, url, journey) {
  const name = `rules ${journey.width} ${journey.language} ${journey.theme}`;
  const { context, page, complaints } = await visit(browser, journey);
  await page.goto(`${url}/#/rules`);
  await page.locator('main a[href="#/rules/citadels"]').waitFor();
  await check(page, `${name}: choosing`);
  await page.locator('main a[href="#/rules/citadels"]').click();
  await page.locator('#overview').waitFor();
  await deepLinks(page, url, name);
  await searching(page, url, name, journey.language === 'de');
  await contents(page, name, journey.width < 900);
  await languages(page, name, journey);
  await page.goto(`${url}/#/rules/chess`);
  await page.locator('[role=alert]').waitFor();
  complained(name, complaints);
  await context.close();
}

export default async function rules(browser, url) {
  for (const journey of journeys) await learn(browser, url, journey);
}
