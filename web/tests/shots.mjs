// Writes pictures of all screens to web/shots, a folder for each way of looking.
//   npm run shots                              everything
//   npm run shots -- citadels 390-dark-de …    only screens and ways of looking whose names begin so
// PRESTIGE_URL names a client that is served already, such as that of `npm run dev`.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser, visit } from './browser.mjs';
import { moments } from './moments.mjs';
import { keep, playMoments } from './positions.mjs';
import { screens } from './screens.mjs';
import { startServer } from './server.mjs';

const folder = fileURLToPath(new URL('../shots', import.meta.url));
const settleMs = 350;

const ways = {
  '1440-dark-en': { width: 1440, height: 900, theme: 'dark', language: 'en' },
  '1440-light-de': { width: 1440, height: 900, theme: 'light', language: 'de' },
  '1024-light-en': { width: 1024, height: 768, theme: 'light', language: 'en' },
  '390-dark-de': { width: 390, height: 844, theme: 'dark', language: 'de' },
  '390-light-en': { width: 390, height: 844, theme: 'light', language: 'en' },
  '768-dark-de': { width: 768, height: 1024, theme: 'dark', language: 'de', tablesOnly: true },
  '1920-light-en': { width: 1920, height: 1080, theme: 'light', language: 'en', tablesOnly: true },
  // A window of 1440 px that is zoomed to 200 %.
  'zoomed-dark-de': { width: 720, height: 450, scale: 2, theme: 'dark', language: 'de' },
};

const wanted = process.argv.slice(2);
const names = { ways: Object.keys(ways), screens: screens.map(({ name }) => name) };
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

async function shootAll(browser, url, games, way) {
  const { tablesOnly, ...look } = ways[way];
  const { context, page, complaints } = await visit(browser, look);
  context.setDefaultTimeout(20_000);
  await mkdir(`${folder}/${way}`, { recursive: true });
  await page.goto(`${url}/`);
  await page.locator('.door').first().waitFor();
  await keep(page, games);
  for (const { name, open, whole } of screens) {
    if (!chosenScreens.has(name) || (tablesOnly && whole)) continue;
    try {
      await open(page, url);
      await page.waitForTimeout(settleMs);
      await page.screenshot({ path: `${folder}/${way}/${name}.png`, fullPage: whole });
    } catch (error) {
      console.error(`${way}/${name}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
    // A dialog that is open must not cover the next screen.
    await page.goto('about:blank');
  }
  for (const complaint of complaints) console.error(`${way}: ${complaint}`);
  await context.close();
}

const games = await playMoments(moments);
const server = process.env.PRESTIGE_URL ? undefined : await startServer();
const browser = await openBrowser();
try {
  for (const way of chosenWays) await shootAll(browser, process.env.PRESTIGE_URL ?? server.url, games, way);
} finally {
  await browser.close();
  await server?.stop();
}
