// Whoever comes to a screen by keyboard or ear is at its heading, and the window says which screen it is.
import { visit } from '../browser.mjs';
import { complained, expectThat } from '../checks.mjs';

const titles = {
  en: {
    'play/citadels': 'Citadels',
    lobby: 'Lobby',
    games: 'My games',
    replays: 'Finished games',
    ratings: 'Ratings',
    notices: 'Notices',
    settings: 'Settings',
    learn: 'Learn',
    'learn/trickerion': 'Trickerion: your first game',
    'almanac/citadels': 'Almanac of all cards',
    'almanac/citadels/district/tavern': 'Tavern',
    'aid/trickerion': 'Trickerion: player aid',
    rules: 'Rules',
    'rules/citadels': 'Citadels: the rules',
    'table/none': 'That did not work',
    nowhere: 'That did not work',
  },
  de: { lobby: 'Lobby', settings: 'Einstellungen', learn: 'Lernen', 'rules/citadels': 'Citadels: die Regeln' },
};

export default async function headings(browser, url) {
  for (const [language, screens] of Object.entries(titles)) {
    const { context, page, complaints } = await visit(browser, { width: 1024, height: 768, language });
    await page.goto(`${url}/`);
    await page.locator('main h1').waitFor();
    expectThat((await page.title()) === 'Prestige', `${language}: title of the first screen`);
    for (const [screen, title] of Object.entries(screens)) {
      await page.evaluate((hash) => (location.hash = hash), `#/${screen}`);
      const arrived = page.waitForFunction(
        (wanted) => document.title === wanted && document.activeElement?.matches('main h1'),
        `${title} – Prestige`,
        { timeout: 30_000 },
      );
      await arrived.catch(async () => {
        const focused = await page.evaluate(() => document.activeElement?.tagName);
        expectThat(false, `${language} ${screen}: "${await page.title()}", focus on ${focused}`);
      });
    }
    // The server says that there is no such table, and the browser tells it.
    complained(`headings ${language}`, complaints.filter((complaint) => !complaint.includes('404')));
    await context.close();
  }
}
