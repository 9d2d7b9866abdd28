// How to come to every screen that is to be pictured.
import { moments } from './moments.mjs';

const page = (hash, act) => async (tab, url) => {
  await tab.goto(`${url}/${hash}`);
  await tab.locator('main h1').first().waitFor();
  await act?.(tab);
};

const table = (moment, act) => async (tab, url) => {
  await tab.goto(`${url}/#/table/local-${moment}`);
  await tab.locator('.board, .curtain').first().waitFor();
  await act?.(tab);
};

const press = (selector) => async (tab) => tab.locator(selector).first().click();
const key = (name) => async (tab) => {
  await tab.locator('.board').waitFor();
  await tab.keyboard.press(name);
};

async function waitingRoom(tab) {
  await tab.locator('main input[type=radio][value=online]').check({ force: true });
  await tab.locator('.page > p .primary').click();
  await tab.locator('.actions').waitFor();
}

async function holdSomebody(tab) {
  await tab.locator('[data-hold]').first().click();
}

async function previewMarker(tab) {
  await tab.locator('[data-slot]').first().hover();
}

async function replayAt(tab, share) {
  const range = tab.locator('input[type=range]');
  await range.waitFor();
  const most = Number(await range.getAttribute('max'));
  await range.fill(String(Math.round(most * share)));
}

async function openTab(tab, index) {
  await tab.getByRole('tab').nth(index).click();
}

/** Screens that are higher than the window are pictured whole; tables as one sees them. */
const pages = {
  home: page('#/'),
  play_citadels: page('#/play/citadels'),
  play_citadels_cast: page('#/play/citadels', async (tab) => {
    await tab.locator('[data-preset=own]').click();
    await tab.locator('details summary').first().click();
  }),
  play_trickerion: page('#/play/trickerion', press('details summary')),
  waiting_room: page('#/play/citadels', waitingRoom),
  lobby: page('#/lobby'),
  watch: page('#/watch'),
  games: page('#/games'),
  replays: page('#/replays'),
  ratings: page('#/ratings'),
  settings: page('#/settings'),
  learn: page('#/learn'),
  almanac: page('#/almanac/trickerion/trick'),
  almanac_card: page('#/almanac/citadels/character/assassin'),
  aid_citadels: page('#/aid/citadels'),
  aid_trickerion: page('#/aid/trickerion'),
};

const tables = {
  ...Object.fromEntries(Object.keys(moments).map((name) => [name, table(name)])),
  citadels_why: table('citadels_4', async (tab) => {
    await tab.locator('[data-action]').first().waitFor();
    await tab.keyboard.press('w');
    await tab.locator('[data-place^=hand] button').first().click();
  }),
  trickerion_why: table('trickerion_place', async (tab) => {
    await tab.locator('[data-hold]').first().waitFor();
    await tab.keyboard.press('w');
    await tab.locator('.tricks .spot').first().click();
  }),
  citadels_help: table('citadels_4', key('?')),
  citadels_log: table('citadels_4', key('l')),
  citadels_card: table('citadels_4', press('[data-place^=city] button')),
  trickerion_place_held: table('trickerion_place', holdSomebody),
  trickerion_marker_preview: table('trickerion_marker', previewMarker),
  trickerion_help: table('trickerion_place', key('?')),
  citadels_replay: async (tab, url) => {
    await page('#/replay/local-citadels_end')(tab, url);
    await replayAt(tab, 0.6);
  },
  citadels_charts: async (tab, url) => {
    await page('#/replay/local-citadels_end')(tab, url);
    await openTab(tab, 1);
  },
  trickerion_replay: async (tab, url) => {
    await page('#/replay/local-trickerion_end')(tab, url);
    await replayAt(tab, 0.5);
  },
  rules: page('#/rules/trickerion/T7.27'),
  guide_citadels: page('#/learn/citadels', (tab) => tab.locator('.coach').waitFor()),
  guide_trickerion: page('#/learn/trickerion', (tab) => tab.locator('.coach').waitFor()),
};

/** What moves, by how to begin it; it is pictured several times. */
export const films = [
  {
    name: 'trickerion_show',
    open: table('trickerion_perform', async (tab) => {
      await tab.locator('[data-action^="perform "]').nth(1).click();
    }),
  },
  { name: 'citadels_score', open: table('citadels_end') },
];

const listed = (screens, whole) => Object.entries(screens).map(([name, open]) => ({ name, open, whole }));

export const screens = [...listed(pages, true), ...listed(tables, false)];
