import { g } from '../../i18n/language.svelte';
import { l } from '../texts';
import { editionOptions } from './defaults';
import type { Agreed, Line, Options, Section } from './sheet';
import { variantLines } from './variants';

const told = new Set([
  'edition',
  'dark_alley',
  'powers',
  'duel',
  'two_player_variant',
  'beginner_variant',
  'turns_base',
  'turns_dark_alley',
  'closed_plus1_slots',
  'advertise_fame',
  'advertise_in_turn_1',
  'actions_once_per_placement',
  'thresholds',
  'favorite_needs_die',
  'learn_without_free_slot',
  'buy_max_units',
  'component_limit',
  'bargain_floor',
  'quick_order_ap',
  'quick_order_surcharge',
  'quick_order_surcharge_scope',
  'move_actions',
  'link_bonus_by',
  'perform_mandatory',
  'manager_performer_coins',
  'performance_card_bonus',
  'wages',
  'special_draw',
  'draw_first_scope',
  'fortune_telling_limit',
  'special_plus_one_ap',
  'buy_special_with_shards',
  'power_slots',
  'power_shard_scoring',
  'final_special_card',
  'final_category_cap',
]);

const place = (id: string) => g('trickerion', `location.${id}`);
const ap = (amount: number | string) => l('aid.trickerion.ap', { amount });
const fame = (amount: number) => g('trickerion', 'gain.fame', { amount });
const shards = (amount: number) => g('trickerion', 'gain.shards', { amount });
const isOn = (options: Options, key: string) => options[key] === true;

function slots({ options, players }: Agreed): string {
  if (options['two_player_variant'] === 'duel') return l('aid.trickerion.slots.duel');
  const where = options['closed_plus1_slots'] === 'downtown_only' ? l('aid.trickerion.slots.downtown') : '';
  if (players === 2) return l('aid.trickerion.slots.two', { where });
  return players === 3 ? l('aid.trickerion.slots.three', { where }) : l('aid.trickerion.slots.all');
}

function phases({ options }: Agreed): Line[] {
  const duel = options['two_player_variant'] === 'duel';
  const later = isOn(options, 'advertise_in_turn_1') ? '' : l('aid.trickerion.later');
  let sum = 0;
  const open = (options['power_slots'] as number[]).map((symbols) => (sum += symbols)).join(', ');
  const powers = { name: l('aid.trickerion.powers'), text: l('aid.trickerion.powersText', { open }) };
  return [
    { name: l('aid.trickerion.dice'), text: l(duel ? 'aid.trickerion.diceDuel' : 'aid.trickerion.diceText') },
    { name: l('aid.trickerion.order'), text: l('aid.trickerion.orderText') },
    {
      name: l('aid.trickerion.advertise'),
      text: l('aid.trickerion.advertiseText', { fame: Number(options['advertise_fame']), later }),
    },
    ...(isOn(options, 'powers') ? [powers] : []),
    { name: l('aid.trickerion.assign'), text: l('aid.trickerion.assignText') },
    { name: l('aid.trickerion.place'), text: l('aid.trickerion.placeText') },
    { name: l('aid.trickerion.show'), text: l('aid.trickerion.showText') },
    { name: l('aid.trickerion.finish'), text: l('aid.trickerion.finishText') },
  ];
}

function downtown(options: Options): Line[] {
  const tiers = isOn(options, 'dark_alley') ? 3 : 2;
  const thresholds = { intermediate: [1, 16, 36], beginner: [1, 14, 30] }[String(options['thresholds'])];
  const favourite = l(
    isOn(options, 'favorite_needs_die') ? 'aid.trickerion.favourite.die' : 'aid.trickerion.favourite.noDie',
  );
  const learn = thresholds
    ? l('aid.trickerion.learnText', { favourite, thresholds: thresholds.slice(0, tiers).join('/') })
    : l('aid.trickerion.learnFree', { favourite });
  const full = options['learn_without_free_slot'] === 'must_return_a_trick' ? l('aid.trickerion.learnFull') : '';
  return [
    { name: l('aid.trickerion.learn'), amount: ap(3), text: [learn, full].filter(Boolean).join(' ') },
    { name: l('aid.trickerion.hire'), amount: ap(3), text: l('aid.trickerion.hireText') },
    { name: l('aid.trickerion.takeCoins'), amount: ap(3), text: l('aid.trickerion.takeCoinsText') },
    { name: l('aid.trickerion.reroll'), amount: ap(1), text: l('aid.trickerion.rerollText') },
    { name: l('aid.trickerion.setDie'), amount: ap(2), text: l('aid.trickerion.setDieText') },
  ];
}

