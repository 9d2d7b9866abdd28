import { t, type TextKey } from '../i18n/language.svelte';
import { RequestError } from '../net/http';

/** What only this device can complain about. */
const ownTexts: Record<string, TextKey> = {
  timeout: 'error.timeout',
  no_engine: 'local.noEngine',
  engine_stopped: 'local.stopped',
  no_storage: 'local.noStorage',
  not_saved: 'local.notSaved',
};

/** What went wrong, as a sentence: the server's own words if it has said something. */
export function errorText(error: unknown): string {
  if (error instanceof RequestError && error.message !== '') return error.message;
  return t((error instanceof RequestError && ownTexts[error.code]) || 'error.offline');
}
