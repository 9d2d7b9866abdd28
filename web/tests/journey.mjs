// Plays through the client as people would, in a real browser against the real server.
//   npm run journey              all of tests/journeys
//   npm run journey -- solo …    only those named
import { readdir } from 'node:fs/promises';
import { openBrowser } from './browser.mjs';
import { failures } from './checks.mjs';
import { startServer } from './server.mjs';

const files = await readdir(new URL('./journeys', import.meta.url));
const all = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4)).sort();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No journey is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

const server = await startServer();
const browser = await openBrowser();
try {
  for (const name of named.length > 0 ? named : all) {
    const { default: run } = await import(`./journeys/${name}.mjs`);
    const begun = performance.now();
    const before = failures.length;
    // One journey that breaks off must not hide what the others find.
    await run(browser, server.url).catch((error) => failures.push(`${name}: ${error.stack}`));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${name}: ${failures.length === before ? 'passed' : 'failed'} in ${seconds} s`);
  }
} finally {
  await browser.close();
  await server.stop();
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
