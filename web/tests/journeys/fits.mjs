// In the language with the longest words, at tables that are full: all that is needed is in sight, and no
// word is parted where it must not be.
import { drawn, resize, visit } from '../browser.mjs';
import { checkWidth, complained, expectThat } from '../checks.mjs';
import { moments } from '../moments.mjs';
import { keep, playMoments } from '../positions.mjs';
import { openTable } from '../tables.mjs';

const names = [
  'citadels_8',
  'citadels_draft_8',
  'citadels_destroy',
  'citadels_letter',
  'citadels_witch',
  'trickerion_place',
  'trickerion_assign',
  'trickerion_advertise',
];
const shown = 'trickerion_perform';
const watched = 'citadels_end';
const held = 'citadels_target';
const looks = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** Words that go on in the next line without a hyphen, or stick out of what they are written on. */
const badWords = (page) =>
  page.evaluate(() => {
    const isSeen = (element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.clientWidth !== 1 && element.parentElement.clientWidth !== 1;
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const bad = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!/\p{L}{6}/u.test(text.data) || !isSeen(holder)) continue;
      const style = getComputedStyle(holder);
      const block = style.display === 'inline' ? holder.parentElement : holder;
      const { left, right } = block.getBoundingClientRect();
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{6,}/gu)) {
        const range = document.createRange();
        // Of a word that is parted, the hyphen counts as a box of the second part.
        range.setStart(text, text.data[index - 1] === '\u00ad' ? index + 1 : index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        const sticksOut = style.textOverflow !== 'ellipsis' && boxes.some((box) => box.right > right + 2 || box.left < left - 2);
        if (lines.size > 1 || sticksOut) bad.push(word);
      }
    }
    return bad;
  });

/** What can be pressed of the own character and hand, but is covered or below the window. */
const hidden = (page) =>
  page.locator('.mine :is(.medallions, .hand) .spot').evaluateAll((spots) => {
    const foot = document.querySelector('.board + .foot').getBoundingClientRect().top;
    return spots.filter((spot) => spot.getBoundingClientRect().bottom > foot).map((spot) => spot.ariaLabel);
  });

/** Where something is to be used. */
const used = (name) => {
  if (name.includes('draft')) return '.draft .spot';
  return name.includes('letter') ? '.letter .spot' : '.mine .medallions .spot';
};

/** Choices in words whose words stand below each other. */
const narrow = (page) =>
  page.locator('.foot .choices .button').evaluateAll((buttons) =>
    buttons.filter((button) => button.offsetHeight > button.offsetWidth).map((button) => button.textContent.trim()),
  );

/** Four or five others sit in one row, where their cities leave the width to the middle. */
const rowsOfSeats = (page) =>
  page.locator('.strip .seat').evaluateAll((seats) => new Set(seats.map((seat) => Math.round(seat.getBoundingClientRect().top))).size);

async function enter(browser, url, games, look) {
  const visitor = await visit(browser, look);
  await visitor.page.goto(`${url}/`);
  await visitor.page.locator('.door').first().waitFor();
  await keep(visitor.page, games);
  return visitor;
}

/** While a show pays, nothing is told over its bill. */
async function showIsFree(browser, url, games) {
  const { context, page, complaints } = await enter(browser, url, games, { ...looks[0], moving: true });
  await page.goto(`${url}/#/table/local-${shown}`);
  await page.locator('[data-action^="perform "]').nth(1).click();
  await page.locator('.scene').waitFor();
  const covered = await page.evaluate(async () => {
    for (let i = 0; i < 30 && document.querySelector('.scene'); i += 1) {
      if (document.querySelector('.foot .news')) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  });
  expectThat(!covered, `${shown}: news lie over the bill`);
  complained(shown, complaints);
  await context.close();
}

/** Little height: a phone that lies, a window that is zoomed to 200 %, the smallest phone. */
const lowLooks = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 320, height: 640 },
];

/** What is asked first, by the moment in which it is. */
const firstAsked = {
  citadels_letter: '.letter [data-action]',
  citadels_destroy: '.piles [data-action]',
};

/** Of these, whatever is not whole between the upper edge of the window and the foot of the board. */
const outOfSight = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const foot = document.querySelector('.board + .foot').getBoundingClientRect().top;
    const boxes = all.map((one) => [one.getBoundingClientRect(), one.ariaLabel ?? one.textContent.trim()]);
    return boxes.filter(([{ top, bottom }]) => top < 0 || bottom > foot).map(([, name]) => name);
  });

/** Where the window is low, a board begins with what is asked. */
async function beginsWithWhatIsAsked(page, url) {
  for (const [name, selector] of Object.entries(firstAsked)) {
    for (const { width, height } of [...lowLooks, looks[0]]) {
      await page.goto('about:blank');
      await resize(page, width, height);
      await page.goto(`${url}/#/table/local-${name}`);
      await page.locator(selector).first().waitFor();
      await drawn(page);
      const hidden = await outOfSight(page, selector);
      expectThat(hidden.length === 0, `${name} ${width}×${height}: out of sight: ${hidden}`);
      if (height < looks[0].height) continue;
      expectThat((await page.evaluate(() => scrollY)) === 0, `${name} ${width}×${height}: scrolls though all is in view`);
    }
  }
}

