import { characterFacts } from '../almanac/cards';
import type { Options } from './sheet';

/** The options of both games as printed; tests hold them against the engine. */
export const citadelsDefaults: Options = {
  scenario: 'base',
  cast: null,
  random_cast: false,
  use_rank9: false,
  uniques: null,
  random_uniques: false,
  first_crown: 'random',
  first_crown_seat: 0,
  abilities_before_gather: true,
  three_player_mid_discard: 'chosen',
  bewitched_emperor_crown: 'emperor_end_of_round',
  completion_sticky: true,
  self_sacrifice_in_completed_city: false,
  great_wall_covers_itself: false,
  bishop_allows_own_rank8: false,
  diplomat_give_duplicate: true,
  graveyard_recovers_itself: false,
  throne_room_counts_emperor_twice: false,
};

const rulebook2015: Options = {
  edition: 'rulebook_2015',
  dark_alley: false,
  powers: false,
  two_player_variant: 'off',
  duel: false,
  beginner_setup: false,
  beginner_variant: 'rulebook_2015',
  tricks_per_threshold: [4, 4, 4],
  magicians: 8,
  prophecies: 27,
  special_deck_variant: 'default',
  turns_base: 5,
  turns_dark_alley: 7,
  deck_base: [2, 2],
  deck_dark_alley: [2, 2, 2],
  start_coins_by_slot: [10, 12, 14, 16],
  start_fame: '5_each',
  start_shards: 1,
  start_shards_powers: 3,
  manager_start: 'value_2',
  start_trick_markers: 'printed',
  manager_counts_for_free_prepare: true,
  engineer_trick_free_prepare: false,
  two_player_initiative_slots: [1, 3],
  closed_plus1_slots: 'downtown_market_dark_alley',
  advertise_fame: 2,
  advertise_in_turn_1: true,
  allow_zero_ap_placement: true,
  actions_once_per_placement: false,
  direct_to_specialist_slots: true,
  thresholds: 'intermediate',
  favorite_needs_die: true,
  learn_without_free_slot: 'not_allowed',
  returned_trick_markers: 'supply',
  buy_max_units: 3,
  component_limit: 3,
  bargain_floor: 'total_1',
  quick_order_ap: 2,
  quick_order_surcharge: 1,
  quick_order_surcharge_scope: 'unit',
  order_in_stock_allowed: true,
  move_actions: 'to_specialist_slot',
  reschedule_same_slot: false,
  link_bonus_by: 'trick_threshold',
  perform_mandatory: false,
  modifier_on_zero: true,
  manager_performer_coins: 3,
  performance_card_bonus: true,
  wages: 'mandatory',
  special_deck: 'face_up',
  show_known_specials: false,
  special_draw: 'draw_1',
  draw_first_scope: 'per_player_turn',
  fortune_telling_limit: 'none',
  special_plus_one_ap: true,
  special_used: 'out_of_game',
  rotate_special_decks: true,
  buy_special_with_shards: 0,
  fate_weaving_ap: 1,
  fate_weaving_turn_1: true,
  mimesis_plus_one_ap: true,
  applause_includes_bonus: false,
  power_slots: [1, 2, 3],
  power_shard_scoring: false,
  duel_start_card: 'duel',
  final_special_card: 2,
  final_category_cap: null,
  endgame_component_count: 'effective_tokens',
  endgame_aztec_lady: 'trick_cards',
};

/** Only what is different from the edition of 2015. */
const changes: Record<string, Options> = {
  rulebook_2015: {},
  prototype: {
    beginner_variant: 'prototype',
    tricks_per_threshold: [4, 3, 3],
    magicians: 4,
    prophecies: 20,
    turns_base: 6,
    deck_base: [3, 2],
    start_coins_by_slot: [12, 13, 14, 15],
    start_fame: 'reverse_initiative_n_to_1',
    start_shards_powers: 1,
    manager_start: 'one_basic',
    start_trick_markers: 'two',
    two_player_initiative_slots: [1, 2],
    advertise_fame: 3,
    advertise_in_turn_1: false,
    learn_without_free_slot: 'must_return_a_trick',
    buy_max_units: 1,
    component_limit: null,
    bargain_floor: 'each_component_1',
    quick_order_ap: 3,
    quick_order_surcharge: 0,
    move_actions: 'any_slot_or_exchange',
    link_bonus_by: 'theater_tier',
    manager_performer_coins: 2,
    performance_card_bonus: false,
    wages: 'may_refuse',
    special_plus_one_ap: false,
    special_used: 'bottom_of_deck',
    buy_special_with_shards: 2,
    fate_weaving_ap: 2,
    power_shard_scoring: true,
    final_special_card: 1,
  },
  revised: {
    favorite_needs_die: false,
    special_deck: 'face_down',
    special_draw: 'draw_2_keep_1',
    draw_first_scope: 'per_placement',
    fortune_telling_limit: 'once_per_placement',
    special_used: 'bottom_of_deck',
    rotate_special_decks: false,
    final_category_cap: 20,
  },
};

export const editions = Object.keys(changes);

export function editionOptions(edition: string, players: number): Options {
  const duel = edition === 'revised' && players === 2 ? { duel: true, two_player_variant: 'duel' } : {};
  return { ...rulebook2015, ...changes[edition], ...duel, edition };
}

const casts: Record<string, string> = {
  base: 'assassin thief magician king bishop merchant architect warlord artist',
  devious_dignitaries: 'magistrate blackmailer wizard king abbot alchemist navigator marshal queen',
  illustrious_emissaries: 'witch spy seer emperor bishop merchant scholar diplomat artist',
  vicious_nobles: 'assassin thief magician patrician cardinal trader architect warlord tax_collector',
};

export const scenarios = Object.keys(casts);

/** The cast that options lead to; undefined when it is drawn. */
export function castOf(options: Options, players: number): string[] | undefined {
  if (Array.isArray(options['cast'])) {
    return (options['cast'] as string[]).toSorted((a, b) => characterFacts(a).rank - characterFacts(b).rank);
  }
  if (options['random_cast'] === true) return undefined;
  const cast = (casts[String(options['scenario'])] ?? '').split(' ').map((id) => {
    if (id === 'queen' && players < 5) return 'artist';
    return id === 'emperor' && players < 3 ? 'patrician' : id;
  });
  const nine = players === 3 || players === 8 || (players > 2 && options['use_rank9'] === true);
  return nine ? cast : cast.slice(0, 8);
}
