// Citadels with two to eight players, in all scenarios and widths; some to the end.
import { decide, visit } from '../browser.mjs';
import { check, complained, expectThat } from '../checks.mjs';
import { openTable } from '../tables.mjs';

const games = [
  { players: 2, scenario: 'base', width: 1440, toTheEnd: true },
  // A window of 1440 px, zoomed to 200 %.
  { players: 3, scenario: 'devious_dignitaries', width: 720, height: 450 },
  { players: 4, scenario: 'illustrious_emissaries', width: 768 },
  { players: 5, scenario: 'vicious_nobles', width: 1024, toTheEnd: true },
  { players: 6, scenario: 'devious_dignitaries', width: 1920 },
  { players: 7, scenario: 'illustrious_emissaries', width: 390 },
  { players: 8, scenario: 'vicious_nobles', width: 1440, toTheEnd: true },
];
const longestGame = 600;
const someDecisions = 16;

async function play(browser, url, { players, scenario, width, height, toTheEnd }, i) {
  const name = `${players} players`;
  const language = i % 2 === 0 ? 'en' : 'de';
  const theme = i % 3 === 0 ? 'dark' : 'light';
  const { context, page, complaints } = await visit(browser, { width, height, language, theme });
  await openTable(page, url, { name: 'Maximiliane von Hohenzollern', players, options: { scenario } });
  expectThat((await page.locator('.seat').count()) === players - 1, `${name}: everybody has a seat`);
  await page.locator('.draft').waitFor();
  await check(page, `${name}: draft`);
  let decisions = 0;
  const limit = toTheEnd ? longestGame : someDecisions;
  // At first choices that differ from game to game; then the first ones, which build and come to an end.
  const pick = () => (decisions < someDecisions ? decisions * 7 + players : 0);
  while (decisions < limit && (await decide(page, pick()))) decisions += 1;
  if (toTheEnd) await page.locator('#score-title').waitFor();
  await check(page, `${name}: after ${decisions} decisions`);
  complained(name, complaints);
  await context.close();
}

export default async function citadelsPlayers(browser, url) {
  for (const [i, game] of games.entries()) await play(browser, url, game, i);
}
