import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../dist', import.meta.url));

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the server in a process of its own, and waits until it answers. */
async function run(binary, port, data, web) {
  // All visitors of a journey have one address: what is meant for many would slow it down.
  const rates = ['address-per-s', 'person-per-s', 'sign-ins-per-min', 'passwords-per-min'];
  const makings = ['tables-per-min', 'imports-per-min'];
  const unlimited = [...rates, ...makings].flatMap((rate) => [`--${rate}`, '0']);
  const args = ['serve', '--port', String(port), '--data', data, '--web', web, ...unlimited];
  const child = spawn(binary, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/games`).catch(() => null);
    if (answer?.ok) break;
    if (tries > 100 || child.exitCode !== null) throw new Error('the server does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { child, ended };
}

/**
 * Starts the server named by PRESTIGE_BINARY with data of its own and the client in a folder. `breakDown` ends it
 * without a warning, `comeBack` starts it again where it was; `stop` ends it and clears up.
 */
export async function startServer(web = dist) {
  const binary = process.env.PRESTIGE_BINARY;
  if (!binary) throw new Error('PRESTIGE_BINARY must name the server');
  const data = await mkdtemp(join(tmpdir(), 'prestige-web-'));
  const port = await freePort();
  let running = await run(binary, port, data, web);
  const end = (signal) => {
    running.child.kill(signal);
    return running.ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    breakDown: () => end('SIGKILL'),
    async comeBack() {
      running = await run(binary, port, data, web);
    },
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
