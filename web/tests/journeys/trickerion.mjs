// A newcomer plays whole games of Trickerion against bots: every module, four widths, both
// languages, by mouse, by keyboard and on a phone.
import { decided, visit } from '../browser.mjs';
import { check, complained, expectSoon, expectThat } from '../checks.mjs';
import { moments } from '../moments.mjs';
import { playByKeys, playUntil } from '../play.mjs';
import { keep, playMoments } from '../positions.mjs';
import { openTable } from '../tables.mjs';
import { dragByFinger } from '../touch.mjs';

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
    size: { width: 390, height: 844, language: 'de', theme: 'light', touch: true },
    looks: ['assign'],
    part: onPhone,
  },
  {
    name: 'powers',
    players: 4,
    options: { dark_alley: true, powers: true },
    size: { width: 768, height: 1024, language: 'en', theme: 'light' },
    looks: ['discard', 'learn_power'],
    rereads: true,
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
/** A Trick is tried on a card, and nothing comes of it. */
async function rehearse(page) {
  const before = await page.locator('.prompt').textContent();
  await page.locator('[data-rehearse]').click();
  const dialog = page.locator('dialog[open]');
  const slot = dialog.locator('[data-slot]').first();
  await slot.click();
  await dialog.locator('.ghost').first().waitFor();
  await check(page, 'rehearsal');
  await dialog.getByRole('button', { name: 'Turn' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectSoon(async () => (await page.locator('.prompt').textContent()) === before, 'rehearsal: nothing is decided');
}

/** The first turn with real clicks: cards are dragged and clicked, one Character is placed. */
async function byMouse(page) {
  await playUntil(page, 'trickerion', 'assign');
  const theater = page.locator('[data-action="assign magician theater"]');
  await theater.hover();
  await page.mouse.down();
  await page.locator('.team li').nth(1).hover();
  await page.mouse.up();
  await expectSoon(() => page.locator('.team li').nth(1).getByText('Theater').isVisible(), 'a card is dragged to somebody');
  await page.locator('.team li').nth(1).getByRole('button').last().click();
  await decided(page);
  await page.locator('.team li').first().getByRole('button').first().click();
  await theater.click();
  await decided(page);
  await page.locator('[data-action=confirm]').click();
  await page.locator('[data-hold]').first().waitFor();
  await check(page, 'mouse: placing');
  const told = await page.locator('[data-thing^="performance "] li', { hasText: ' circle, ' }).count();
  expectThat(told > 0, 'mouse: what faces each circle is told in words');
  await rehearse(page);
  await page.locator('[data-action^="place magician"][data-action$="_stage"]').first().click();
  await page.locator('.line', { hasText: "Ann's Magician takes the stage" }).first().waitFor();
}

async function byFinger(page) {
  const card = page.locator('.movable', { has: page.locator('[data-action$=" theater"]') });
  const second = page.locator('.team li').nth(1);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = await dragByFinger(page, card, second);
  await expectSoon(() => second.getByText('Theater').isVisible(), 'phone: a card is dragged by finger');
  expectThat(scrolled === 0, `phone: dragging scrolls by ${scrolled}`);
  await second.getByRole('button').last().tap();
}

/** Cards are dragged by finger; the parts of the board are tabs, and what is asked opens the one that matters. */
async function onPhone(page) {
  await byFinger(page);
  await playUntil(page, 'trickerion', 'place');
  await check(page, 'phone: placing');
  const tabs = page.locator('nav.tabs button');
  expectThat((await tabs.count()) === 5, 'phone: five tabs');
  for (const [i, part] of [[1, '.street'], [2, '.workshop'], [3, '.seats']]) {
    await tabs.nth(i).click();
    await expectSoon(() => page.locator(part).first().isVisible(), `phone: ${part} has a tab`);
    if (part === '.street') await check(page, 'phone: town');
  }
  await page.locator('.seats li button').first().click();
  await page.locator('dialog[open] .workshop').waitFor();
  await check(page, 'phone: the workshop of somebody else');
  await page.keyboard.press('Escape');
  await tabs.nth(2).click();
  await page.locator('[data-hold]').first().click();
}

/** From here to the end without a mouse. */
async function byKeyboard(page) {
  await page.mouse.move(0, 0);
  const end = await playByKeys(page, 'trickerion');
  expectThat(end === 'over', `keyboard: the game ends, not ${end}`);
}

async function readPlaybill(page) {
  await page.locator('.ticket:not([data-rehearse])').click();
  const dialog = page.locator('dialog[open]');
  const text = await dialog.innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Whoever comes back can read what the last evening brought. */
async function readAgain(page) {
  const before = await readPlaybill(page);
  await page.reload();
  const after = await readPlaybill(page);
  expectThat(after === before, `the playbill after a reload: ${after}, not ${before}`);
}

/** Whoever is placed flies there, and what the log names lights up on the board. */
async function moving(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1440, moving: true });
  await openTable(page, url, { game: 'trickerion', players: 2, options: { beginner_setup: true } });
  for (const name of await page.locator('.line', { hasText: 'starts with' }).first().locator('button').all()) {
    await name.hover();
    await expectSoon(async () => (await page.locator('[data-lit]').count()) > 0, `log: ${await name.textContent()} lights up`);
  }

  await playUntil(page, 'trickerion', 'place');
  const spot = page.locator('[data-action^="place "]').first();
  const [, who, where] = (await spot.getAttribute('data-action')).split(' ');
  // On a slow machine it has flown before anybody looks.
  await page.evaluate(() => {
    const seen = (window.flew = new Set());
    new MutationObserver(() => {
      for (const { dataset } of document.querySelectorAll('.sky > *')) seen.add(dataset.thing ?? dataset.piece);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await spot.click();
  await page.locator(`[data-thing="character ${who}"][data-of="0"][data-place="${where}"]`).first().waitFor();
  const flew = await page.evaluate(() => [...window.flew]);
  expectThat(flew.includes(`character ${who}`), `motion: the ${who} flies to ${where}, not only ${flew}`);
  await page.locator('.sky').waitFor({ state: 'detached' });
  complained('moving', complaints);
  await context.close();
}

/** While a show plays, nothing of what comes after it is seen or offered; whoever skips it is where the game is. */
async function showTime(browser, url) {
  const games = await playMoments({ show: moments.trickerion_perform });
  const { context, page, complaints } = await visit(browser, { width: 1440, moving: true });
  await page.goto(`${url}/`);
  await page.locator('.door').first().waitFor();
  await keep(page, games);
  await page.goto(`${url}/#/table/local-show`);
  const phase = page.locator('.facts .phase');
  const perform = page.locator('[data-action^="perform "]').nth(1);
  await perform.waitFor();
  await perform.click();
  await page.locator('.scene').waitFor();
  const showing = await phase.textContent();
  expectThat(showing === 'Performance', `show: the phase is that of the show, not ${showing}`);
  for (let looks = 0; looks < 4; looks += 1) {
    const [plays, offered, now, told] = await page.evaluate(() => [
      document.querySelector('.scene') !== null,
      [...document.querySelectorAll('.main :is([data-action], [data-leads], [data-slot])')].map(({ dataset }) => dataset.action),
      document.querySelector('.facts .phase').textContent,
      document.querySelector('.main .news')?.textContent,
    ]);
    expectThat(plays, 'show: it plays on');
    expectThat(offered.length === 0, `show: meanwhile ${offered} is offered`);
    expectThat(now === showing && !told, `show: meanwhile it is ${now}, and one is told ${told}`);
    await page.waitForTimeout(400);
  }
  await page.locator('[data-skip]').click();
  await page.locator('.scene').waitFor({ state: 'detached' });
  await page.locator('[data-skip]').waitFor({ state: 'detached' });
  const said = await page.locator('.prompt').textContent();
  expectThat(!said.includes('The show is on'), 'show: whoever skips it is where the game is');
  complained('show', complaints);
  await context.close();
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
  if (game.rereads) await readAgain(page);
  complained(game.name, complaints);
  await context.close();
}

export default async function trickerion(browser, url) {
  await moving(browser, url);
  await showTime(browser, url);
  for (const game of games) await travel(browser, url, game);
}
