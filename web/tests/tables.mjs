// Tables opened through the API, to come quickly to what a journey is about.

/** In the page, which must be one of the client: the server refuses those of others. */
async function inPage(page, url, run, ...args) {
  await page.goto(`${url}/#/settings`);
  await page.locator('main h1').waitFor();
  const ask = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const answer = await fetch(`/api/v1${path}`, request);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return page.evaluate(`(${run})(${ask}, ...${JSON.stringify(args)})`);
}

async function begin(ask, guest, wanted) {
  await ask('/guests', { name: guest });
  const bots = Array(wanted.players - 1).fill('greedy');
  const { table } = await ask('/tables', { game: 'citadels', bots, key: crypto.randomUUID(), ...wanted });
  await ask(`/tables/${table}/start`, {});
  return table;
}

/** Where only bots are left, they play as long as somebody watches. */
async function finish(ask, table) {
  await ask(`/tables/${table}/seats/0/bot`, {});
  const socket = new WebSocket(`ws://${location.host}/api/v1/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  await new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`the bots do not finish ${table}`)), 60_000);
    socket.onopen = () => send({ type: 'hello', protocol: 1 });
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === 'hello') send({ type: 'watch', id: 1, table });
      if (message.outcome) resolve();
    };
  });
  socket.close();
}

/** Opens a table against bots, as a new guest, and goes there. */
export async function openTable(page, url, { name = 'Ann', ...table }) {
  const id = await inPage(page, url, begin, name, table);
  await page.goto(`${url}/#/table/${id}`);
  // The guest is new to the page, too.
  await page.reload();
  await page.locator('.board').waitFor();
}

/** A whole game, of which a bot plays the new guest's seat, too; its table. */
export async function finishedTable(page, url, { name = 'Ann', ...table }) {
  const id = await inPage(page, url, begin, name, table);
  await inPage(page, url, finish, id);
  await page.reload();
  return id;
}

/** Brings a game from elsewhere, as a new guest; its table. */
export function bringGame(page, url, record) {
  const bring = async (ask, brought) => {
    await ask('/guests', { name: 'Ann' });
    return (await ask('/records', { record: brought })).table;
  };
  return inPage(page, url, bring, record);
}
