// Games played in the page itself, as quickly as it goes, for journeys that are about what comes after.

const longestGame = 1500;

/** What a newcomer to Trickerion would like best comes first; whoever goes on stage wants to perform. */
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

/**
 * Decides until an action of the wanted kind is offered (then its kind is returned), the game is over
 * ('over'), or so many decisions were made ('stuck'). Bots that take their time are hurried.
 */
export function playUntil(page, game, wanted = null, most = longestGame) {
  return page.evaluate(
    async ([kind, limit, patterns]) => {
      const shown = (element) => element.checkVisibility() && !element.disabled;
      const find = (selector) => {
        const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
        return [...(dialog ?? document).querySelectorAll(selector)].filter(shown);
      };
      const likes = patterns.map((pattern) => new RegExp(pattern));
      const rank = (element) => {
        const at = likes.findIndex((pattern) => pattern.test(element.dataset.action));
        return at < 0 ? likes.length : at;
      };
      const tried = new Map();
      let idle = 0;
      for (let decisions = 0; decisions < limit && idle < 1200; ) {
        if (document.querySelector('#score-title')) return 'over';
        const offered = find('[data-action]');
        if (kind && offered.some((element) => element.dataset.action.startsWith(kind))) return kind;
        const places = offered.some((element) => element.dataset.action.startsWith('place '));
        const held = document.querySelector('[data-hold][aria-pressed=true]');
        const holds = find('[data-hold]');
        const skip = find('[data-skip]')[0];
        find('[data-hurry]')[0]?.click();
        // Whatever did nothing before is tried less.
        const state = document.querySelector('.prompt')?.textContent ?? '';
        const weight = (element) => (tried.get(state + element.dataset.action) ?? 0) * 20 + rank(element);
        const best = offered.sort((a, b) => weight(a) - weight(b))[0];
        const taken = (places || offered.length === 0) && !held ? holds[0] : undefined;
        const next = skip ?? taken ?? best ?? find('[data-slot]')[0];
        if (next) {
          const key = state + next.dataset.action;
          tried.set(key, (tried.get(key) ?? 0) + 1);
          next.click();
          decisions += 1;
          idle = 0;
        } else {
          idle += 1;
        }
        await new Promise((resolve) => setTimeout(resolve, next ? 12 : 25));
      }
      return 'stuck';
    },
    [wanted, most, liked[game].map(({ source }) => source)],
  );
}
