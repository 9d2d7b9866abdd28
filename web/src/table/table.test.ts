// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story, Update } from '../generated/api';
import { RequestError } from '../net/http';
import type { Connection, Past } from '../net/socket';
import type { Pictures } from './pictures';
import { ServerTable } from './serverTable';
import { TableView } from './table.svelte';

vi.mock('../net/http', async (original) => ({
  ...(await original<typeof import('../net/http')>()),
  call: (_: string, { after }: { after?: number }): Promise<Story> =>
    Promise.resolve(
      after === 0
        ? { from: 0, version: 5, sentences: ['One.', 'Two.', 'Three.'] }
        : { from: 4, version: 5, sentences: ['Three.'] },
    ),
}));

let take: (update: Update) => void;
let tellPast: (past: Past) => void;
let answer: (version: number) => void;
let refuse: (error: RequestError) => void;
let asked: Record<string, unknown>[];
let view: TableView;
let source: ServerTable;

function update(fields: Partial<Update>): Update {
  return {
    type: 'update',
    table: 't',
    seat: 0,
    version: 5,
    acting: [0],
    time_left_ms: [],
    events: [],
    legal: [],
    can_undo: false,
    ...fields,
  };
}

const words = (labels: string[], sentences: string[] = []) => ({ prompt: 'Choose.', labels, sentences });
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked = [];
  const connection = {
    watch: (_: unknown, taking: typeof take) => {
      take = taking;
      return { renew() {}, past: () => new Promise((resolve) => (tellPast = resolve)), stop() {} };
    },
    request: (type: string, fields: object) => {
      asked.push({ type, ...fields });
      return new Promise((resolve, reject) => {
        answer = (version) => resolve({ version });
        refuse = reject;
      });
    },
  };
  source = new ServerTable(connection as unknown as Connection, 't', undefined);
  view = new TableView(source, 0, 'en');
});

