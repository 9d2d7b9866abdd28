// What surrounds every board: help, "Why not?", hints, keys, dragging, undo, a lost connection.
import { decide, decided, visit } from '../browser.mjs';
import { check, complained, expectSoon, expectThat } from '../checks.mjs';
import { playByKeys, playUntil as playWhole } from '../play.mjs';
import { openTable } from '../tables.mjs';
import { dragByFinger, restFinger } from '../touch.mjs';

async function playUntil(page, reached) {
  for (let i = 0; i < 60 && !(await reached()); i += 1) {
    await decide(page);
    // What is shown until then was offered before.
    await decided(page);
  }
  expectThat(await reached(), 'frame: never came to the moment in question');
}

async function asking(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1440 });
  await openTable(page, url, { players: 3 });
  await playUntil(page, () => page.locator('[data-action="gather gold"]').isVisible());

  await page.keyboard.press('w');
  await page.getByText('Choose anything on the board').waitFor();
  await expectSoon(async () => (await page.locator('[data-action]').count()) === 0, 'why: nothing is decided while one asks');
  await page.locator('[data-place^=hand] button').first().click();
  const rule = page.locator('.why a[href^="#/rules/citadels/"]');
  await rule.waitFor();
  expectThat((await rule.textContent()).startsWith('Rule C'), 'why: the rule has a name');
  await check(page, 'why: an answer');
  await page.locator('[data-ask=end_turn]').click();
  await page.locator('.answer', { hasText: 'End your turn' }).waitFor();
  await page.locator('.track button').last().click();
  await page.locator('.answer', { hasText: '8' }).or(page.locator('.answer', { hasText: '9' })).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-action="gather gold"]').waitFor();

  // The same is told to whoever only points at it.
  await page.locator('[data-place^=hand] button').first().hover();
  await page.locator('[role=tooltip]', { hasText: 'Why not:' }).waitFor();
  await page.mouse.move(5, 5);
  await page.locator('[role=tooltip]').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Help' }).waitFor();
  await check(page, 'help');
  await page.keyboard.press('Escape');

  await page.locator('.line button', { hasText: 'Ann' }).first().hover();
  await expectSoon(async () => (await page.locator('[data-lit]').count()) > 0, 'log: a name lights up on the board');
  await page.getByRole('button', { name: 'Play back' }).click();
  await page.locator('li.told').waitFor();
  complained('asking', complaints);
  await context.close();
}

/** In the page: the number of the newest line; only some are kept. */
const newest = () => Math.max(0, ...[...document.querySelectorAll('[data-line]')].map(({ dataset }) => Number(dataset.line)));

async function hinting(browser, url) {
  const phone = { width: 390, height: 844, language: 'de', theme: 'light' };
  for (const [look, game, kind] of [
    [{ width: 1440 }, 'citadels', 'gather gold'],
    [phone, 'citadels', 'gather gold'],
    [{ width: 1440 }, 'trickerion', 'place'],
  ]) {
    const { context, page, complaints } = await visit(browser, look);
    await openTable(page, url, { game, players: 3 });
    const reached = await playWhole(page, game, kind);
    expectThat(reached === kind, `hints: ${kind} is offered, not ${reached}`);
    const told = await page.evaluate(newest);
    await page.keyboard.press('h');
    await page.locator('[data-hint]').nth(1).waitFor();
    await check(page, `hints: ${game} ${look.width}`);
    await expectSoon(async () => (await page.locator('[data-hints] ul li').count()) > 1, 'hints: they have reasons');
    await page.keyboard.press('Escape');
    await page.locator('[data-hints]').waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    await page.locator('[data-hint]').first().click();
    await page.locator('[data-hints]').waitFor({ state: 'detached' });
    await expectSoon(async () => (await page.evaluate(newest)) > told, `hints: ${game}: what was hinted is done`);
    complained('hints', complaints);
    await context.close();
  }
}

