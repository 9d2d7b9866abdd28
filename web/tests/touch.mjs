// Fingers, as the browser itself gets them from a screen.

const restMs = 700;

async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

async function fingerOn(page) {
  const client = await page.context().newCDPSession(page);
  const send = (type, touchPoints = []) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at) => send('touchStart', [at]),
    move: (at) => send('touchMove', [at]),
    up: () => send('touchEnd'),
  };
}

/** How far the page scrolled meanwhile, which should be nowhere. */
export async function dragByFinger(page, from, to, steps = 8) {
  const finger = await fingerOn(page);
  const [begin, end] = [await middleOf(from), await middleOf(to)];
  const scroll = () => page.evaluate(() => scrollY);
  const before = await scroll();
  await finger.down(begin);
  for (let i = 1; i <= steps; i += 1) {
    const part = i / steps;
    await finger.move({ x: begin.x + (end.x - begin.x) * part, y: begin.y + (end.y - begin.y) * part });
  }
  const scrolled = (await scroll()) - before;
  await finger.up();
  return scrolled;
}

/** Long enough that it is no tap any more. */
export async function restFinger(page, on) {
  const finger = await fingerOn(page);
  await finger.down(await middleOf(on));
  await page.waitForTimeout(restMs);
  await finger.up();
}
