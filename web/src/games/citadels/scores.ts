import { g, t } from '../../i18n/language.svelte';
import type { SheetRow } from '../../table/scoreRows';
import { builtOf, type DistrictType } from './districts';
import { districtEffect, districtName, typeName } from './names';
import type { CitadelsOutcome, CitadelsScore, CitadelsSeat } from './observation';

const types: DistrictType[] = ['noble', 'religious', 'trade', 'military', 'unique'];
const word = (key: string) => g('citadels', `score.${key}`);

function districtsOf(city: string[]): string {
  const costs = city.map((word) => builtOf(word).cost).sort((a, b) => b - a);
  return t('citadels.howDistrictsOf', { amount: costs.length, sum: costs.length > 0 ? costs.join(' + ') : '0' });
}

function typesOf(city: string[], haunted: string | null): string {
  const there = new Set<string>(city.map((word) => builtOf(word).type));
  if (haunted) there.add(haunted);
  const missing = types.filter((type) => !there.has(type)).map(typeName);
  const quarter = haunted ? g('citadels', 'score.haunted_quarter', { type: typeName(haunted) }) : '';
  return [missing.length > 0 ? t('citadels.howMissing', { types: missing.join(', ') }) : t('citadels.howAllTypes'), quarter]
    .filter(Boolean)
    .join('. ');
}

const firstCompleted = 4;

function completionOf({ completion }: CitadelsScore): string {
  if (completion === 0) return t('citadels.howNotCompleted');
  return completion === firstCompleted ? word('first_completed') : word('completed');
}

/** What is scored, line by line, and why. */
export function scoreRows({ scores }: CitadelsOutcome, seats: CitadelsSeat[]): SheetRow<CitadelsScore>[] {
  const cityOf = ({ seat }: CitadelsScore) => seats[seat]?.city ?? [];
  const extras = [...new Set(scores.flatMap((score) => Object.keys(score.extras)))];
  return [
    {
      name: word('districts'),
      of: (score) => score.districts,
      how: t('citadels.howDistricts'),
      each: (score) => districtsOf(cityOf(score)),
      rule: 'C11.2',
    },
    {
      name: word('five_types'),
      of: (score) => score.five_types,
      how: t('citadels.howFiveTypes'),
      each: (score) => typesOf(cityOf(score), score.haunted_quarter),
      rule: 'C11.3',
    },
    {
      name: word('completed'),
      of: (score) => score.completion,
      how: t('citadels.howCompleted'),
      each: completionOf,
      rule: 'C11.4',
    },
    ...extras.map((id) => ({
      name: districtName(id),
      of: (score: CitadelsScore) => score.extras[id] ?? 0,
      how: districtEffect(id),
      rule: `U.${id}`,
    })),
  ];
}
