// The service worker: keeps all files of one version of the client, so that it opens without a
// network. It never touches the server's API.

// Filled in by the build.
declare const __FILES__: string[];
declare const __VERSION__: string;

/** Of the global scope of a service worker, what is used here; its types clash with a page's. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Clicked extends Waiting {
  notification: { data: unknown; close(): void };
}
interface Page {
  focus(): Promise<Page>;
  navigate(url: string): Promise<unknown>;
}
interface Scope {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window' }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  oninstall: (event: Waiting) => void;
  onactivate: (event: Waiting) => void;
  onfetch: (event: Fetching) => void;
  onmessage: (event: MessageEvent) => void;
  onnotificationclick: (event: Clicked) => void;
}

const scope = globalThis as unknown as Scope;
const nameStart = 'prestige-';
const cacheName = nameStart + __VERSION__;

scope.oninstall = (event) => event.waitUntil(keepAll());
scope.onactivate = (event) => event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
// A page asks for it once its user wants the new version.
scope.onmessage = ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
};

scope.onnotificationclick = (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
};

scope.onfetch = (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode !== 'navigate') event.respondWith(kept(request, request));
  else if (pathname === '/') event.respondWith(kept('/', request));
};

/** Where a message leads, in a window that is there already if possible. */
async function show(link: string): Promise<void> {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  if (page) await (await page.focus()).navigate(`/${link}`);
  else await scope.clients.openWindow(`/${link}`);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Files whose names do not change with their contents must not come from the browser's own cache.
  const fresh = (file: string): RequestInit => (file.startsWith('/assets/') ? {} : { cache: 'no-cache' });
  await cache.addAll(__FILES__.map((file) => new Request(file, fresh(file))));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(nameStart) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function kept(key: RequestInfo, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}
