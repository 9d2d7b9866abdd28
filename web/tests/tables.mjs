// Tables opened through the API, to come quickly to what a journey is about.

/** Opens a table against bots, as a new guest, and goes there. */
export async function openTable(page, url, { name = 'Ann', ...table }) {
  await page.goto(`${url}/#/settings`);
  await page.locator('main h1').waitFor();
  const id = await page.evaluate(
    async ([guest, wanted]) => {
      const post = async (path, body) => {
        const answer = await fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
      };
      await post('/guests', { name: guest });
      const bots = Array(wanted.players - 1).fill('greedy');
      const made = await post('/tables', { game: 'citadels', bots, key: crypto.randomUUID(), ...wanted });
      await post(`/tables/${made.table}/start`, {});
      return made.table;
    },
    [name, table],
  );
  await page.goto(`${url}/#/table/${id}`);
  // The guest is new to the page, too.
  await page.reload();
  await page.locator('.board').waitFor();
}
