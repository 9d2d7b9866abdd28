import type { SeatInfo } from '../../generated/api';
import { t } from '../../i18n/language.svelte';

/** What has changed at one seat of a table that is being set. */
function seatNews(before: SeatInfo, now: SeatInfo): string[] {
  const same = before.occupant === now.occupant && before.person === now.person && before.bot === now.bot;
  if (same && before.ready !== now.ready) {
    return now.occupant === 'person' ? [t(now.ready ? 'room.isReady' : 'room.isNotReady', { name: now.name })] : [];
  }
  if (same) return [];
  return [
    ...(before.occupant === 'empty' ? [] : [t('room.went', { name: before.name })]),
    ...(now.occupant === 'empty' ? [] : [t('room.came', { name: now.name })]),
  ];
}

/** What has happened at the seats, in sentences. */
export function roomNews(before: SeatInfo[], now: SeatInfo[]): string {
  return now.flatMap((seat, i) => (before[i] ? seatNews(before[i], seat) : [])).join(' ');
}
