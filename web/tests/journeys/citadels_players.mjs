// Citadels with two to eight players, in all scenarios and widths, to the end.
import { decide, visit } from '../browser.mjs';
import { check, checkWidth, complained, expectThat } from '../checks.mjs';
import { playUntil } from '../play.mjs';
import { openTable } from '../tables.mjs';

const games = [
  { players: 2, scenario: 'base', width: 1440, scored: true },
  // A window of 1440 px, zoomed to 200 %.
  { players: 3, scenario: 'devious_dignitaries', width: 720, height: 450 },
  { players: 4, scenario: 'illustrious_emissaries', width: 768 },
  { players: 5, scenario: 'vicious_nobles', width: 1024, scored: true },
  { players: 6, scenario: 'devious_dignitaries', width: 1920 },
  { players: 7, scenario: 'illustrious_emissaries', width: 390 },
  { players: 8, scenario: 'vicious_nobles', width: 1440, scored: true },
];
const someDecisions = 12;

async function play(browser, url, { players, scenario, width, height, scored }, i) {
  const name = `${players} players`;
  const language = i % 2 === 0 ? 'en' : 'de';
  const theme = i % 3 === 0 ? 'dark' : 'light';
  const { context, page, complaints } = await visit(browser, { width, height, language, theme });
  await openTable(page, url, { name: 'Maximiliane von Hohenzollern', players, options: { scenario } });
  expectThat((await page.locator('.seat').count()) === players - 1, `${name}: everybody has a seat`);
  await page.locator('.draft').waitFor();
  // Choices that differ from game to game; then whatever brings it to its end.
  let decisions = 0;
  while (decisions < someDecisions && (await decide(page, decisions * 7 + players))) decisions += 1;
  await check(page, `${name}: after ${decisions} decisions`);
  const end = await playUntil(page, 'citadels');
  expectThat(end === 'over', `${name}: the game ends, not ${end}`);
  await (scored ? check : checkWidth)(page, `${name}: score`);
  complained(name, complaints);
  await context.close();
}

export default async function citadelsPlayers(browser, url) {
  for (const [i, game] of games.entries()) await play(browser, url, game, i);
}
