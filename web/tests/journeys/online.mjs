// Two people at a table of their own, of whom one loses the connection, and a third who watches.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { breakable, isAboutNetwork } from '../network.mjs';
import { begin, findRunning, findTable, loseConnection, openForTwo, sitDown } from '../people.mjs';
import { askAsOther, checkViews } from '../secrets.mjs';

const game = 'citadels';

/** Without anybody at it a table is closed, and whoever looks at it is told. */
async function close(host, other, url) {
  await openForTwo(host, url, { game });
  await other.goto(host.url());
  await other.getByRole('button', { name: 'Sit here' }).waitFor();
  await host.getByRole('button', { name: 'Stand up' }).click();
  await check(host, 'online: closing a table');
  await host.getByRole('button', { name: 'Close the table' }).click();
  await host.waitForURL(/#\/lobby$/);
  await other.getByText('This table was closed').waitFor();
}

/** Somebody is only removed by a host who says so twice. */
async function removeGuest(host) {
  const remove = host.locator('.places').getByRole('button', { name: /^Remove/ });
  await remove.click();
  await check(host, 'online: removing somebody');
  await host.getByRole('button', { name: 'Let them stay' }).click();
  await remove.click();
  await host.locator('dialog .danger').click();
  await host.getByText('free seat').waitFor();
}

async function gather(host, guest, url) {
  await openForTwo(host, url, { game });
  await check(host, 'online: waiting room');

  await host.getByLabel('Bots you add').selectOption('expert');
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await host.locator('.places').getByText('Bot: Expert').waitFor();
  await host.locator('.places').getByRole('button', { name: /^Remove/ }).click();

  const news = host.getByRole('status');
  await findTable(guest, url);
  await sitDown(guest);
  await news.getByText('has sat down').waitFor();
  await guest.getByRole('button', { name: 'Aufstehen' }).click();
  await news.getByText('has got up').waitFor();
  await host.getByText('free seat').waitFor();
  await sitDown(guest);
  await removeGuest(host);
  await sitDown(guest);
  await guest.getByPlaceholder('Deine Nachricht').fill('Guten Abend');
  await guest.getByRole('button', { name: 'Senden' }).click();
  await host.getByRole('log').getByText('Guten Abend').waitFor();
  await begin(host, guest, () => check(guest, 'online: waiting room, seated'));
}

async function say(page, text) {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText(text).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
}

/** Whoever was away is told what was said meanwhile, once. */
function loseAndTalk(host, guest, network) {
  return loseConnection(game, host, guest, network, {
    whileAway: () => say(host, '<b>Still there?</b>'),
    backAgain: () => guest.locator('[data-said]').getByText('<b>Still there?</b>').waitFor({ state: 'attached' }),
  });
}

async function talk(host, guest) {
  const log = guest.getByRole('button', { name: 'Verlauf' });
  expectThat((await log.locator('.badge').textContent()) === '1', 'online: one line is new');
  await log.click();
  await guest.getByRole('log').getByText('<b>Still there?</b>').waitFor();
  await log.locator('.badge').waitFor({ state: 'detached' });
  await check(guest, 'online: chat');

  await guest.getByRole('log').getByRole('button').last().click();
  await guest.getByRole('button', { name: 'Für mich stummschalten' }).click();
  await guest.getByRole('log').getByText('<b>Still there?</b>').waitFor({ state: 'detached' });
  await guest.getByRole('button', { name: 'Stummgeschaltet: 1' }).click();
  await guest.getByRole('button', { name: /wieder hören$/ }).click();
  await guest.getByRole('log').getByText('<b>Still there?</b>').waitFor();
  await guest.keyboard.press('Escape');
}

/** Whoever leaves a running game is asked first, and a bot goes on. */
async function leave(host, guest) {
  await guest.getByRole('button', { name: 'Tisch verlassen' }).click();
  await guest.getByRole('button', { name: 'Weiterspielen' }).click();
  await guest.getByRole('button', { name: 'Tisch verlassen' }).click();
  await check(guest, 'online: leaving');
  await guest.locator('dialog .danger').click();
  await guest.waitForURL(/#\/games$/);
  await host.locator('.seat[data-seat="1"]').getByText(/^Bot: /).waitFor();
}

export default async function online(browser, url) {
  const host = await visit(browser, { width: 1440 });
  const guest = await visit(browser, { width: 390, height: 844, language: 'de' });
  const other = await visit(browser, { width: 1024 });
  const [toHost, toGuest, toOther] = await Promise.all([host, guest, other].map(({ page }) => breakable(page)));
  await close(host.page, other.page, url);
  await gather(host.page, guest.page, url);
  await findRunning(other.page, url, 'online');
  await loseAndTalk(host.page, guest.page, toGuest);
  checkViews(toHost, 0, 'online');
  checkViews(toGuest, 1, 'online');
  checkViews(toOther, 'spectator', 'online');
  await askAsOther(host.page, 1, 'online');
  await askAsOther(other.page, 1, 'online: watching');
  await talk(host.page, guest.page);
  await leave(host.page, guest.page);
  complained('online: away', guest.complaints.filter((complaint) => !isAboutNetwork(complaint)));
  for (const { complaints } of [host, other]) complained('online', complaints);
  for (const { context } of [host, guest, other]) await context.close();
}
