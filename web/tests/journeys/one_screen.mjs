// Around one screen: nothing is shown before the next one has it.
import { decide, visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';

export default async function oneScreen(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 1024, height: 800 });
  await page.goto(`${url}/#/play/citadels`);
  await page.locator('label', { hasText: 'On one screen' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  for (let turns = 0; turns < 3; turns += 1) {
    await page.locator('[data-action=handover]').waitFor();
    expectThat((await page.locator('.board').count()) === 0, 'one screen: cards are covered');
    if (turns === 0) await check(page, 'one screen: handing over');
    await page.locator('[data-action=handover]').click();
    await page.locator('.draft').waitFor();
    while (await page.locator('.board').isVisible()) await decide(page);
  }
  complained('one screen', complaints);
  await context.close();
}
