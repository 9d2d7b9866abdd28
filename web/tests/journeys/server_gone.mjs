// The server breaks down in the middle of a game, without a warning, and comes back with what it kept.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { readLog } from '../log.mjs';
import { isAboutNetwork } from '../network.mjs';
import { checkLog } from '../people.mjs';
import { playUntil, pressNext } from '../play.mjs';
import { startServer } from '../server.mjs';
import { openTable } from '../tables.mjs';

const game = 'trickerion';
const written = 'Are you still there?';

const lost = (page) => page.getByText('The connection is lost');

/** While the server is away the page says so, and goes on by itself when it is back. */
async function without(server, page, meanwhile) {
  await server.breakDown();
  await lost(page).waitFor();
  await meanwhile();
  await server.comeBack();
  await lost(page).waitFor({ state: 'detached' });
}

/** Some cards of a plan, which the game does not know before it is confirmed, and words that are not sent. */
async function enter(page) {
  await pressNext(page, game);
  await pressNext(page, game);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Your message').fill(written);
  return page.locator('.team').innerText();
}

async function keepsWhatWasEntered(server, page) {
  const reached = await playUntil(page, game, 'assign');
  expectThat(reached === 'assign', `server gone: assign is offered, not ${reached}`);
  const empty = await page.locator('.team').innerText();
  const plan = await enter(page);
  expectThat(plan !== empty, 'server gone: cards are planned');
  const isKept = async (when) => {
    expectThat((await page.locator('.team').innerText()) === plan, `server gone: the plan is there ${when}`);
    const words = await page.getByPlaceholder('Your message').inputValue();
    expectThat(words === written, `server gone: the message is there ${when}, not "${words}"`);
  };
  await without(server, page, async () => {
    await isKept('meanwhile');
    await check(page, 'server gone: the page says so');
  });
  await isKept('afterwards');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText(written).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
}

/** What is decided while nobody answers is carried out once, when somebody does. */
async function losesNoMove(server, page) {
  const reached = await playUntil(page, game, 'place');
  expectThat(reached === 'place', `server gone: place is offered, not ${reached}`);
  const before = await readLog(page);
  const spot = page.locator('[data-action^="place "]').first();
  await without(server, page, () => spot.click());
  await page.locator('[aria-busy=false]').waitFor();
  await checkLog(page, 0, 'en', 'server gone');
  const after = await readLog(page);
  expectThat(after.slice(0, before.length).join() === before.join(), 'server gone: what happened before is still told');
  const placed = after.slice(before.length).filter((line) => /^Ann('s .* takes the stage| places )/.test(line));
  expectThat(placed.length === 1, `server gone: placed once, not ${placed}`);
}

export default async function serverGone(browser) {
  const server = await startServer();
  const { context, page, complaints } = await visit(browser, { width: 1440 });
  try {
    await openTable(page, server.url, { game, players: 2 });
    await keepsWhatWasEntered(server, page);
    await losesNoMove(server, page);
    complained('server gone', complaints.filter((complaint) => !isAboutNetwork(complaint)));
  } finally {
    await context.close();
    await server.stop();
  }
}