async function keysOnly(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1440 });
  await openTable(page, url, { players: 4 });
  await page.locator('.draft').waitFor();
  const end = await playByKeys(page, 'citadels');
  expectThat(end === 'over', `keys: a whole game without a pointer, not ${end}`);
  const said = await page.locator('[data-said] p').count();
  expectThat(said > 5, `keys: what happens is told to screen readers, not ${said} lines`);
  complained('keys', complaints);
  await context.close();
}

async function dragging(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1440, moving: true });
  await openTable(page, url, { players: 2 });
  const card = page.locator('li.builds').first();
  await playUntil(page, async () => (await card.count()) > 0);
  const thing = await card.getAttribute('data-thing');
  const built = page.locator(`[data-place="city 0"][data-thing="${thing}"]`);
  const before = await built.count();
  const from = await card.boundingBox();
  const to = await page.locator('[data-drop=city]').boundingBox();
  await page.mouse.move(from.x + 40, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 70, { steps: 6 });
  await page.locator('.tag').waitFor();
  // On a slow machine it has flown before anybody looks.
  await page.evaluate(() => {
    new MutationObserver(() => (window.flew ||= document.querySelector('.travelling') !== null)).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await page.mouse.up();
  const way = page.locator('dialog [data-action]').first();
  await built.nth(before).or(way).first().waitFor();
  if (await way.isVisible()) await way.click();
  await built.nth(before).waitFor();
  expectThat(await page.evaluate(() => window.flew === true), 'drag: the gold flies');
  await page.locator('.travelling').first().waitFor({ state: 'detached' });

  // Back again.
  await page.keyboard.press('z');
  await page.waitForFunction(
    ([thing, count]) => document.querySelectorAll(`[data-place="city 0"][data-thing="${thing}"]`).length === count,
    [thing, before],
  );
  complained('dragging', complaints);
  await context.close();
}

/** By finger: a card is dragged into the city, another one is looked at closely; the page stays where it is. */
async function touching(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 390, height: 844, touch: true });
  await openTable(page, url, { players: 2 });
  const card = page.locator('li.builds').first();
  await playUntil(page, async () => (await card.count()) > 0);
  const thing = await card.getAttribute('data-thing');
  const built = page.locator(`[data-place="city 0"][data-thing="${thing}"]`);
  const before = await built.count();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));

  await restFinger(page, card);
  await page.locator('dialog[open]').waitFor();
  expectThat((await built.count()) === before, 'touch: a close-up chooses nothing');
  expectThat(await page.evaluate(() => getSelection().isCollapsed), 'touch: a close-up marks no words');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });

  const scrolled = await dragByFinger(page, card, page.locator('[data-drop=city]'));
  expectThat(scrolled === 0, `touch: dragging scrolls by ${scrolled}`);
  const way = page.locator('dialog [data-action]').first();
  await built.nth(before).or(way).first().waitFor();
  if (await way.isVisible()) await way.tap();
  await built.nth(before).waitFor();

  // The log covers the board: a name in it gives way to the thing itself.
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const named = page.locator('dialog .line button').last();
  // What has just been built may still travel below the finger.
  await expectSoon(async () => {
    if (!(await named.isVisible())) await page.getByRole('button', { name: 'Log' }).tap({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(300);
    return named.isVisible();
  }, 'touch: the log opens');
  await named.tap();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.locator('[data-lit]:visible').first().waitFor();
  await page.locator('[data-lit]').first().waitFor({ state: 'detached' });
  complained('touching', complaints);
  await context.close();
}

async function undoAsked(browser, url) {
  const host = await visit(browser, { width: 1024 });
  const guest = await visit(browser, { width: 390, height: 844 });
  await host.page.goto(`${url}/#/play/citadels`);
  await host.page.locator('label', { hasText: 'Online' }).click();
  await host.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByText('free seat').waitFor();
  await guest.page.goto(host.page.url());
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).waitFor();
  await host.page.waitForFunction(() => document.querySelector('.actions button:not([disabled])'));
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await host.page.locator('.board').waitFor();
  await guest.page.locator('.board').waitFor();

  const draft = (page) => page.locator('.draft');
  await draft(host.page).or(host.page.getByText('is thinking').first()).first().waitFor();
  const [first, second] = (await draft(host.page).isVisible()) ? [host.page, guest.page] : [guest.page, host.page];
  await decide(first);
  await draft(second).waitFor();
  await decide(second);
  await first.getByRole('button', { name: 'Ask to undo' }).click();
  await first.getByText('The others are asked').waitFor();
  await second.getByText('would like to take back a move').waitFor();
  await check(second, 'undo: asked');
  await second.getByRole('button', { name: 'Agree' }).click();
  await draft(first).waitFor();
  await second.getByText('would like to take back a move').waitFor({ state: 'detached' });
  for (const { context, complaints } of [host, guest]) {
    complained('undo asked', complaints);
    await context.close();
  }
}

