// Makes the pictures of the README anew, from the same moments as `npm run shots`.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser, visit } from './browser.mjs';
import { moments } from './moments.mjs';
import { keep, playMoments } from './positions.mjs';
import { films, screens } from './screens.mjs';
import { startServer } from './server.mjs';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const patienceMs = 20_000;
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, scale: 2 };

/** Each picture is one window, or several side by side. */
const pictures = {
  citadels: { width: 1200, parts: [{ ...desk, theme: 'dark', screen: 'citadels_target' }] },
  trickerion: { width: 1200, parts: [{ ...desk, theme: 'light', screen: 'trickerion_perform' }] },
  show: { width: 1200, parts: [{ ...desk, theme: 'dark', screen: 'trickerion_show', afterMs: 3200 }] },
  phones: {
    width: 1200,
    parts: [
      { ...phone, theme: 'dark', screen: 'citadels_8' },
      { ...phone, theme: 'light', screen: 'citadels_draft' },
      { ...phone, theme: 'dark', screen: 'trickerion_marker' },
      { ...phone, theme: 'light', screen: 'trickerion_points' },
    ],
  },
};

async function shoot(browser, url, games, { screen, afterMs = 400, ...look }) {
  const film = films.find(({ name }) => name === screen);
  const { open } = film ?? screens.find(({ name }) => name === screen);
  const { context, page } = await visit(browser, { ...look, moving: film !== undefined });
  context.setDefaultTimeout(patienceMs);
  await page.goto(`${url}/`);
  await page.locator('.door').first().waitFor();
  await keep(page, games);
  await page.goto('about:blank');
  await open(page, url);
  await page.waitForTimeout(afterMs);
  const image = await page.screenshot();
  await context.close();
  return `data:image/png;base64,${image.toString('base64')}`;
}

/** Puts the parts side by side, in the width of the picture, as WebP. */
async function compose(browser, parts, width) {
  const page = await browser.newPage();
  const packed = await page.evaluate(
    async ([sources, wide]) => {
      const gap = sources.length > 1 ? 16 : 0;
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const each = (wide - gap * (sources.length - 1)) / sources.length;
      const heights = images.map((image) => (image.height / image.width) * each);
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: Math.max(...heights) });
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      images.forEach((image, i) => pen.drawImage(image, i * (each + gap), 0, each, heights[i]));
      return canvas.toDataURL('image/webp', 0.82);
    },
    [parts, width],
  );
  await page.close();
  return Buffer.from(packed.split(',')[1], 'base64');
}

const games = await playMoments(moments);
const server = await startServer();
const browser = await openBrowser();
try {
  for (const [name, { width, parts }] of Object.entries(pictures)) {
    const shots = [];
    for (const part of parts) shots.push(await shoot(browser, server.url, games, part));
    const picture = await compose(browser, shots, width);
    await writeFile(`${folder}/${name}.webp`, picture);
    console.log(`${name}.webp: ${Math.round(picture.length / 1024)} KiB`);
  }
} finally {
  await browser.close();
  await server.stop();
}
