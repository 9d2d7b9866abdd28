import { targetOf } from '../../games/citadels/districts';
import { g } from '../../i18n/language.svelte';
import { characterFacts } from '../almanac/cards';
import { l } from '../texts';
import { castOf, citadelsDefaults } from './defaults';
import type { Agreed, Section } from './sheet';
import { variantLines } from './variants';

const told = new Set([
  'scenario',
  'cast',
  'random_cast',
  'use_rank9',
  'uniques',
  'first_crown_seat',
  'abilities_before_gather',
  'three_player_mid_discard',
  'completion_sticky',
]);

const name = (id: string) => g('citadels', `character.${id}`);

function selecting({ options, players }: Agreed, ranks: number): string {
  if (players === 2) return l('aid.citadels.select.two');
  if (players === 3) {
    const random = options['three_player_mid_discard'] === 'random';
    return l('aid.citadels.select.three', {
      how: l(random ? 'aid.citadels.select.random' : 'aid.citadels.select.chosen'),
    });
  }
  const up = Math.max(0, ranks - players - 2);
  return l(ranks - players === 1 ? 'aid.citadels.select.last' : 'aid.citadels.select.many', { up });
}

export function citadelsAid(agreed: Agreed): Section[] {
  const { options, players } = agreed;
  const cast = agreed.cast ?? castOf(options, players) ?? [];
  const target = targetOf(players);
  const twice = players < 4;
  const ranks = cast.length || 8;
  const points = (count: number) => l('aid.points', { points: count });
  const limits = cast
    .filter((id) => characterFacts(id).builds !== 1)
    .map((id) => l('aid.citadels.builds', { name: name(id), builds: characterFacts(id).builds }));
  if (cast.includes('trader')) limits.push(l('aid.citadels.builds.trader', { name: name('trader') }));
  if (cast.includes('tax_collector')) limits.push(l('aid.citadels.tax', { name: name('tax_collector') }));
  const variants = variantLines('citadels', options, citadelsDefaults, told);

  return [
    {
      title: l('aid.citadels.round'),
      notes: [l('aid.citadels.goalText', { target })],
      lines: [
        { name: l('aid.citadels.select'), text: selecting(agreed, ranks) },
        {
          name: l('aid.citadels.call'),
          text: l('aid.citadels.callText', { ranks, twice: twice ? l('aid.citadels.twice') : '' }),
        },
        { name: l('aid.citadels.end'), text: l('aid.citadels.endText') },
      ],
    },
    {
      title: l('aid.citadels.turn'),
      lines: [
        { name: l('aid.citadels.gather'), text: l('aid.citadels.gatherText') },
        {
          name: l('aid.citadels.abilities'),
          text: l(
            options['abilities_before_gather'] === false
              ? 'aid.citadels.abilities.after'
              : 'aid.citadels.abilities.any',
          ),
        },
        { name: l('aid.citadels.build'), text: [l('aid.citadels.buildText'), ...limits].join(' ') },
      ],
    },
    {
      title: l('aid.citadels.cast'),
      lines: cast.map((id) => ({
        name: `${characterFacts(id).rank} ${name(id)}`,
        text: g('citadels', `character.${id}.effect`),
        character: id,
      })),
    },
    {
      title: l('aid.citadels.score'),
      lines: [
        { name: l('aid.citadels.score.cost'), text: '', amount: l('aid.citadels.score.costText') },
        { name: l('aid.citadels.score.types'), text: '', amount: points(3) },
        { name: l('aid.citadels.score.first', { target }), text: '', amount: points(4) },
        { name: l('aid.citadels.score.other', { target }), text: '', amount: points(2) },
        { name: l('aid.citadels.score.unique'), text: '', amount: l('aid.citadels.score.uniqueText') },
        { name: l('aid.citadels.score.tie'), text: '', amount: l('aid.citadels.score.tieText') },
      ],
      notes: [
        l('aid.citadels.safe', {
          now: options['completion_sticky'] === false ? l('aid.citadels.safeNow', { target }) : '',
        }),
      ],
    },
    { title: l('aid.variants'), lines: variants },
  ].filter(({ lines }) => lines.length > 0);
}
