// Around one screen: nothing is shown before the next one has it.
import { decide, visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { playByKeys } from '../play.mjs';

const said = (page) => page.locator('[data-said]').textContent();

/** Plays on by keys alone, and hands the screen over by them. */
async function playRound(page, decisions) {
  await page.evaluate(() => {
    window.taken = 0;
    addEventListener('click', ({ target }) => (window.taken += target.closest('[data-action=handover]') ? 1 : 0), true);
  });
  const end = await playByKeys(page, 'citadels', decisions);
  expectThat(end === 'stuck', `one screen: ${decisions} decisions by keys, and then it is not "${end}"`);
  const taken = await page.evaluate(() => window.taken);
  expectThat(taken > 3, `one screen: taken by keys ${taken} times`);
}

export default async function oneScreen(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1024, height: 800 });
  await page.goto(`${url}/#/play/citadels`);
  await page.locator('label', { hasText: 'On one screen' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turns = 0; turns < 3; turns += 1) {
    await page.locator('[data-action=handover]').waitFor();
    expectThat((await page.locator('.board').count()) === 0, 'one screen: cards are covered');
    const told = (await said(page)).trim();
    expectThat(/^Hand the screen to seat \d: .+$/.test(told), `one screen: only the curtain is told, not "${told}"`);
    if (turns === 0) await check(page, 'one screen: handing over');
    await page.locator('[data-action=handover]').click();
    await page.locator('.draft').waitFor();
    const handOn = page.locator('[data-action=hand_on]');
    while (!(await handOn.isVisible())) await decide(page);
    expectThat(await page.locator('.board').isVisible(), 'one screen: what came of it stays to be seen');
    if (turns === 0) await check(page, 'one screen: what came of it');
    await handOn.click();
  }
  await playRound(page, 40);
  complained('one screen', complaints);
  await context.close();
}