function market(options: Options): Line[] {
  const most = Number(options['buy_max_units']);
  const units = most > 1 ? l('aid.trickerion.units', { units: most }) : l('aid.trickerion.unit');
  const cap = options['component_limit'];
  const limit = cap === null ? l('aid.trickerion.noLimit') : l('aid.trickerion.limit', { limit: Number(cap) });
  const each = options['bargain_floor'] === 'each_component_1';
  const perBuy = options['quick_order_surcharge_scope'] === 'buy';
  const more =
    options['quick_order_surcharge'] === 0
      ? ''
      : l(perBuy ? 'aid.trickerion.quick.buy' : 'aid.trickerion.quick.unit');
  return [
    { name: l('aid.trickerion.buy'), amount: ap(1), text: l('aid.trickerion.buyText', { units, limit }) },
    {
      name: l('aid.trickerion.bargain'),
      amount: ap(1),
      text: l(each ? 'aid.trickerion.bargain.each' : 'aid.trickerion.bargain.total'),
    },
    { name: l('aid.trickerion.order.market'), amount: ap(1), text: l('aid.trickerion.orderMarketText') },
    {
      name: l('aid.trickerion.quick'),
      amount: ap(Number(options['quick_order_ap'])),
      text: l('aid.trickerion.quickText', { more }),
    },
  ];
}

function theater(options: Options): Line[] {
  const byTheater = options['link_bonus_by'] === 'theater_tier';
  return [
    { name: l('aid.trickerion.days'), text: l('aid.trickerion.daysText') },
    { name: l('aid.trickerion.setUp'), amount: ap(1), text: l('aid.trickerion.setUpText') },
    { name: l('aid.trickerion.reschedule'), amount: ap(1), text: l('aid.trickerion.rescheduleText') },
    {
      name: l('aid.trickerion.link'),
      text: l(byTheater ? 'aid.trickerion.link.theater' : 'aid.trickerion.link.trick'),
    },
  ];
}

function darkAlley(options: Options): Line[] {
  const draw = l(
    options['special_draw'] === 'draw_2_keep_1' ? 'aid.trickerion.draw.two' : 'aid.trickerion.draw.one',
  );
  const perPlacement = options['draw_first_scope'] === 'per_placement';
  const once = options['fortune_telling_limit'] === 'once_per_placement';
  const price = Number(options['buy_special_with_shards']);
  const bought = {
    name: l('aid.trickerion.buySpecial'),
    text: l('aid.trickerion.buySpecialText', { shards: price }),
  };
  return [
    { name: l('aid.trickerion.drawFirst'), amount: ap(1), text: draw },
    {
      name: l('aid.trickerion.drawFurther'),
      amount: ap(2),
      text: l(perPlacement ? 'aid.trickerion.drawFurther.placement' : 'aid.trickerion.drawFurther.turn'),
    },
    {
      name: l('aid.trickerion.fortune'),
      amount: ap(1),
      text: l(once ? 'aid.trickerion.fortune.once' : 'aid.trickerion.fortune.any'),
    },
    ...(price > 0 ? [bought] : []),
    {
      name: l('aid.trickerion.special'),
      text: l(
        isOn(options, 'special_plus_one_ap') ? 'aid.trickerion.special.ap' : 'aid.trickerion.special.ability',
      ),
    },
  ];
}

