// What must not come to whom, seen where it would come: in what the server sends, not only in what the page shows.
import { expectThat } from './checks.mjs';

/** Parts of a seat that only who sits there is sent; where others may know how many, it is a number. */
const ownParts = ['cards', 'hand', 'tucked'];

const hidden = (seat) => ownParts.filter((part) => typeof seat[part] === 'object');

/** Whoever sits there is sent the own cards, and nobody those of somebody else; `viewer` is a seat or 'spectator'. */
export function checkViews({ heard }, viewer, name) {
  const views = heard.flatMap(({ observation }) => observation ?? []);
  // Before the game begins, everybody watches.
  const own = views.filter((view) => view.viewer !== 'spectator');
  const whose = new Set(own.map((view) => view.viewer));
  const right = viewer === 'spectator' ? views.length > 3 && whose.size === 0 : whose.size === 1 && whose.has(viewer);
  expectThat(right, `${name}: ${viewer} is sent ${views.length} views, of seats ${[...whose]}`);
  const foreign = views.flatMap((view) => view.seats.filter((_, i) => i !== view.viewer).flatMap(hidden));
  expectThat(foreign.length === 0, `${name}: ${viewer} is sent ${foreign} of others`);
  expectThat(own.every(({ seats }) => hidden(seats[viewer]).length > 0), `${name}: ${viewer} knows the own cards`);
}

/** Nothing that was sent to one of them, and nothing on that page, says these words. */
export async function checkUnsaid({ page, network }, words, name) {
  const sent = JSON.stringify(network.heard);
  const shown = await page.evaluate(() => document.documentElement.outerHTML);
  const said = words.filter((word) => sent.includes(word) || shown.includes(word));
  expectThat(words.length > 0 && said.length === 0, `${name}: of ${words}, ${said} are told`);
}

/** Whoever asks for what is told to somebody else is refused. */
export async function askAsOther(page, seat, name) {
  const table = new URL(page.url()).hash.split('/')[2].split('?')[0];
  const path = `/api/v1/tables/${table}/story?seat=${seat}&after=0&language=en`;
  const status = (await page.request.get(new URL(path, page.url()).href)).status();
  expectThat(status === 403, `${name}: who asks for the story of seat ${seat} is answered ${status}`);
}

const cardsOf = ({ hand, cards }) =>
  cards ? Object.keys({ ...cards.powers, ...cards.discarded_powers, ...cards.specials }) : hand;

/** What a seat has been told and holds that another one, or whoever looks at the curtain, must not know. */
export function secretsOf({ heard }, seat, from) {
  const updates = (one) => heard.filter(({ type, seat: whose }) => type === 'update' && whose === one);
  const told = (one) => updates(one).flatMap(({ words }) => words?.sentences ?? []);
  const view = (one) => updates(one).findLast(({ observation }) => observation)?.observation;
  const known = from === undefined ? '' : JSON.stringify(view(from));
  return {
    lines: told(seat).filter((line) => from === undefined || !told(from).includes(line)),
    cards: cardsOf(view(seat).seats[seat]).filter((card) => !known.includes(`"${card}"`)),
  };
}

/** How many of the secrets the page has, wherever it may hide them. */
export async function found(page, { lines, cards }) {
  const [text, html] = await page.evaluate(() => [document.body.textContent, document.documentElement.outerHTML]);
  const read = text.replace(/\s+/g, ' ');
  return [...lines.filter((line) => read.includes(line)), ...cards.filter((card) => RegExp(`\\b${card}\\b`).test(html))];
}