describe('view of a table', () => {
  it('offers what is legal, in words', () => {
    take(update({ legal: ['a', 'b'], words: words(['Do a', 'Do b']) }));
    expect(view.choices).toEqual([
      { action: 'a', label: 'Do a' },
      { action: 'b', label: 'Do b' },
    ]);
    expect(view.prompt).toBe('Choose.');
  });

  it('keeps the options, which come only once', () => {
    take(update({ observation: { options: { x: 1 }, round: 1 } }));
    take(update({ from: 5, version: 6, observation: { round: 2 } }));
    expect(view.observation).toEqual({ options: { x: 1 }, round: 2 });
  });

  it('takes what comes before the next picture as one update', () => {
    let draw = () => {};
    const pictures = { changed() {}, change: (run: () => void) => void (draw = run) } as Pictures;
    view = new TableView(source, 0, 'en', pictures);
    take(update({ observation: { options: { x: 1 }, round: 1 }, events: [1] }));
    take(update({ from: 5, version: 6, observation: { round: 2 }, events: [2], outcome: {}, words: words([], ['Two.']) }));
    take(update({ from: 6, version: 7, events: [3], legal: ['a'], words: words(['Do a'], ['Three.']) }));
    expect(view.update).toBeNull();
    draw();
    expect(view.observation).toEqual({ options: { x: 1 }, round: 2 });
    expect(view.choices).toEqual([{ action: 'a', label: 'Do a' }]);
    expect(view.update).not.toHaveProperty('outcome');
    // With the first update everything was new.
    expect(view.events).toEqual([]);
    expect(view.chronicle.fresh).toEqual(['Two.', 'Three.']);

    take(update({ from: 7, version: 8, events: [4], words: words([], ['Four.']) }));
    take(update({ from: 8, version: 9, events: [5], words: words([], ['Five.']) }));
    draw();
    expect(view.events).toEqual([4, 5]);
    expect(view.chronicle.fresh).toEqual(['Four.', 'Five.']);
    expect(view.update?.from).toBe(7);
  });

  it('decides once, about the view that is shown', async () => {
    take(update({ legal: ['a'], words: words(['Do a']) }));
    void view.choose('a');
    void view.choose('a');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ type: 'act', action: 'a', version: 5, seat: 0 });
    expect(view.deciding).toBe(true);
    answer(6);
    await settled();
    take(update({ from: 5, version: 6, legal: ['c'], words: words(['Do c']) }));
    expect(view.deciding).toBe(false);
    expect(view.choices).toHaveLength(1);
  });

  it('puts the choices away once an answer is long in coming, and not before', async () => {
    vi.useFakeTimers();
    take(update({ legal: ['a'], words: words(['Do a']) }));
    void view.choose('a');
    vi.advanceTimersByTime(100);
    expect(view.choices).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(view.choices).toEqual([]);
    vi.useRealTimers();
    answer(6);
    await settled();
    take(update({ from: 5, version: 6, legal: ['c'], words: words(['Do c']) }));
    expect(view.choices).toHaveLength(1);
  });

  it('waits for its own decision, whatever others do meanwhile', async () => {
    take(update({ legal: ['a'], words: words(['Do a']) }));
    void view.choose('a');
    take(update({ from: 5, version: 6, legal: ['a'], words: words(['Do a']) }));
    expect(view.deciding).toBe(true);
    answer(8);
    await settled();
    take(update({ from: 6, version: 7, legal: ['a'], words: words(['Do a']) }));
    expect(view.deciding).toBe(true);
    take(update({ from: 7, version: 8, legal: ['b'], words: words(['Do b']) }));
    expect(view.deciding).toBe(false);
  });

  it('offers again after a refusal, and says why unless the game went on', async () => {
    take(update({ legal: ['a'], words: words(['Do a']) }));
    void view.choose('a');
    refuse(new RequestError({ code: 'illegal', text: 'Not now.' }));
    await settled();
    expect(view.error?.message).toBe('Not now.');
    expect(view.choices).toHaveLength(1);
    void view.choose('a');
    refuse(new RequestError({ code: 'stale', text: 'Gone.' }));
    await settled();
    expect(view.error).toBeNull();
  });

  it('keeps what is new since the last decision when the next one is refused', async () => {
    take(update({ legal: ['a'], words: words(['Do a']) }));
    await settled();
    const recent = () => view.chronicle.sinceMark.map((line) => line.text);
    expect(recent()).toEqual(['Three.']);
    void view.choose('a');
    expect(recent()).toEqual([]);
    refuse(new RequestError({ code: 'illegal', text: 'Not now.' }));
    await settled();
    expect(recent()).toEqual(['Three.']);
  });

  it('lets the board remember every update, whether it is shown or not', () => {
    take(update({ observation: { round: 1 } }));
    const remembered: unknown[] = [];
    view.remember({ take: (events, observation) => remembered.push([events, observation]), recall() {} });
    take(update({ from: 5, version: 6, observation: { round: 2 }, events: ['built'] }));
    take(update({ from: 6, version: 7, observation: { round: 3 }, events: ['paid'] }));
    expect(remembered).toEqual([
      [[], { round: 1 }],
      [['built'], { round: 2 }],
      [['paid'], { round: 3 }],
    ]);
  });

  it('lets the board know what happened before, up to what is shown', async () => {
    const recalled: unknown[] = [];
    view.remember({ take() {}, recall: (events, observation) => recalled.push([events, observation]) });
    take(update({ observation: { round: 1 } }));
    tellPast({ version: 4, events: ['old'] });
    await settled();
    expect(recalled).toEqual([]);
    take(update({ from: 5, version: 6, observation: { round: 2 } }));
    tellPast({ version: 6, events: ['all'] });
    await settled();
    take(update({ from: 6, version: 7, observation: { round: 3 } }));
    tellPast({ version: 7, events: ['nobody asked'] });
    await settled();
    expect(recalled).toEqual([[['all'], { round: 2 }]]);
    take(update({ version: 8, observation: { round: 4 } }));
    tellPast({ version: 8, events: ['again'] });
    await settled();
    expect(recalled).toHaveLength(2);
  });

  it('tells the past once and then what happens', async () => {
    take(update({}));
    take(update({ from: 5, version: 6, words: words([], ['Four.']) }));
    await settled();
    const texts = () => view.chronicle.lines.map((line) => line.text);
    expect(texts()).toEqual(['One.', 'Two.', 'Three.', 'Four.']);
    expect(view.chronicle.sinceMark.map((line) => line.text)).toEqual(['Three.', 'Four.']);
    view.chronicle.mark();
    take(update({ from: 6, version: 7, words: words([], ['Five.']) }));
    expect(view.chronicle.sinceMark.map((line) => line.text)).toEqual(['Five.']);
  });
});
