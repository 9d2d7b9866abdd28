import { daysText } from '../i18n/format';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const two = (value: number): string => String(value).padStart(2, '0');

/** Time left as a clock shows it: the larger the time, the coarser. */
export function clockText(ms: number, language: string): string {
  if (ms >= 2 * day) return daysText(Math.floor(ms / day), language);
  const whole = Math.ceil(ms / second) * second;
  const minutes = two(Math.floor((whole % hour) / minute));
  const seconds = two((whole % minute) / second);
  if (whole >= hour) return `${Math.floor(whole / hour)}:${minutes}:${seconds}`;
  return `${Number(minutes)}:${seconds}`;
}
