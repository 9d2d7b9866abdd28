// A newcomer plays whole games of Trickerion against bots: every module, four widths, both
// languages, by mouse, by keyboard and on a phone.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { playUntil } from '../play.mjs';
import { openTable } from '../tables.mjs';

/** Each game is looked at where its module matters. */
const games = [
  {
    name: 'beginner',
    players: 2,
    options: { beginner_setup: true },
    size: { width: 1920, height: 1080, language: 'en', theme: 'dark' },
    looks: ['choose'],
    part: byMouse,
  },
  {
    name: 'dark alley',
    players: 3,
    options: { dark_alley: true },
    size: { width: 390, height: 844, language: 'de', theme: 'light' },
    looks: ['assign', 'place'],
    part: onPhone,
  },
  {
    name: 'powers',
    players: 4,
    options: { dark_alley: true, powers: true },
    size: { width: 768, height: 1024, language: 'en', theme: 'light' },
    looks: ['discard', 'learn_power'],
  },
  {
    name: 'duel',
    players: 2,
    options: { duel: true },
    // A window of 1440 px, zoomed to 200 %.
    size: { width: 720, height: 450, language: 'de', theme: 'dark' },
    looks: ['start'],
    part: byKeyboard,
  },
];
/** The first turn with real clicks: cards are dragged and clicked, one Character is placed. */
async function byMouse(page) {
  await playUntil(page, 'trickerion', 'assign');
  const theater = page.locator('[data-action="assign magician theater"]');
  await theater.dragTo(page.locator('.team li').nth(1));
  expectThat(await page.locator('.team li').nth(1).getByText('Theater').isVisible(), 'a card is dragged to somebody');
  await page.locator('.team li').nth(1).getByRole('button').last().click();
  await page.locator('.team li').first().getByRole('button').first().click();
  await theater.click();
  await page.locator('[data-action=confirm]').click();
  await page.locator('[data-hold]').first().waitFor();
  await check(page, 'mouse: placing');
  await page.locator('[data-action^="place magician"][data-action$="_stage"]').first().click();
  await page.locator('[data-thing="character-0-magician"]').first().waitFor();
}

/** The parts of the board are tabs; what is asked opens the one that matters. */
async function onPhone(page) {
  await playUntil(page, 'trickerion', 'place');
  const tabs = page.locator('nav.tabs button');
  expectThat((await tabs.count()) === 5, 'phone: five tabs');
  for (const [i, part] of [[1, '.street'], [2, '.workshop'], [3, '.seats']]) {
    await tabs.nth(i).click();
    expectThat(await page.locator(part).first().isVisible(), `phone: ${part} has a tab`);
    if (part === '.street') await check(page, 'phone: town');
  }
  await page.locator('.seats li button').first().click();
  await page.locator('dialog[open] .workshop').waitFor();
  await check(page, 'phone: the workshop of somebody else');
  await page.keyboard.press('Escape');
  await tabs.nth(2).click();
  await page.locator('[data-hold]').first().click();
}

async function tabTo(page, selector) {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return true;
  }
  return false;
}

/** An assignment and a placement without a mouse. */
async function byKeyboard(page) {
  await playUntil(page, 'trickerion', 'assign');
  for (const selector of ['[data-action^="assign magician theater"]', '[data-action^="assign "]', '[data-action=confirm]']) {
    expectThat(await tabTo(page, selector), `keyboard: ${selector} can be reached`);
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-hold]').first().waitFor();
  for (const selector of ['[data-hold]', '[data-action^="place "]']) {
    expectThat(await tabTo(page, selector), `keyboard: ${selector} can be reached`);
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-thing^="character-0-"]').first().waitFor();
}

async function travel(browser, url, game) {
  const { context, page, complaints } = await visit(browser, game.size);
  const { players, options } = game;
  await openTable(page, url, { game: 'trickerion', players, options });
  for (const kind of game.looks) {
    const reached = await playUntil(page, 'trickerion', kind);
    expectThat(reached === kind, `${game.name}: ${kind} is offered, not ${reached}`);
    await check(page, `${game.name}: ${kind}`);
    if (kind === game.looks.at(-1)) await game.part?.(page);
  }
  const end = await playUntil(page, 'trickerion');
  expectThat(end === 'over', `${game.name}: the game ends, not ${end}`);
  await check(page, `${game.name}: score`);
  complained(game.name, complaints);
  await context.close();
}

export default async function trickerion(browser, url) {
  for (const game of games) await travel(browser, url, game);
}
