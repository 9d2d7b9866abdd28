import { chromium } from 'playwright-core';

export function openBrowser(more = []) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

const patienceMs = 120_000;

/** Where nobody follows what the bots do, they need not take their time. */
function withInstantBots(route) {
  const request = route.request();
  if (request.method() !== 'POST') return route.fallback();
  return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), bot_pace: 'instant' }) });
}

/** A new visitor, whose complaints of the browser are collected. */
export async function visit(
  browser,
  { width, height = 900, language = 'en', theme = 'dark', moving = false, scale = 1, touch = false, followed = false },
) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: moving ? 'no-preference' : 'reduce',
  });
  // A busy machine is slow, but not wrong.
  context.setDefaultTimeout(patienceMs);
  if (!followed) await context.route('**/api/v1/tables', withInstantBots);
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Gives the window another width; what stands in it has been laid out and drawn anew when this is over. */
export async function resize(page, width, height = 900) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await drawn(page);
}

/** Whatever the page has been told is drawn: fonts have come, and a frame with them is over. */
export function drawn(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** Until then nothing else can be decided. */
export const decided = (page) => page.locator('[aria-busy=false]').waitFor();

/** Takes the first choice that is offered, or another; false when the game is over. */
export async function decide(page, pick = 0) {
  const isHanding = ':is([data-action=handover], [data-action=hand_on])';
  const handover = page.locator(isHanding);
  // While a decision is on its way, what is shown was offered before it.
  const offered = page.locator(`body:not(:has([aria-busy=true])) [data-action]:not([disabled]):not(${isHanding})`);
  const over = page.locator('#score-title');
  await offered.or(over).or(handover).first().waitFor();
  if (await over.isVisible()) return false;
  if (await handover.isVisible()) return true;
  const count = await offered.count();
  if (count > 0) await offered.nth(pick % count).click({ timeout: 5_000 }).catch(() => {});
  const inDialog = page.locator('dialog [data-action]').first();
  if (await inDialog.isVisible()) await inDialog.click();
  return true;
}
