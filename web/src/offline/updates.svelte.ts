const hour = 3_600_000;

/** Keeps the client on this device and notices when the server has a newer one. */
class Updates {
  /** A newer client that is complete and waits to be used. */
  waiting = $state.raw<ServiceWorker | null>(null);

  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // The first visit comes first: what is kept for later is fetched when the page stands.
    if (document.readyState === 'complete') void this.#register();
    else addEventListener('load', () => void this.#register(), { once: true });
  }

  /** All open pages go on with the newer client. */
  use(): void {
    this.waiting?.postMessage('take over');
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    // The first one that takes a page over brings what the page already has; any other one a newer client.
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) location.reload();
      controlled = true;
    });
    // Without it everything but play without a network works the same.
    const registration = await serviceWorker.register('/sw.js').catch(() => null);
    if (!registration) return;
    this.#look(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#look(registration));
    });
    setInterval(() => void registration.update().catch(() => {}), hour);
  }

  #look({ waiting }: ServiceWorkerRegistration): void {
    if (waiting && navigator.serviceWorker.controller) this.waiting = waiting;
  }
}

export const updates = new Updates();
