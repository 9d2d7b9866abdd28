// Writes pictures of all screens, in three widths, both themes and both languages, to web/shots.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decide, openBrowser, visit } from './browser.mjs';
import { startServer } from './server.mjs';

const folder = fileURLToPath(new URL('../shots', import.meta.url));
// The bar at the bottom sticks to the window, so a game is shown as one sees it.
const onTable = new Set(['draft', 'turn', 'trickerion']);
const sizes = [
  { width: 390, height: 844 },
  { width: 1024, height: 800 },
  { width: 1440, height: 900 },
];

async function shootAll(browser, url, size, theme, language) {
  const { context, page, complaints } = await visit(browser, { ...size, theme, language });
  const shoot = (name) =>
    page.screenshot({ path: `${folder}/${name}-${size.width}-${theme}-${language}.png`, fullPage: !onTable.has(name) });
  const at = async (hash, name) => {
    await page.goto(`${url}/${hash}`);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(250);
    await shoot(name);
  };
  await at('#/', 'home');
  await at('#/play/citadels', 'options');
  await at('#/lobby', 'lobby');
  await at('#/settings', 'settings');
  await page.goto(`${url}/#/`);
  await page.locator('[data-play=citadels]').click();
  await page.locator('.draft').first().waitFor({ timeout: 20_000 });
  await shoot('draft');
  for (let i = 0; i < 25; i += 1) if (!(await decide(page))) break;
  await page.locator('[data-action]').first().waitFor();
  await shoot('turn');
  for (let i = 0; i < 400; i += 1) if (!(await decide(page))) break;
  await shoot('score');
  await at('#/games', 'games');
  await page.goto(`${url}/#/`);
  await page.locator('[data-play=trickerion]').click();
  await page.locator('[data-action]').first().waitFor({ timeout: 20_000 });
  await shoot('trickerion');
  if (complaints.length > 0) console.log(size.width, theme, complaints);
  await context.close();
}

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
try {
  for (const size of sizes) {
    for (const theme of ['dark', 'light']) {
      await shootAll(browser, server.url, size, theme, theme === 'dark' ? 'en' : 'de');
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
