import { beforeEach, expect, it, vi } from 'vitest';
import type { ReplaySource } from '../table/replaySource';
import { holdReplay } from './hold';

const source = { stop: vi.fn() };
let opened: (source: ReplaySource) => void;
let refused: (problem: Error) => void;

vi.mock('../table/replaySource', () => ({
  openReplay: () =>
    new Promise<ReplaySource>((resolve, reject) => {
      opened = resolve;
      refused = reject;
    }),
}));

const show = vi.fn(() => Promise.resolve());
const failed = vi.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => vi.clearAllMocks());

it('ends what was opened when it is left', async () => {
  const leave = holdReplay('t', undefined, show, failed);
  opened(source as unknown as ReplaySource);
  await settled();
  expect(show).toHaveBeenCalledExactlyOnceWith(source);
  expect(source.stop).not.toHaveBeenCalled();
  leave();
  await settled();
  expect(source.stop).toHaveBeenCalledOnce();
});

it('ends what is only opened after it was left, and shows nothing of it', async () => {
  const leave = holdReplay('t', undefined, show, failed);
  leave();
  opened(source as unknown as ReplaySource);
  await settled();
  expect(source.stop).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

it('tells what went wrong, while somebody is there', async () => {
  const problem = new Error('gone');
  holdReplay('t', undefined, show, failed);
  refused(problem);
  await settled();
  expect(failed).toHaveBeenCalledExactlyOnceWith(problem);
  show.mockRejectedValueOnce(problem);
  const leave = holdReplay('t', undefined, show, failed);
  opened(source as unknown as ReplaySource);
  leave();
  await settled();
  expect(failed).toHaveBeenCalledOnce();
});
