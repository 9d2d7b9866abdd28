// Plays through the client as people would, in a real browser against the real server.
//   npm run journey              all of tests/journeys, two at a time
//   npm run journey -- solo …    only those named, one after the other
import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { openBrowser } from './browser.mjs';
import { failures } from './checks.mjs';
import { startServer } from './server.mjs';

const atATime = 2;

const files = await readdir(new URL('./journeys', import.meta.url));
const all = files.filter((file) => file.endsWith('.mjs')).map((file) => file.slice(0, -4)).sort();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No journey is called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

/** In this process, with a server and a browser of its own. */
async function travel(names) {
  const server = await startServer();
  const browser = await openBrowser();
  try {
    for (const name of names) {
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
  return failures.length === 0;
}

/** Each in a process of its own, a few at a time. */
async function travelAll() {
  const waiting = [...all];
  let passed = true;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const child = spawn(process.execPath, [process.argv[1], name], { stdio: 'inherit' });
      const code = await new Promise((resolve) => child.on('exit', resolve));
      passed &&= code === 0;
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return passed;
}

process.exitCode = (await (named.length > 0 ? travel(named) : travelAll())) ? 0 : 1;
