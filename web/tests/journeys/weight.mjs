// The first visit is light: all that the start page loads, packed as it comes, without the engine.
import { visit } from '../browser.mjs';
import { complained, expectThat } from '../checks.mjs';

const packedBytesMax = 250 * 1000;

/** What the page has asked for itself; the service worker fetches the rest later. */
const filesOf = (page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map(({ name, encodedBodySize, decodedBodySize }) => ({
        path: new URL(name).pathname,
        packed: encodedBodySize,
        whole: decodedBodySize,
      }))
      .filter(({ path }) => !path.startsWith('/api/') && !path.endsWith('.wasm')),
  );

async function weigh(browser, url, language) {
  const name = `weight ${language}`;
  const { context, page, complaints } = await visit(browser, { width: 390, height: 844, language });
  await page.goto(`${url}/`);
  await page.locator('.door').first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = await filesOf(page);
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const total = files.reduce((sum, { packed }) => sum + packed, 0);
  const largest = [...files].sort((a, b) => b.packed - a.packed).slice(0, 5);
  const said = largest.map(({ path, packed }) => `${path} ${packed}`).join(', ');
  console.log(`${name}: ${total} bytes in ${files.length} files; ${said}`);
  expectThat(scripts.length > 0, `${name}: nothing was measured`);
  expectThat(scripts.every(({ packed, whole }) => packed > 0 && packed < whole), `${name}: scripts come packed`);
  expectThat(total <= packedBytesMax, `${name}: ${total} bytes, at most ${packedBytesMax} are allowed: ${said}`);
  complained(name, complaints);
  await context.close();
}

export default async function weight(browser, url) {
  for (const language of ['en', 'de']) await weigh(browser, url, language);
}
