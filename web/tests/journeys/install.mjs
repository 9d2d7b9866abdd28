// The client as an app of the device: browsers may install it, and it opens without a network after the first visit.
import { visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { isAboutNetwork } from '../network.mjs';

/** In the page: how large a picture is when it is drawn; what scales has no size of its own. */
async function sizeOf(src) {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}

async function readManifest(page) {
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(new URL(href, page.url()).href);
  expectThat(answer.headers()['content-type']?.startsWith('application/manifest+json'), 'install: type of the manifest');
  return answer.json();
}

/** What the manifest promises is there. */
async function promises(page) {
  const { name, short_name, start_url, scope, display, icons, ...colours } = await readManifest(page);
  expectThat(name === 'Prestige' && short_name === 'Prestige', `install: it is called ${name}, ${short_name}`);
  expectThat(start_url === '/' && scope === '/', `install: it begins at ${start_url} of ${scope}`);
  expectThat(display === 'standalone', `install: it is shown ${display}`);
  for (const key of ['background_color', 'theme_color']) {
    expectThat(/^#[\da-f]{6}$/.test(colours[key]), `install: ${key} is ${colours[key]}`);
  }
  for (const { src, sizes, type } of icons) {
    const answer = await page.request.get(new URL(src, page.url()).href);
    const [found, size] = [answer.headers()['content-type'], await page.evaluate(sizeOf, src)];
    expectThat(answer.ok() && found === type, `install: ${src} is ${found}, not ${type}`);
    expectThat(sizes === 'any' || size === sizes, `install: ${src} is ${size}, not ${sizes}`);
  }
  const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  for (const kind of ['any any', '192x192 any', '512x512 any', '512x512 maskable']) {
    expectThat(kinds.includes(kind), `install: there is no icon ${kind}`);
  }
}

/** What the browser itself has against it; visitors here are in private windows, where nothing is installed. */
async function askBrowser(page) {
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expectThat(data && errors.length === 0, `install: the browser reads of the manifest: ${JSON.stringify(errors)}`);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  const against = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expectThat(against.length === 0, `install: against it: ${JSON.stringify(against)}`);
}

/** A window of its own, as if started from the device, with nothing but what was kept. */
async function startWithoutNetwork(context, url, language) {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.locator('.door').first().waitFor();
  expectThat(await page.evaluate(() => navigator.serviceWorker.controller !== null), 'install: the page is kept by its worker');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').length;
  });
  expectThat(fonts === 0, `install: ${fonts} fonts are missing`);
  expectThat((await page.getAttribute('html', 'lang')) === language, 'install: language without a network');
  await check(page, `install: started without a network, ${language}`);
  await page.locator('[data-play=citadels]').click();
  await page.locator('[data-action]').first().waitFor();
  await page.close();
}

export default async function install(browser, url) {
  for (const language of ['en', 'de']) {
    const { context, page, complaints } = await visit(browser, { width: 390, height: 844, language });
    await page.goto(`${url}/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    if (language === 'en') {
      await promises(page);
      await askBrowser(page);
    }
    await startWithoutNetwork(context, url, language);
    complained(`install ${language}`, complaints.filter((complaint) => !isAboutNetwork(complaint)));
    await context.close();
  }
}
