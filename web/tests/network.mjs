// A network that fails as real ones do: without a word.

/** Puts a network between a page, before it is opened, and the server; it can be cut and mended. */
export async function breakable(page) {
  let whole = true;
  let alive = [];
  const sent = [];
  const heard = [];
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    if (!whole) return void socket.close();
    const line = { answers: true };
    alive.push(line);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(JSON.parse(message));
      server.send(message);
    });
    server.onMessage((message) => {
      if (!line.answers) return;
      heard.push(JSON.parse(message));
      socket.send(message);
    });
  });
  return {
    /** All messages from the page, and all that came to it. */
    sent,
    heard,
    /** What is sent still arrives, but no answer ever comes back; that is how decisions could be taken twice. */
    deafen() {
      for (const line of alive) line.answers = false;
      alive = [];
    },
    async cut() {
      whole = false;
      await page.context().setOffline(true);
    },
    async mend() {
      whole = true;
      await page.context().setOffline(false);
    },
  };
}

/** What browsers say about a network that is gone. */
export const isAboutNetwork = (complaint) => /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/.test(complaint);
