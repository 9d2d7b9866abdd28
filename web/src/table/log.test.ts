// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { Chronicle } from './chronicle.svelte';
import Log from './Log.svelte';

const nothingYet = () => Promise.resolve({ from: 0, version: 0, sentences: [] });
const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('brings new lines into view, unless somebody reads further up', async () => {
  const chronicle = new Chronicle(nothingYet);
  const log = mount(Log, { target: document.body, props: { chronicle, game: 'citadels', names: ['Ann'] } });
  flushSync();
  const box = document.querySelector<HTMLElement>('[role=region]')!;
  const scrollTo = vi.fn();
  Object.assign(box, { scrollTo });
  Object.defineProperties(box, { scrollHeight: { value: 1000 }, clientHeight: { value: 200 } });
  const tell = async (version: number, scrollTop: number) => {
    box.scrollTop = scrollTop;
    box.dispatchEvent(new Event('scroll'));
    await drawn();
    scrollTo.mockClear();
    const words = { prompt: '', labels: [], sentences: [`Line ${version}.`] };
    chronicle.take({ from: version - 1, version, words } as never, 'en');
    flushSync();
    await drawn();
    return scrollTo.mock.calls.length;
  };
  expect(await tell(1, 800)).toBe(1);
  expect(await tell(2, 300)).toBe(0);
  expect(await tell(3, 790)).toBe(1);
  void unmount(log);
});
