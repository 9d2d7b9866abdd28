// Moments of real games for the pictures: bots play with fixed seeds until the first seat has such a
// decision to take.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const longestGame = 4000;
const mostSeeds = 60;
const played = Date.UTC(2026, 0, 2, 20, 15);
const names = ['Ines', 'Ada', 'Bruno', 'Clara', 'Maximiliane', 'Emil', 'Friederike', 'Georg'];

/** The engine of PRESTIGE_BINARY, asked in lines of JSON. */
function startEngine() {
  const child = spawn(process.env.PRESTIGE_BINARY, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.text.en}`);
      return answer;
    },
    stop: () => child.stdin.end(),
  };
}

/**
 * Plays until the first seat may do, or sees, what `until` says, not before the round or turn `from`; without
 * `until`, to the end. False when that never happens.
 */
async function play(engine, { game, players, options = {}, until, from = 1 }, seed) {
  let { seats } = await engine.ask({ cmd: 'new', game, players, options, seed });
  for (let steps = 0; seats.length > 0 && steps < longestGame; steps += 1) {
    const seat = seats[0];
    if (until && seats.includes(0)) {
      const { actions } = await engine.ask({ cmd: 'legal', seat: 0 });
      const { observation } = await engine.ask({ cmd: 'observe', seat: 0 });
      if ((observation.round ?? observation.turn) >= from && until(actions, observation)) return true;
    }
    const { action } = await engine.ask({ cmd: 'bot', seat, bot: 'greedy' });
    ({ seats } = await engine.ask({ cmd: 'apply', seat, action }));
  }
  return until === undefined;
}

/** From its seed on, the first game in which it happens: bots that get better play other games. */
async function reach(engine, name, moment) {
  for (let seed = moment.seed; seed < moment.seed + mostSeeds; seed += 1) {
    if (await play(engine, moment, seed)) return;
  }
  throw new Error(`${name}: nothing of the kind happens in ${mostSeeds} games`);
}

/** The moments as games that a browser keeps, by name. */
export async function playMoments(moments) {
  const engine = startEngine();
  const games = [];
  for (const [name, moment] of Object.entries(moments)) {
    await reach(engine, name, moment);
    const { record } = await engine.ask({ cmd: 'record' });
    const { outcome } = await engine.ask({ cmd: 'outcome' });
    const people = moment.people ?? 1;
    const seats = names.slice(0, moment.players).map((own, i) => (i < people ? { name: own } : { name: own, bot: 'skilled' }));
    const kept = { id: `local-${name}`, created: played, updated: played, seats, over: outcome !== null, record };
    games.push(outcome ? { ...kept, places: outcome.places } : kept);
  }
  engine.stop();
  return games;
}

/** Puts games where the client keeps those of this browser; the page must be one of the client. */
export function keep(page, games) {
  return page.evaluate(
    (all) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('prestige', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          for (const game of all) transaction.objectStore('games').put(game);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    games,
  );
}
