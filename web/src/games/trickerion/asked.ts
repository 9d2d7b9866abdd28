// What is asked, in words and in one piece.
import { t } from '../../i18n/language.svelte';
import type { Choice } from '../../table/choice';
import { characterName, trickName } from './names';
import type { TrickerionObservation, TrickerionSeat } from './observation';
import { isSetup } from './phases';
import type { Held, Targets } from './targets';

/** Whether a game is set up by cards that lie open. */
export const isOffering = (seen: TrickerionObservation, targets: Targets): boolean =>
  isSetup(seen.phase) &&
  targets.suits.size === 0 &&
  [targets.magicians, targets.residence, targets.components, targets.roles, targets.powers].some((map) => map.size > 0);

/** What ends the placement while a Character acts. */
export const endOf = (seen: TrickerionObservation, { rest }: Targets): Choice | undefined =>
  isActing(seen) ? rest.find(({ action }) => action === 'end') : undefined;

export const isActing = ({ phase, placement }: TrickerionObservation): boolean =>
  phase === 'placing' && placement.acting && placement.seat !== null;

const decidedInAssignment = ['confirm', 'withdraw'];

/** What is left for the prompt: assignment and meter have places of their own. */
export function forPrompt(seen: TrickerionObservation, targets: Targets): Choice[] {
  const end = endOf(seen, targets);
  const rest = targets.rest.filter(
    (choice) => choice !== end && (seen.phase !== 'assigning' || !decidedInAssignment.includes(choice.action)),
  );
  return isActing(seen) ? rest : [...targets.meter, ...rest];
}

/** What is asked in the words of the board; undefined where those of the game will do. */
export function promptOf(
  seen: TrickerionObservation,
  own: TrickerionSeat | undefined,
  targets: Targets,
  held: Held | null,
): string | undefined {
  if (seen.phase === 'assigning' && own && !own.confirmed && targets.shelf.size === 0) return t('trickerion.assignPrompt');
  if (endOf(seen, targets)) return t('trickerion.actPrompt');
  if (targets.slots.size > 0 && seen.doing.trick) return t('trickerion.atPrompt', { trick: trickName(seen.doing.trick) });
  if (held?.kind === 'character') return t('trickerion.wherePrompt', { who: characterName(held.id) });
  if (held?.kind === 'trick') return t('trickerion.stagePrompt', { trick: trickName(held.id) });
  return undefined;
}