function show(options: Options): Section {
  const bonus = isOn(options, 'performance_card_bonus') ? l('aid.trickerion.bonus') : '';
  const may = options['wages'] === 'may_refuse';
  return {
    title: l('aid.trickerion.paid'),
    venue: 'stage',
    lines: [
      { name: l('aid.trickerion.yields'), text: l('aid.trickerion.yieldsText') },
      {
        name: l('aid.trickerion.performer'),
        text: l('aid.trickerion.performerText', { coins: Number(options['manager_performer_coins']), bonus }),
      },
      {
        name: l('aid.trickerion.wages'),
        text: l(may ? 'aid.trickerion.wages.may' : 'aid.trickerion.wages.must'),
      },
    ],
    notes: isOn(options, 'perform_mandatory') ? [l('aid.trickerion.must')] : [],
  };
}

function scoring(options: Options): Section {
  const dark = isOn(options, 'dark_alley');
  const shardsScore = !isOn(options, 'powers') || isOn(options, 'power_shard_scoring');
  const line = (name: string, amount: string): Line => ({ name, amount, text: '' });
  const cap = options['final_category_cap'];
  return {
    title: l('aid.trickerion.score'),
    lines: [
      ...(shardsScore ? [line(l('aid.trickerion.score.shards'), fame(1))] : []),
      line(l('aid.trickerion.score.coins'), fame(1)),
      ...(dark
        ? [
            line(l('aid.trickerion.score.special'), fame(Number(options['final_special_card']))),
            line(l('aid.trickerion.score.tricks'), l('aid.trickerion.score.tricksText')),
          ]
        : [
            line(l('aid.trickerion.score.apprentice'), fame(2)),
            line(l('aid.trickerion.score.specialist'), fame(3)),
          ]),
    ],
    notes: [
      ...(cap === null ? [] : [l('aid.trickerion.score.cap', { cap: Number(cap) })]),
      l('aid.trickerion.score.tie'),
    ],
  };
}

export function trickerionAid(agreed: Agreed): Section[] {
  const usual = editionOptions(String(agreed.options['edition'] ?? 'rulebook_2015'), agreed.players);
  const options = { ...usual, ...agreed.options };
  const dark = isOn(options, 'dark_alley');
  const turns = Number(options[dark ? 'turns_dark_alley' : 'turns_base']);
  const move = options['move_actions'] === 'any_slot_or_exchange';
  return [
    {
      title: l('aid.trickerion.turn'),
      notes: [l('aid.trickerion.goalText', { turns })],
      lines: phases({ ...agreed, options }),
    },
    {
      title: l('aid.trickerion.people'),
      notes: [
        l('aid.trickerion.peopleText'),
        ...(isOn(options, 'actions_once_per_placement') ? [l('aid.trickerion.once')] : []),
      ],
      lines: [
        { name: l('aid.trickerion.slots'), text: slots({ ...agreed, options }) },
        { name: l('aid.trickerion.enhance'), amount: shards(1), text: l('aid.trickerion.enhanceText') },
      ],
    },
    { title: place('downtown'), venue: 'downtown', lines: downtown(options) },
    { title: place('market_row'), venue: 'market_row', lines: market(options) },
    {
      title: place('workshop'),
      venue: 'workshop',
      lines: [
        { name: l('aid.trickerion.prepare'), amount: ap('1–3'), text: l('aid.trickerion.prepareText') },
        {
          name: l('aid.trickerion.move'),
          amount: ap(1),
          text: l(move ? 'aid.trickerion.move.any' : 'aid.trickerion.move.specialist'),
        },
      ],
    },
    { title: place('theater'), venue: 'theater', lines: theater(options) },
    ...(dark ? [{ title: place('dark_alley'), venue: 'dark_alley', lines: darkAlley(options) }] : []),
    show(options),
    scoring(options),
    { title: l('aid.variants'), lines: variantLines('trickerion', options, usual, told) },
  ].filter(({ lines }) => lines.length > 0);
}
