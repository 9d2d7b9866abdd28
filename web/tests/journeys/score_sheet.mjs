// Score sheets with everybody at the table and the longest names, on every width: nothing is wider than the screen.
import { resize, visit } from '../browser.mjs';
import { check, checkWidth, complained, expectThat } from '../checks.mjs';
import { playMoments } from '../positions.mjs';
import { bringGame } from '../tables.mjs';

const games = {
  citadels: { game: 'citadels', players: 8, options: { scenario: 'vicious_nobles' }, seed: 3 },
  trickerion: { game: 'trickerion', players: 4, options: { dark_alley: true, powers: true }, seed: 2 },
};
const widths = [320, 390, 540, 701, 768, 900, 1024, 1200, 1440];
/** As long as the server allows, with and without places to break them. */
const names = [
  'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
  'Maximiliane Friederike von und zu Hohenzollern',
  'W'.repeat(48),
  'Karl-Theodor Maria Nikolaus Johann Jakob Philipp',
];

/** Games from elsewhere have no names, so these are put in on the way. */
function withNames(text) {
  const message = JSON.parse(text);
  const info = message.info ?? message;
  info.seats?.forEach((seat, i) => (seat.name = names[i % names.length]));
  return JSON.stringify(message);
}

async function renameEverybody(page) {
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(withNames(message)));
  });
  await page.route(/\/api\/v1\/tables\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withNames(await response.text()) });
  });
}

/** What sticks out of the sheet, or is wider than it may be. */
const measure = (page) =>
  page.locator('.score-sheet').evaluate((sheet) => {
    const { left, right } = sheet.getBoundingClientRect();
    const scroll = sheet.querySelector('.scroll');
    const out = [...sheet.querySelectorAll('h2, .victors, .victors > *, .scroll, .how')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5 || (part !== scroll && part.scrollWidth > part.clientWidth + 1);
    });
    const beside = [...sheet.querySelectorAll('thead th')].filter((column) => {
      const name = column.querySelector('.name').getBoundingClientRect();
      const box = column.getBoundingClientRect();
      return name.left < box.left - 0.5 || name.right > box.right + 0.5;
    });
    return {
      beside: beside.map((column) => column.textContent.trim()),
      out: out.map((part) => {
        const box = part.getBoundingClientRect();
        const sizes = `${box.left} to ${box.right} in ${left} to ${right}, ${part.scrollWidth} in ${part.clientWidth}`;
        return `${part.className || part.tagName} (${sizes})`;
      }),
      wider: Math.ceil(right - document.documentElement.clientWidth),
    };
  });

async function look(page, what, width) {
  await resize(page, width);
  await checkWidth(page, what);
  const { beside, out, wider } = await measure(page);
  expectThat(beside.length === 0, `${what}: ${beside} stand over the columns beside theirs`);
  expectThat(out.length === 0, `${what}: ${out} is wider than the sheet`);
  expectThat(wider <= 0, `${what}: the sheet is ${wider} px wider than the screen`);
}

async function travel(browser, url, name, record) {
  const { context, page, complaints } = await visit(browser, { width: 1440, language: 'de', theme: 'light' });
  const table = await bringGame(page, url, record);
  await renameEverybody(page);
  await page.goto(`${url}/#/table/${table}`);
  await page.reload();
  await page.locator('#score-title').waitFor();
  for (const width of widths) await look(page, `score sheet of ${name}: ${width}`, width);
  const ask = page.locator('.score-sheet .ask').first();
  if ((await ask.count()) > 0) {
    await ask.click();
    for (const width of widths) await look(page, `score sheet of ${name}, explained: ${width}`, width);
  }
  const titled = await page.locator('.score-sheet thead [title]').evaluateAll((all) => all.map(({ title }) => title));
  expectThat(titled.length > 0 && titled.every((title) => names.includes(title)), `score sheet of ${name}: names can be read in full`);
  await check(page, `score sheet of ${name}`);
  complained(name, complaints);
  await context.close();
}

export default async function scoreSheet(browser, url) {
  const played = await playMoments(games);
  for (const { id, record } of played) await travel(browser, url, id.replace('local-', ''), record);
}