/** A marker that is tried can be turned and placed without scrolling. */
async function placesMarkers(page, url) {
  for (const { width, height } of lowLooks.slice(0, 2)) {
    await page.goto('about:blank');
    await resize(page, width, height);
    await page.goto(`${url}/#/table/local-trickerion_marker`);
    const slot = page.locator('[data-slot]').first();
    await slot.waitFor();
    await drawn(page);
    await slot.click();
    const buttons = page.locator('.trial button');
    await buttons.first().waitFor();
    await drawn(page);
    // What lies over a button would be pressed in its place.
    const covered = await buttons.evaluateAll((all) => {
      const middle = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2);
      return all.filter((one) => !one.contains(middle(one.getBoundingClientRect()))).map((one) => one.textContent.trim());
    });
    expectThat(covered.length === 0, `trickerion_marker ${width}×${height}: out of reach: ${covered}`);
  }
}

const mostSteps = 300;

/** In the page: whether the focus has left the board, and what has it below the foot of the board. */
function focused() {
  const [one, board] = [document.activeElement, document.querySelector('.board')];
  if (!board.contains(one)) return { over: board.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING };
  const foot = document.querySelector('.board + .foot').getBoundingClientRect().top;
  return { hidden: one.getBoundingClientRect().top >= foot && (one.ariaLabel ?? one.textContent.trim()) };
}

/** Whatever gets the focus is not wholly below the foot of the board. */
async function focusStaysInSight(page, url) {
  for (const name of ['citadels_8', 'trickerion_place']) {
    for (const { width, height } of [{ width: 1280, height: 640 }, lowLooks[0], looks[2]]) {
      await page.goto('about:blank');
      await resize(page, width, height);
      await page.goto(`${url}/#/table/local-${name}`);
      await page.locator('[data-action]:visible, [data-leads]:visible').first().waitFor();
      await drawn(page);
      await page.evaluate(() => scrollTo(0, 0));
      const hidden = [];
      for (let steps = 0, at = {}; steps < mostSteps && !at.over; steps += 1) {
        await page.keyboard.press('Tab');
        at = await page.evaluate(focused);
        if (at.hidden) hidden.push(at.hidden);
      }
      expectThat(hidden.length === 0, `${name} ${width}×${height}: focused out of sight: ${hidden}`);
    }
  }
}

/** The bar at the top is one row, at tables of the server, too, where it holds most. */
async function hasOneRow(page, url) {
  await openTable(page, url, { players: 2 });
  const bar = page.locator('header').first();
  await bar.locator('[href="#/notices"]').waitFor();
  for (const width of [641, 700, 768, 800, 861, 901, 1024]) {
    await resize(page, width, 900);
    const height = await bar.evaluate((box) => box.offsetHeight);
    expectThat(height < 60, `at ${width} px the bar at the top is ${height} px high`);
  }
}

/** Before whoever only watches, the cities of four fill the width. */
async function watchedFillsWidth(page, url) {
  await page.goto('about:blank');
  await resize(page, looks[0].width, looks[0].height);
  await page.goto(`${url}/#/replay/local-${watched}`);
  await page.locator('.transport').waitFor();
  await drawn(page);
  const widths = await page.locator('.strip .seat').evaluateAll((seats) => seats.map((seat) => seat.offsetWidth));
  const room = await page.locator('.table').evaluate((table) => table.clientWidth);
  const filled = widths.reduce((sum, width) => sum + width, 0);
  expectThat(filled > 0.9 * room, `${watched}: cities of ${widths} px in ${room} px`);
}

/** Five cards in hand leave each other's names free. */
async function namesAreFree(page, url) {
  await page.goto('about:blank');
  await page.goto(`${url}/#/table/local-${held}`);
  const names = page.locator('.mine .hand .name');
  await names.first().waitFor();
  await drawn(page);
  const covered = await names.evaluateAll((all) =>
    all.filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { right, top, height } = range.getBoundingClientRect();
      return !one.closest('li').contains(document.elementFromPoint(right - 2, top + height / 2));
    }).map((one) => one.textContent.trim()),
  );
  expectThat((await names.count()) === 5 && covered.length === 0, `${held}: of ${await names.count()} names are covered: ${covered}`);
}

export default async function fits(browser, url) {
  const wanted = new Set([...names, shown, watched, held, ...Object.keys(firstAsked), 'trickerion_marker']);
  const games = await playMoments(Object.fromEntries([...wanted].map((name) => [name, moments[name]])));
  const { context, page, complaints } = await enter(browser, url, games, { ...looks[0], language: 'de', theme: 'light' });
  await beginsWithWhatIsAsked(page, url);
  await placesMarkers(page, url);
  await focusStaysInSight(page, url);
  await hasOneRow(page, url);
  await watchedFillsWidth(page, url);
  await namesAreFree(page, url);
  for (const name of names) {
    await page.goto(`${url}/#/table/local-${name}`);
    await page.locator('[data-action]:visible, [data-leads]:visible').first().waitFor();
    for (const { width, height } of looks) {
      await resize(page, width, height);
      await drawn(page);
      const where = `${name} ${width}`;
      await checkWidth(page, where);
      const words = await badWords(page);
      expectThat(words.length === 0, `${where}: badly parted: ${words}`);
      const thin = await narrow(page);
      expectThat(thin.length === 0, `${where}: too narrow: ${thin}`);
      if (width < 1000 || !name.startsWith('citadels')) continue;
      const below = await hidden(page);
      expectThat(below.length === 0, `${where}: below the window: ${below}`);
      expectThat((await page.locator(used(name)).count()) > 0, `${where}: has nothing to use`);
      if (!name.endsWith('_8')) expectThat((await rowsOfSeats(page)) === 1, `${where}: the others sit in several rows`);
    }
    await page.goto('about:blank');
  }
  complained('fits', complaints);
  await context.close();
  await showIsFree(browser, url, games);
}