async function lostConnection(browser, url) {
  const { context, page } = await visit(browser, { width: 1440 });
  const sockets = [];
  let reachable = true;
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    if (!reachable) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await openTable(page, url, { players: 2 });
  await playUntil(page, () => page.locator('[data-action="gather gold"]').isVisible());
  reachable = false;
  await Promise.all(sockets.map((socket) => socket.close()));
  await page.getByText('The connection is lost').waitFor();
  await check(page, 'lost connection');
  // What is decided now is sent when the server can be reached again.
  await page.locator('[data-action="gather gold"]').click();
  reachable = true;
  await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await page.locator('[data-action="gather gold"]').waitFor({ state: 'detached' });
  await page.locator('[data-action]').first().waitFor();
  await context.close();
}

const outlineOf = (page, selector) =>
  page.locator(selector).first().evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
  });

/** Where the reader chooses the colours, nothing glows: lines tell what can be done, and what is. */
async function forcedColours(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1024 });
  await page.emulateMedia({ forcedColors: 'active' });
  const differ = async (one, other) => {
    const [first, second] = [await outlineOf(page, one), await outlineOf(page, other)];
    expectThat(first !== second, `forced colours: ${one} and ${other} look alike: ${first}`);
  };
  await openTable(page, url, { players: 3 });
  await playUntil(page, () => page.locator('[data-action="gather gold"]').isVisible());
  await differ('.spot[data-action]', '.spot:not([data-action])');
  await differ('.plate.acting .emblem', '.plate:not(.acting) .emblem');

  await openTable(page, url, { name: 'Bea', game: 'trickerion', players: 2, options: { beginner_setup: true } });
  await playWhole(page, 'trickerion', 'place');
  await page.locator('[data-hold]').first().click();
  await differ('.spot[data-hold][aria-pressed=true]', '.spot[data-action^="place "]');
  await differ('.spot[data-action^="place "]', '.spot:not(.legal)');

  await page.goto(`${url}/#/settings`);
  await page.locator('main h1').waitFor();
  await differ('input[type=radio]:checked + span', 'input[type=radio]:not(:checked) + span');
  complained('forced colours', complaints);
  await context.close();
}

async function botStandsIn(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1024, followed: true });
  await openTable(page, url, { players: 2 });
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await page.getByRole('button', { name: 'Play on yourself' }).click();
  await page.getByRole('button', { name: 'Let a bot play' }).waitFor();
  await page.locator('[data-action]').or(page.locator('#score-title')).first().waitFor();

  await page.goto(`${url}/#/settings`);
  await page.locator('label', { hasText: 'Sounds' }).click();
  await page.getByLabel('Volume').waitFor();
  await check(page, 'settings: sounds');
  complained('bot stands in', complaints);
  await context.close();
}

export default async function frame(browser, url) {
  const parts = [asking, hinting, dragging, touching, undoAsked, lostConnection, forcedColours, botStandsIn, keysOnly];
  for (const part of parts) {
    await part(browser, url).catch((error) => expectThat(false, `${part.name}: ${error.stack}`));
  }
}
