// Measures how quickly tables answer:
//   npm run speed [-- --only "citadels offline"] [--web FOLDER] [--profile FOLDER] [--trace FOLDER]
// --only measures one line, --web another build of the client. Games offline begin the same every time.
// Every line is one game, played by real clicks with all its motion: how long each took until the next
// picture (Event Timing), what held the page up for more than 50 ms, and what a click cost the page. The
// first two are longer on a busy machine; the last is not, and so good for comparing two builds. Below the
// table stand the slowest clicks: how long the page was busy before, with it, and with the picture.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser, visit } from './browser.mjs';
import { clickNext } from './play.mjs';
import { startServer } from './server.mjs';
import { openTable } from './tables.mjs';

const clicks = 60;
const { values: asked } = parseArgs({
  options: Object.fromEntries(['only', 'web', 'profile', 'trace'].map((name) => [name, { type: 'string' }])),
});

/** In the page: chance always falls the same way. */
function foresee() {
  let state = 1;
  const next = () => (state = (state * 48271) % 0x7fffffff);
  Math.random = () => next() / 0x7fffffff;
  const random = crypto.getRandomValues.bind(crypto);
  // Ids must be new; seeds need not.
  crypto.getRandomValues = (array) => (array instanceof Uint32Array ? Object.assign(array, array.map(next)) : random(array));
}

/** In the page, from its first moment on. */
function watch() {
  window.measured = { interactions: new Map(), longTasks: [] };
  // What is pressed may be gone by the time its entry comes.
  const pressed = new Map();
  const nameOf = ({ target }) => {
    const button = target.closest('button, a') ?? target;
    return button.dataset.action ?? button.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  };
  const note = (event) => pressed.set(event.timeStamp, nameOf(event));
  for (const kind of ['pointerdown', 'pointerup', 'click']) addEventListener(kind, note, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, startTime, processingStart, processingEnd, name } = entry;
      if (!interactionId || duration <= (window.measured.interactions.get(interactionId)?.duration ?? 0)) continue;
      window.measured.interactions.set(interactionId, {
        duration,
        before: Math.round(processingStart - startTime),
        with: Math.round(processingEnd - processingStart),
        picture: Math.round(startTime + duration - processingEnd),
        name,
        on: pressed.get(startTime),
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.measured.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
}

const games = {
  online: (page, url, game) => openTable(page, url, { game, players: game === 'citadels' ? 6 : 4 }),
  async offline(page, url, game) {
    await page.goto(`${url}/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(`[data-play=${game}]`).click();
    await page.locator('.board').waitFor();
  },
};

async function measure(browser, url, where, game) {
  const { context, page } = await visit(browser, { width: 1440, moving: true });
  await page.addInitScript(watch);
  await page.addInitScript(foresee);
  await games[where](page, url, game);
  const client = await context.newCDPSession(page);
  // The time of the page's thread alone: what else the machine does is not counted.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name) => 1000 * metrics.find((metric) => metric.name === name).value;
    return { script: value('ScriptDuration'), layout: value('LayoutDuration') + value('RecalcStyleDuration') };
  };
  if (asked.trace) await browser.startTracing(page, { path: join(asked.trace, `${game}-${where}.json`) });
  if (asked.profile) {
    await client.send('Profiler.enable');
    await client.send('Profiler.start');
  }
  await page.evaluate(() => (window.measured.longTasks.length = 0));
  const before = await spent();
  let count = 0;
  while (count < clicks && (await clickNext(page, game))) count += 1;
  await page.waitForTimeout(500);
  const after = await spent();
  if (asked.trace) await browser.stopTracing();
  if (asked.profile) {
    const { profile } = await client.send('Profiler.stop');
    await writeFile(join(asked.profile, `${game}-${where}.cpuprofile`), JSON.stringify(profile));
  }
  const { interactions, longTasks } = await page.evaluate(() => ({
    interactions: [...window.measured.interactions.values()],
    longTasks: window.measured.longTasks,
  }));
  await context.close();
  interactions.sort((a, b) => a.duration - b.duration);
  const times = interactions.map(({ duration }) => duration);
  const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    table: `${game} ${where}`,
    clicks: count,
    'median ms': part(0.5),
    '95 % ms': part(0.95),
    'worst ms': part(1),
    'long tasks': longTasks.length,
    'longest ms': Math.max(0, ...longTasks),
    'script ms/click': Math.round((after.script - before.script) / count),
    'layout ms/click': Math.round((after.layout - before.layout) / count),
    slowest: interactions.slice(-5).reverse(),
  };
}

const server = await startServer(asked.web);
const browser = await openBrowser();
try {
  const lines = [];
  for (const where of Object.keys(games)) {
    for (const game of ['citadels', 'trickerion']) {
      if (asked.only && asked.only !== `${game} ${where}`) continue;
      lines.push(await measure(browser, server.url, where, game));
    }
  }
  console.table(Object.fromEntries(lines.map(({ table, slowest: _, ...line }) => [table, line])));
  console.table(lines.flatMap(({ table, slowest }) => slowest.map((click) => ({ table, ...click }))));
} finally {
  await browser.close();
  await server.stop();
}
