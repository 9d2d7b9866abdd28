import { t } from '../i18n/language.svelte';
import { RequestError } from '../net/http';

/** What went wrong, as a sentence: the server's own words if it has said something. */
export function errorText(error: unknown): string {
  if (error instanceof RequestError && error.message !== '') return error.message;
  if (error instanceof RequestError && error.code === 'no_engine') return t('local.noEngine');
  return t('error.offline');
}
