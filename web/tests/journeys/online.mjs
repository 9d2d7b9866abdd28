// Two people at a table of their own, of whom one loses the connection, and a third who watches.
import { decide, visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { breakable, isAboutNetwork } from '../network.mjs';

const offered = (page) => page.locator('body:not(:has([aria-busy=true])) [data-action]:not([disabled])').first();

async function openTable(host, url) {
  await host.goto(`${url}/#/play/citadels`);
  await host.locator('label', { hasText: 'Online' }).click();
  await host.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('free seat').waitFor();
}

/** Without anybody at it a table is closed, and whoever looks at it is told. */
async function close(host, other, url) {
  await openTable(host, url);
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
  await openTable(host, url);
  await check(host, 'online: waiting room');

  await host.getByLabel('Bots you add').selectOption('expert');
  await host.getByRole('button', { name: 'Add a bot' }).click();
  await host.locator('.places').getByText('Bot: Expert').waitFor();
  await host.locator('.places').getByRole('button', { name: /^Remove/ }).click();

  const news = host.getByRole('status');
  await guest.goto(`${url}/#/lobby`);
  await guest.getByRole('link', { name: 'Dazusetzen' }).first().click();
  await guest.getByText('Setz dich, um mitzureden.').waitFor();
  await guest.getByRole('button', { name: 'Hier hinsetzen' }).click();
  await news.getByText('has sat down').waitFor();
  await guest.getByRole('button', { name: 'Aufstehen' }).click();
  await news.getByText('has got up').waitFor();
  await host.getByText('free seat').waitFor();
  await guest.getByRole('button', { name: 'Hier hinsetzen' }).click();
  await removeGuest(host);
  await guest.getByRole('button', { name: 'Hier hinsetzen' }).click();
  await guest.getByPlaceholder('Deine Nachricht').fill('Guten Abend');
  await guest.getByRole('button', { name: 'Senden' }).click();
  await host.getByRole('log').getByText('Guten Abend').waitFor();
  await guest.getByRole('button', { name: 'Ich bin bereit' }).click();
  await news.getByText('is ready').waitFor();
  await check(guest, 'online: waiting room, seated');
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.locator('.board').waitFor();
  await guest.locator('.board').waitFor();
}

/** Whoever is asked decides, until so many decisions are made and one page has to decide. */
async function playOn(pages, decisions, next) {
  for (let made = 0, idle = 0; made < decisions || !(await offered(next).isVisible()); ) {
    for (const page of pages) {
      if (made >= decisions && page === next) continue;
      if (!(await offered(page).isVisible())) continue;
      await decide(page, made);
      made += 1;
      idle = 0;
    }
    idle += 1;
    expectThat(idle < 400, 'online: nobody is asked any more');
    if (idle >= 400) return;
    await pages[0].waitForTimeout(25);
  }
}

/** The log of a page is what the server tells about the whole game: nothing is missing, nothing is there twice. */
async function checkLog(page, seat, language, what) {
  // Lines of long ago come when somebody asks for them.
  await page.evaluate(() => document.querySelector('.stays .log li:not([data-line]) button')?.click());
  const compare = async () =>
    page.evaluate(
      async ([own, words]) => {
        const table = location.hash.split('/')[2].split('?')[0];
        const answer = await fetch(`/api/v1/tables/${table}/story?seat=${own}&after=0&language=${words}`);
        const plain = (text) => text.replace(/\s+/g, ' ').trim();
        const told = (await answer.json()).sentences.map(plain);
        const shown = [...document.querySelectorAll('.stays [data-line]')].map((line) => plain(line.textContent));
        return { lines: shown.length, same: JSON.stringify(told) === JSON.stringify(shown) };
      },
      [seat, language],
    );
  let found = await compare();
  for (let tries = 0; !found.same && tries < 20; tries += 1) {
    await page.waitForTimeout(150);
    found = await compare();
  }
  expectThat(found.same && found.lines > 5, `online: ${what}: the log has ${found.lines} lines and is not what happened`);
}

/** The guest decides, but never hears of it; true if the host could go on in the meantime. */
async function decideUnheard(host, guest, network) {
  const lost = guest.getByText('Die Verbindung ist unterbrochen');
  network.deafen();
  await decide(guest, 1);
  expectThat(!(await lost.isVisible()), 'online: nobody can know yet');
  await network.cut();
  await lost.waitFor();
  const goesOn = await offered(host).isVisible();
  if (goesOn) {
    await check(guest, 'online: lost connection');
    await decide(host, 1);
    await say(host, '<b>Still there?</b>');
  }
  await network.mend();
  await lost.waitFor({ state: 'detached' });
  // Whoever listens is told it, once.
  if (goesOn) await guest.locator('[data-said]').getByText('<b>Still there?</b>').waitFor({ state: 'attached' });
  return goesOn;
}

async function say(page, text) {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText(text).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
}

async function loseConnection(host, guest, network) {
  let goesOn = false;
  for (let tries = 0; tries < 8 && !goesOn; tries += 1) {
    await playOn([host, guest], 4, guest);
    goesOn = await decideUnheard(host, guest, network);
    await checkLog(guest, 1, 'de', 'back again');
  }
  expectThat(goesOn, 'online: the others never went on while one was away');
  await playOn([host, guest], 8, guest);
  await checkLog(host, 0, 'en', 'the one who stayed');
  await checkLog(guest, 1, 'de', 'the one who was away');
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

/** Whoever has no link finds the game in the list of those that are played. */
async function findRunning(other, url) {
  await other.goto(`${url}/#/`);
  await other.getByRole('link', { name: 'Watch games' }).click();
  await other.waitForURL(/#\/watch$/);
  await other.getByRole('link', { name: 'Watch', exact: true }).first().waitFor();
  await check(other, 'online: games that are played');
  await other.getByRole('link', { name: 'Watch', exact: true }).first().click();
  await other.getByText('You are watching.').waitFor();
}

export default async function online(browser, url) {
  const host = await visit(browser, { width: 1440 });
  const guest = await visit(browser, { width: 390, height: 844, language: 'de' });
  const other = await visit(browser, { width: 1024 });
  const network = await breakable(guest.page);
  await close(host.page, other.page, url);
  await gather(host.page, guest.page, url);

  await findRunning(other.page, url);
  expectThat((await other.page.locator('[data-action]').count()) === 0, 'online: spectators decide nothing');
  await check(other.page, 'online: watching');

  await loseConnection(host.page, guest.page, network);
  await talk(host.page, guest.page);
  await leave(host.page, guest.page);
  complained('online: away', guest.complaints.filter((complaint) => !isAboutNetwork(complaint)));
  for (const { complaints } of [host, other]) complained('online', complaints);
  for (const { context } of [host, guest, other]) await context.close();
}
