// Whole games without a script: in the page itself, as quickly as it goes, or by keys.

const longestGame = 1500;

/** What a newcomer would like best comes first; whoever goes on stage wants to perform. */
const liked = {
  citadels: [/^(build|destroy)/],
  trickerion: [
    /^(choose|start|symbol|take|specialist|discard|learn_power|advertise)/,
    /^assign magician theater/,
    /^assign (assistant|manager|engineer) (theater|downtown)/,
    /^assign apprentice_\d (workshop|market_row|dark_alley)/,
    /^assign/,
    /^confirm/,
    /^perform/,
    /^place magician \w+_stage/,
    /^place/,
    /^(at|bonus|onto|face|use_die|shelf|order_slot|keep|symbol)/,
    /^(prepare|set_up|take_coins|draw|learn|hire|buy|order|fortune)/,
    /^(end|end_turn|done|pass)$/,
  ],
};

/** In the page: what to press next, and how the game stands. */
function player(patterns) {
  const likes = patterns.map((pattern) => new RegExp(pattern));
  const tried = (window.triedBefore ??= new Map());
  const shown = (element) => element.checkVisibility() && !element.disabled;
  const find = (selector) => {
    // What is still shown was offered before.
    if (document.querySelector('[aria-busy=true]')) return [];
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...(dialog ?? document).querySelectorAll(selector)].filter(shown);
  };
  const keyOf = (element) => `${document.querySelector('.prompt')?.textContent} ${element.dataset.action}`;
  const rank = (element) => {
    const at = likes.findIndex((pattern) => pattern.test(element.dataset.action));
    return at < 0 ? likes.length : at;
  };
  // Whatever did nothing before is tried less.
  const weight = (element) => (tried.get(keyOf(element)) ?? 0) * 20 + rank(element);
  // Whoever takes back what is confirmed, again and again, never lets the others finish.
  const offered = () => find('[data-action]:not([data-action=withdraw])');
  return {
    find,
    over: () => document.querySelector('#score-title') !== null,
    offers: (kind) => offered().some((element) => element.dataset.action.startsWith(kind)),
    next() {
      const actions = offered();
      const places = actions.some((element) => element.dataset.action.startsWith('place '));
      const held = document.querySelector('[data-hold][aria-pressed=true]');
      const taken = (places || actions.length === 0) && !held ? find('[data-hold]')[0] : undefined;
      const best = actions.sort((a, b) => weight(a) - weight(b))[0];
      const next = find('[data-skip]')[0] ?? taken ?? best ?? find('[data-slot]')[0];
      if (next) tried.set(keyOf(next), (tried.get(keyOf(next)) ?? 0) + 1);
      return next;
    },
  };
}

const inPage = (page, game, run, ...more) => {
  const patterns = liked[game].map(({ source }) => source);
  return page.evaluate(`(${run})((${player})(${JSON.stringify(patterns)}), ...${JSON.stringify(more)})`);
};

/**
 * Decides until an action of the wanted kind is offered (then its kind is returned), the game is over
 * ('over'), or nothing comes of it ('stuck'). Bots that take their time are hurried. Nobody looks meanwhile: the page
 * is laid out and can be used, but not drawn, which would take most of the time.
 */
export function playUntil(page, game, wanted = null, most = longestGame) {
  const play = async (me, kind, limit) => {
    const end = async () => {
      for (let decisions = 0, idle = 0; decisions < limit && idle < 4800; ) {
        if (me.over()) return 'over';
        if (kind && me.offers(kind)) return kind;
        me.find('[data-hurry]')[0]?.click();
        const next = me.next();
        next?.click();
        if (next) decisions += 1;
        idle = next ? 0 : idle + 1;
        await new Promise((resolve) => setTimeout(resolve, next ? 12 : 25));
      }
      return 'stuck';
    };
    document.body.style.opacity = '0';
    const reached = await end();
    document.body.style.opacity = '';
    return reached;
  };
  return inPage(page, game, play, wanted, most);
}

/** Presses what would come next, if anything can be pressed now, but hands no screen over; whether it did. */
export function pressNext(page, game) {
  return inPage(page, game, (me) => {
    const next = me.next();
    if (!next || /^hand(over|_on)$/.test(next.dataset.action)) return false;
    next.click();
    return true;
  });
}

/** Plays to the end by arrows and Enter alone; 'lost' as soon as the focus is nowhere. */
export async function playByKeys(page, game, most = longestGame) {
  /** How far the next thing to press is from the focus: by Tab in a dialogue, by arrows elsewhere. */
  const look = async (me) => {
    for (let idle = 0; idle < 1200; idle += 1) {
      if (me.over()) return { end: 'over' };
      const next = me.next();
      if (!next) {
        await new Promise((resolve) => setTimeout(resolve, 25));
        continue;
      }
      const inDialog = next.closest('dialog') !== null;
      const places = me.find(inDialog ? 'button, a, input' : '.main :is([data-action], [data-leads], [data-slot])');
      const focused = document.activeElement ?? document.body;
      const follows = (place) => focused.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
      const at = places.indexOf(focused);
      const begin = at >= 0 ? at : Math.max(0, places.findIndex(follows)) - 1;
      const ahead = (places.indexOf(next) - begin - 1 + places.length) % places.length;
      // On a slot arrows turn the marker, and Enter places it.
      const steps = focused === next || focused.matches('[data-slot]') ? 0 : ahead + 1;
      return { key: inDialog ? 'Tab' : 'ArrowRight', steps, lost: focused === document.body };
    }
    return { end: 'stuck' };
  };
  for (let decisions = 0; decisions < most; decisions += 1) {
    const { end, key, steps, lost } = await inPage(page, game, look);
    if (end) return end;
    if (lost && decisions > 0) return 'lost';
    for (let i = 0; i < steps; i += 1) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
  return 'stuck';
}

/** Makes the next decision by a real click; false when the game is over or nothing is left to press. */
export async function clickNext(page, game) {
  const aim = async (me) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
    // To look costs the page its time, so it is done only when something has changed.
    const change = () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(resolve, 1000);
      });
    // Nobody presses what has not been drawn yet, nor before it is seen what came of the last press.
    await drawn();
    const end = performance.now() + 30_000;
    while (performance.now() < end) {
      if (me.over()) return null;
      const next = me.next();
      if (next) {
        const before = next.getBoundingClientRect();
        next.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = next.getBoundingClientRect();
        if (left !== before.left || top !== before.top) await drawn();
        return { x: left + width / 2, y: top + Math.min(height / 2, 30) };
      }
      await change();
      await drawn();
    }
    return null;
  };
  const at = await inPage(page, game, aim);
  if (at) await page.mouse.click(at.x, at.y);
  return at !== null;
}
