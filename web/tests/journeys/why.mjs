// "Why not?" and close-ups on the board of Trickerion: by mouse, by keys, by finger; nothing is decided by it.
import { visit } from '../browser.mjs';
import { check, complained, expectSoon, expectThat } from '../checks.mjs';
import { playUntil } from '../play.mjs';
import { openTable } from '../tables.mjs';
import { restFinger } from '../touch.mjs';

const darkAlley = { game: 'trickerion', players: 3, options: { dark_alley: true } };

async function openAt(browser, url, look, kind) {
  const visitor = await visit(browser, look);
  await openTable(visitor.page, url, darkAlley);
  const reached = await playUntil(visitor.page, 'trickerion', kind);
  expectThat(reached === kind, `why: ${kind} is offered, not ${reached}`);
  return visitor;
}

/** What can be decided, as the page says. */
const offered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-action], [data-leads]')].map(({ dataset }) => `${dataset.action} ${dataset.leads}`),
  );

/** Asks about everything on the board; what was pressed, and what is told of it. */
const askAll = (page) =>
  page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const things = [...document.querySelectorAll('[data-askable]')].filter((thing) => thing.checkVisibility());
    const answers = [];
    for (const thing of things) {
      // Off and on again: no answer is left of before.
      press('w');
      await pause();
      press('w');
      await pause();
      thing.click();
      for (let i = 0; i < 2000 && !document.querySelector('.answer strong'); i += 1) await pause();
      answers.push({
        thing: thing.getAttribute('aria-label') ?? thing.textContent.trim(),
        legal: thing.matches('.legal'),
        answer: document.querySelector('.answer')?.textContent ?? '',
        rule: document.querySelector('.why a[href^="#/rules/trickerion/"]') !== null,
      });
    }
    return answers;
  });

async function everything(page, kind) {
  const before = await offered(page);
  await page.keyboard.press('w');
  await page.getByText('Choose anything on the board').waitFor();
  await expectSoon(async () => (await offered(page)).length === 0, `why: ${kind}: nothing is offered while one asks`);
  const answers = await askAll(page);
  expectThat(answers.length > 60, `why: ${kind}: all things can be asked, not only ${answers.length}`);
  for (const { thing, legal, answer, rule } of answers) {
    const right = legal ? answer.includes('This is possible now') : rule || answer.includes('This is possible now');
    expectThat(right, `why: ${kind}: ${thing}: ${answer}`);
  }
  expectThat(answers.some(({ rule }) => rule), `why: ${kind}: rules are named`);
  const vague = answers.filter(({ answer }) => answer.includes('not possible at the moment'));
  const few = vague.length <= answers.length / 20;
  expectThat(few, `why: ${kind}: ${vague.length} of ${answers.length} answers say nothing: ${vague.map(({ thing }) => thing).join('; ')}`);
  await check(page, `why: ${kind}: an answer`);
  // A button that should not be there would decide, or open something.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll(':is(.theatre, .street, .workshop, .foot .meter, .tray) button')];
    buttons.filter((button) => !button.matches('.ticket')).forEach((button) => button.click());
  });
  expectThat((await page.locator('dialog[open]').count()) === 0, `why: ${kind}: nothing opens`);
  await page.keyboard.press('Escape');
  await page.getByText('Choose anything on the board').waitFor({ state: 'detached' });
  await expectSoon(async () => (await offered(page)).join() === before.join(), `why: ${kind}: nothing is decided`);
}

/** A place where nothing can be done before a Character is there. */
const shut = (page) => page.locator('.stalls .spot:has(.crate:not(.full))').first();

async function lookingClosely(page) {
  const place = shut(page);
  const tooltip = page.locator('[role=tooltip]');
  await place.hover();
  await tooltip.filter({ hasText: 'Why not:' }).waitFor();
  expectThat((await place.getAttribute('aria-describedby')) === 'peek', 'close-up: it describes the place');
  await check(page, 'close-up');
  await tooltip.hover();
  await page.waitForTimeout(700);
  expectThat(await tooltip.isVisible(), 'close-up: the pointer can go there');
  await page.keyboard.press('Escape');
  await tooltip.waitFor({ state: 'detached' });
}

async function byKeys(page) {
  await page.mouse.move(5, 5);
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowDown');
  await page.locator('[data-askable]:focus').waitFor();
  await page.locator('[role=tooltip]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.answer strong').waitFor();
  // The close-up goes first, then the question.
  await page.keyboard.press('Escape');
  await page.locator('[role=tooltip]').waitFor({ state: 'detached' });
  expectThat(await page.locator('.why').isVisible(), 'keys: Escape closes one thing after the other');
  await page.keyboard.press('Escape');
  await page.locator('.why').waitFor({ state: 'detached' });
}

async function onDesk(browser, url) {
  const { context, page, complaints } = await openAt(browser, url, { width: 1440 }, 'assign');
  await everything(page, 'assigning');
  await playUntil(page, 'trickerion', 'place');
  await everything(page, 'placing');
  await lookingClosely(page);
  await byKeys(page);
  await playUntil(page, 'trickerion', 'enhance');
  await everything(page, 'acting');
  complained('why', complaints);
  await context.close();
}

async function onPhone(browser, url) {
  const look = { width: 390, height: 844, touch: true };
  const { context, page, complaints } = await openAt(browser, url, look, 'place');
  await page.locator('nav.tabs button').nth(1).tap();
  const place = shut(page);
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await restFinger(page, place);
  const tooltip = page.locator('[role=tooltip]', { hasText: 'Why not:' });
  await tooltip.waitFor();
  await page.waitForTimeout(700);
  expectThat(await tooltip.isVisible(), 'finger: what is told stays when the finger is lifted');
  await page.locator('.phase').tap();
  await tooltip.waitFor({ state: 'detached' });

  await page.locator('nav.tabs button').nth(2).tap();
  const trick = page.locator('.tricks .spot').first();
  await trick.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await restFinger(page, trick);
  await page.locator('dialog[open] a[href^="#/rules/trickerion/"]').waitFor();
  complained('why on a phone', complaints);
  await context.close();
}

export default async function why(browser, url) {
  for (const part of [onDesk, onPhone]) {
    await part(browser, url).catch((error) => expectThat(false, `${part.name}: ${error.stack}`));
  }
}
