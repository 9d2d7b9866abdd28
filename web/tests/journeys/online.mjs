// Two people at a table of their own, and a third who watches.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';

export default async function online(browser, url) {
  const host = await visit(browser, { width: 1440 });
  const guest = await visit(browser, { width: 390, height: 844, language: 'de' });
  const other = await visit(browser, { width: 1024 });
  await host.page.goto(`${url}/#/play/citadels`);
  await host.page.locator('label', { hasText: 'Online' }).click();
  await host.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByText('free seat').waitFor();
  await check(host.page, 'online: waiting room');

  await guest.page.goto(`${url}/#/lobby`);
  await guest.page.getByRole('link', { name: 'Dazusetzen' }).first().click();
  await guest.page.getByRole('button', { name: 'Hier hinsetzen' }).click();
  await guest.page.getByRole('button', { name: 'Ich bin bereit' }).waitFor();
  const start = host.page.getByRole('button', { name: 'Start the game' });
  await host.page.waitForFunction(() => document.querySelector('.actions button:not([disabled])'));
  await start.click();
  await host.page.locator('.board').waitFor();
  await guest.page.locator('.board').waitFor();

  await other.page.goto(host.page.url());
  await other.page.getByText('You are watching.').waitFor();
  expectThat((await other.page.locator('[data-action]').count()) === 0, 'online: spectators decide nothing');
  await check(other.page, 'online: watching');

  await host.page.getByRole('tab', { name: 'Chat' }).click();
  await host.page.getByPlaceholder('Your message').fill('<b>Hello</b>');
  await host.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByRole('log').getByText('<b>Hello</b>').waitFor();
  for (const { context, complaints } of [host, guest, other]) {
    complained('online', complaints);
    await context.close();
  }
}
