// Draws the icons of the installed client from public/icon.svg, in a browser: npm run icons
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../tests/browser.mjs';

const folder = fileURLToPath(new URL('../public', import.meta.url));
const icon = await readFile(`${folder}/icon.svg`, 'utf8');
// Systems cut their own shapes out of these: the ground reaches the edges, the crown keeps away.
const bare = icon
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect[^>]*>/, '<rect x="-4" y="-4" width="40" height="40" fill="#261d2d"/>');
const wanted = [
  { name: 'icon-192', svg: icon, size: 192 },
  { name: 'icon-512', svg: icon, size: 512 },
  { name: 'icon-maskable', svg: bare, size: 512 },
  { name: 'icon-touch', svg: bare, size: 180 },
];

const browser = await openBrowser();
try {
  for (const { name, svg, size } of wanted) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
