import { t, type TextKey } from '../i18n/language.svelte';

const known: Record<string, TextKey> = { random: 'bot.random', greedy: 'bot.greedy' };

/** What a level of bots is called; a level that is new to this client by its own name. */
export const botName = (level: string): string => (known[level] ? t(known[level]) : level);
