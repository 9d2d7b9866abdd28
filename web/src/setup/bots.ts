import { t } from '../i18n/language.svelte';

/** The levels of the engine's bots, weakest first. */
export const levels = ['novice', 'casual', 'skilled', 'expert', 'master'] as const;
type Level = (typeof levels)[number];

/** The one to begin with. */
export const usualLevel: Level = 'casual';

const isLevel = (level: string): level is Level => (levels as readonly string[]).includes(level);

/** What a level of bots is called; one that is new to this client by its own name. */
export const botName = (level: string): string => (isLevel(level) ? t(`bot.${level}`) : level);
