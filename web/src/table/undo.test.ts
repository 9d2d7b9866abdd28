import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo, Update } from '../generated/api';
import { undoKind } from './undo';

const ann: SeatInfo = { occupant: 'person', person: 'ann', name: 'Ann', ready: true };
const bob: SeatInfo = { occupant: 'person', person: 'bob', name: 'Bob', ready: true };
const bot: SeatInfo = { occupant: 'bot', name: 'greedy', bot: 'greedy', ready: true };

function seen(update: Partial<Update>, { friendly = true, seats = [ann, bob], markedAt = 3 } = {}) {
  return {
    seat: 0,
    info: { friendly, seats } as TableInfo,
    update: { can_undo: false, ...update } as Update,
    waiting: false,
    chronicle: { markedAt },
  };
}

describe('undo', () => {
  it('is one’s own while nothing was shown since', () => {
    expect(undoKind(seen({ can_undo: true }, { friendly: false }))).toBe('own');
  });

  it('is asked of the others at friendly tables only', () => {
    expect(undoKind(seen({}))).toBe('asked');
    expect(undoKind(seen({}, { friendly: false }))).toBeNull();
  });

  it('needs nobody where only bots play', () => {
    expect(undoKind(seen({}, { seats: [ann, bot] }))).toBe('own');
    expect(undoKind(seen({}, { seats: [ann, { ...bob, bot: 'greedy' }] }))).toBe('own');
  });

  it('is not there before the first decision, while asked, after the game, or for spectators', () => {
    expect(undoKind(seen({}, { markedAt: 0 }))).toBeNull();
    expect(undoKind(seen({ undo_asked_by: 0 }))).toBeNull();
    expect(undoKind(seen({ can_undo: true, outcome: {} }))).toBeNull();
    expect(undoKind({ ...seen({ can_undo: true }), seat: undefined })).toBeNull();
  });
});
