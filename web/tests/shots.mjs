// Writes pictures of all screens to web/shots, a folder for each way of looking.
//   npm run shots                              everything
//   npm run shots -- citadels 390-dark-de …    only screens and ways of looking whose names begin so
// PRESTIGE_URL names a client that is served already, such as that of `npm run dev`.
import { fileURLToPath } from 'node:url';
import { openBrowser, visit } from './browser.mjs';
import { moments } from './moments.mjs';
import { keep, playMoments } from './positions.mjs';
import { films, screens } from './screens.mjs';
import { startServer } from './server.mjs';

const folder = fileURLToPath(new URL('../shots', import.meta.url));
const settleMs = 350;
const patienceMs = 20_000;
const frames = 6;
const frameMs = 650;

const ways = {
  '1440-dark-en': { width: 1440, height: 900, theme: 'dark', language: 'en' },
  '1440-light-de': { width: 1440, height: 900, theme: 'light', language: 'de' },
  '1024-light-en': { width: 1024, height: 768, theme: 'light', language: 'en' },
  '390-dark-de': { width: 390, height: 844, theme: 'dark', language: 'de' },
  '390-light-en': { width: 390, height: 844, theme: 'light', language: 'en' },
  '768-dark-de': { width: 768, height: 1024, theme: 'dark', language: 'de', tablesOnly: true },
  '768-light-en': { width: 768, height: 1024, theme: 'light', language: 'en' },
  '1920-light-en': { width: 1920, height: 1080, theme: 'light', language: 'en', tablesOnly: true },
  '1920-dark-de': { width: 1920, height: 1080, theme: 'dark', language: 'de' },
  '1024-dark-de': { width: 1024, height: 768, theme: 'dark', language: 'de' },
  // A window of 1440 px that is zoomed to 200 %.
  'zoomed-dark-de': { width: 720, height: 450, scale: 2, theme: 'dark', language: 'de' },
};

const wanted = process.argv.slice(2);
const names = { ways: Object.keys(ways), screens: [...screens, ...films].map(({ name }) => name) };
for (const word of wanted) {
  if ([...names.ways, ...names.screens].some((name) => name.startsWith(word))) continue;
  console.error(`Nothing begins with ${word}. There are: ${[...names.ways, ...names.screens].join(', ')}.`);
  process.exit(2);
}
const chosen = (all) => {
  const some = all.filter((name) => wanted.some((word) => name.startsWith(word)));
  return new Set(some.length > 0 ? some : all);
};
const chosenWays = chosen(names.ways);
const chosenScreens = chosen(names.screens);

async function enter(browser, url, games, look) {
  const visitor = await visit(browser, look);
  visitor.context.setDefaultTimeout(patienceMs);
  await visitor.page.goto(`${url}/`);
  await visitor.page.locator('.door').first().waitFor();
  await keep(visitor.page, games);
  return visitor;
}

async function attempt(what, work) {
  await work().catch((error) => {
    console.error(`${what}: ${error.message.split('\n')[0]}`);
    process.exitCode = 1;
  });
}

async function shootAll(browser, url, games, way) {
  const { tablesOnly, ...look } = ways[way];
  const { context, page, complaints } = await enter(browser, url, games, look);
  for (const { name, open, whole } of screens) {
    if (!chosenScreens.has(name) || (tablesOnly && whole)) continue;
    await attempt(`${way}/${name}`, async () => {
      await open(page, url);
      await page.waitForTimeout(settleMs);
      await page.screenshot({ path: `${folder}/${way}/${name}.png`, fullPage: whole });
    });
    // A dialog that is open must not cover the next screen.
    await page.goto('about:blank');
  }
  for (const complaint of complaints) console.error(`${way}: ${complaint}`);
  await context.close();
}

async function film(browser, url, games, way) {
  const wantedFilms = films.filter(({ name }) => chosenScreens.has(name));
  if (wantedFilms.length === 0) return;
  const { context, page } = await enter(browser, url, games, { ...ways[way], moving: true });
  for (const { name, open } of wantedFilms) {
    await attempt(`${way}/${name}`, async () => {
      await open(page, url);
      for (let i = 1; i <= frames; i += 1) {
        await page.waitForTimeout(frameMs);
        await page.screenshot({ path: `${folder}/${way}/${name}_${i}.png` });
      }
    });
    await page.goto('about:blank');
  }
  await context.close();
}

const games = await playMoments(moments);
const server = process.env.PRESTIGE_URL ? undefined : await startServer();
const browser = await openBrowser();
try {
  for (const way of chosenWays) {
    const url = process.env.PRESTIGE_URL ?? server.url;
    await shootAll(browser, url, games, way);
    await film(browser, url, games, way);
  }
} finally {
  await browser.close();
  await server?.stop();
}
