export interface Told {
  text: string;
  /** What is newer about the same thing replaces what is old. */
  tag: string;
  /** Where a click leads, from its '#' on. */
  link: string;
}

const title = 'Prestige';

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.resolve(globalThis.navigator?.serviceWorker?.getRegistration());

/**
 * Shows a message of the system. Phones let only the service worker do that, whose answer to clicks is in
 * offline/sw.ts; pages may elsewhere. Whoever cannot be told this way still sees the notice on the page.
 */
export async function notify({ text, tag, link }: Told): Promise<void> {
  try {
    const registration = await worker();
    if (registration) return await registration.showNotification(title, { body: text, tag, data: link });
    const told = new Notification(title, { body: text, tag });
    told.onclick = () => {
      focus();
      location.hash = link;
    };
  } catch {
    // Nothing depends on it.
  }
}
