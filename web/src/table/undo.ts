import type { TableInfo, Update } from '../generated/api';

interface Seen {
  seat: number | undefined;
  info: TableInfo | null;
  update: Update | null;
  waiting: boolean;
  chronicle: { markedAt: number };
}

function othersPlay({ seats }: TableInfo, seat: number): boolean {
  const me = seats[seat]?.person;
  return seats.some((one) => one.occupant === 'person' && one.bot === undefined && one.person !== me);
}

/** Whether one can take back a decision of one's own, or must ask the others to agree to it. */
export function undoKind({ seat, info, update, waiting, chronicle }: Seen): 'own' | 'asked' | null {
  if (seat === undefined || !info || !update || update.outcome !== undefined || waiting) return null;
  if (update.can_undo) return 'own';
  const decided = chronicle.markedAt > 0;
  if (!info.friendly || !decided || update.undo_asked_by !== undefined) return null;
  return othersPlay(info, seat) ? 'asked' : 'own';
}
