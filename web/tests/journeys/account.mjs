// Who somebody is: guests who sign out, bots of one's own, keys that one does not want.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { openTable } from '../tables.mjs';

async function guestSignsOut(page) {
  await page.getByLabel('Name', { exact: true }).fill('Ann');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await check(page, 'account: a guest signs out');
  await page.getByRole('button', { name: 'Keep the name first' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'password');
  expectThat(await page.getByRole('button', { name: 'Sign out' }).isVisible(), 'account: still signed in');
}

async function ownBot(page) {
  await page.getByLabel('Name of the bot').fill('Engine');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const token = await page.locator('.token code').textContent();
  await page.getByRole('button', { name: 'Copy the token' }).click();
  await page.getByText('The text is marked').waitFor();
  const marked = await page.evaluate(() => String(getSelection()));
  expectThat(marked === token, 'account: a token that cannot be copied is marked');
  await check(page, 'account: the token of a bot');

  const remove = page.getByRole('button', { name: 'Remove Engine' });
  await remove.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await remove.click();
  await page.locator('dialog .danger').click();
  await remove.waitFor({ state: 'detached' });
}

async function unwantedKeys(page, url) {
  await page.locator('label', { hasText: 'Keys of a single character' }).click();
  await openTable(page, url, { players: 2 });
  await page.locator('[data-action]').first().waitFor();
  for (const key of ['l', 'w', '?']) await page.keyboard.press(key);
  expectThat((await page.locator('dialog[open], .why').count()) === 0, 'account: unwanted keys do nothing');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.locator('dialog label', { hasText: 'Keys of a single character' }).click();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.locator('dialog[open]').waitFor();
}

export default async function account(browser, url) {
  const { context, page, complaints } = await visit(browser, { width: 390, height: 844, theme: 'light' });
  // As on addresses that are not secure.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(`${url}/#/settings`);
  await guestSignsOut(page);
  await ownBot(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.getByText('You are signed out.').waitFor();
  await unwantedKeys(page, url);
  complained('account', complaints);
  await context.close();
}
