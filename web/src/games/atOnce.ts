import { getContext, setContext } from 'svelte';

const key = Symbol('at once');

/** Boards inside take every choice at once and make no plans of their own. */
export const takeAtOnce = (): void => void setContext(key, true);

export const takesAtOnce = (): boolean => getContext<boolean | undefined>(key) === true;
