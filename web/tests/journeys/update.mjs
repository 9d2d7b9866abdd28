// A new version of the client: pages that are open say so, and go on with it when one is told to. One of them
// is still that of the first visit.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { dist, startServer } from '../server.mjs';

async function change(folder, file, what, by) {
  const path = join(folder, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(what, by));
  await Promise.all(['br', 'gz'].map((packed) => rm(`${path}.${packed}`, { force: true })));
}

export default async function update(browser) {
  const web = await mkdtemp(join(tmpdir(), 'prestige-client-'));
  await cp(dist, web, { recursive: true });
  const server = await startServer(web);
  const { context, page, complaints } = await visit(browser, { width: 390, height: 844 });
  try {
    await page.goto(`${server.url}/`);
    await page.evaluate(() => (window.sameVisit = true));
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    const second = await context.newPage();
    await second.goto(`${server.url}/`);
    await second.locator('.door').first().waitFor();
    expectThat((await page.getByText('new version').count()) === 0, 'update: the first version is no news');
    expectThat(await page.evaluate(() => window.sameVisit), 'update: the first version needs no reload');

    await change(web, 'index.html', '<html lang', '<html data-newer lang');
    await change(web, 'sw.js', /"(?=[\w-]{12}")/, '"newer-');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('new version').waitFor();
    await check(page, 'update: the notice');
    expectThat((await page.locator('html[data-newer]').count()) === 0, 'update: not before one wants it');
    await page.getByRole('button', { name: 'Reload' }).click();
    for (const one of [page, second]) {
      await one.locator('html[data-newer]').waitFor({ state: 'attached' });
      await one.locator('.door').first().waitFor();
    }
    expectThat((await page.getByText('new version').count()) === 0, 'update: the notice goes');
    const caches = await page.evaluate(() => window.caches.keys());
    expectThat(caches.length === 1, `update: ${caches.length} versions are kept`);
    complained('update', complaints);
  } finally {
    await context.close();
    await server.stop();
    await rm(web, { recursive: true, force: true });
  }
}
