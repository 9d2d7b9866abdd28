// Two people at one table, each in a browser: an English host and a German guest.
import { check, expectThat } from './checks.mjs';
import { plain, readLog } from './log.mjs';
import { pressNext } from './play.mjs';

/** Somebody who is asked, and has not decided yet. */
export const asked = (page) => page.locator('body:not(:has([aria-busy=true])) .bar.acts');

/** The host's new table for two. */
export async function openForTwo(host, url, { game, preset }) {
  await host.goto(`${url}/#/play/${game}`);
  await host.locator('label', { hasText: 'Online' }).click();
  await host.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  if (preset) await host.locator(`[data-preset=${preset}]`).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByText('free seat').waitFor();
}

/** The guest finds the newest table in the lobby. */
export async function findTable(guest, url) {
  await guest.goto(`${url}/#/lobby`);
  await guest.getByRole('link', { name: 'Dazusetzen' }).first().click();
  await guest.getByText('Setz dich, um mitzureden.').waitFor();
}

export const sitDown = (guest) => guest.getByRole('button', { name: 'Hier hinsetzen' }).click();

/** The guest is ready, and the host begins. */
export async function begin(host, guest, meanwhile) {
  await guest.getByRole('button', { name: 'Ich bin bereit' }).click();
  await host.getByRole('status').getByText('is ready').waitFor();
  await meanwhile?.();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) await page.locator('.board').waitFor();
}

/** Whoever has no link finds the game in the list of those that are played. */
export async function findRunning(other, url, name) {
  await other.goto(`${url}/#/`);
  await other.getByRole('link', { name: 'Watch games' }).click();
  await other.waitForURL(/#\/watch$/);
  await other.getByRole('link', { name: 'Watch', exact: true }).first().waitFor();
  await check(other, `${name}: games that are played`);
  await other.getByRole('link', { name: 'Watch', exact: true }).first().click();
  await other.getByText('You are watching.').waitFor();
  expectThat((await other.locator('[data-action]').count()) === 0, `${name}: spectators decide nothing`);
  await check(other, `${name}: watching`);
}

/** Whoever can press something does, until so much was pressed and one page is asked. */
export async function playOn(game, pages, presses, next) {
  for (let made = 0, idle = 0; made < presses || !(await asked(next).isVisible()); ) {
    const before = made;
    for (const page of pages) {
      if (made >= presses && page === next) continue;
      if (await pressNext(page, game)) made += 1;
    }
    idle = made > before ? 0 : idle + 1;
    expectThat(idle < 400, `${game} online: nobody is asked any more`);
    if (idle >= 400) return;
    await pages[0].waitForTimeout(25);
  }
}

/** The log of a page is what the server tells about the whole game: nothing is missing, nothing is there twice. */
export async function checkLog(page, seat, language, what) {
  const tell = async () => {
    const answer = await page.evaluate(
      async ([own, words]) => {
        const table = location.hash.split('/')[2].split('?')[0];
        return (await fetch(`/api/v1/tables/${table}/story?seat=${own}&after=0&language=${words}`)).json();
      },
      [seat, language],
    );
    return answer.sentences.map(plain);
  };
  let [told, shown] = [[], ['nothing yet']];
  for (let tries = 0; told.join() !== shown.join() && tries < 20; tries += 1) {
    if (tries > 0) await page.waitForTimeout(150);
    [told, shown] = [await tell(), await readLog(page)];
  }
  const same = told.join() === shown.join();
  expectThat(same && shown.length > 5, `${what}: the log has ${shown.length} lines and is not what happened`);
}

const acts = ({ sent }) => sent.filter(({ type }) => type === 'act').length;

/** Presses until a decision has been sent, of which no answer will come. */
async function decideUnheard(game, page, network) {
  const before = acts(network);
  network.deafen();
  for (let presses = 0; acts(network) === before && presses < 40; presses += 1) {
    await pressNext(page, game);
    await page.waitForTimeout(25);
  }
  expectThat(acts(network) === before + 1, `${game} online: a decision was sent once before the network failed`);
}

/**
 * The guest decides, but never hears of it, and is cut off; comes back to a game that went on meanwhile, with every
 * move of everybody. `whileAway` is what else the host does then, and `backAgain` what the guest is told of it.
 */
export async function loseConnection(game, host, guest, network, { whileAway, backAgain } = {}) {
  const lost = guest.getByText('Die Verbindung ist unterbrochen');
  let goesOn = false;
  for (let tries = 0; tries < 8 && !goesOn; tries += 1) {
    await playOn(game, [host, guest], 4, guest);
    await decideUnheard(game, guest, network);
    expectThat(!(await lost.isVisible()), `${game} online: nobody can know yet`);
    await network.cut();
    await lost.waitFor();
    goesOn = await asked(host).isVisible();
    if (goesOn) {
      await check(guest, `${game} online: lost connection`);
      await pressNext(host, game);
      await whileAway?.();
    }
    await network.mend();
    await lost.waitFor({ state: 'detached' });
    if (goesOn) await backAgain?.();
    await checkLog(guest, 1, 'de', `${game} online: back again`);
  }
  expectThat(goesOn, `${game} online: the others never went on while one was away`);
  await playOn(game, [host, guest], 8, guest);
  await checkLog(host, 0, 'en', `${game} online: the one who stayed`);
  await checkLog(guest, 1, 'de', `${game} online: the one who was away`);
}
