#include "games/trickerion/rules/end_turn.h"

#include "games/trickerion/rules/dark_alley.h"
#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/downtown_answers.h"
#include "games/trickerion/rules/setup.h"

namespace prestige::trickerion {

namespace {

constexpr int kFamePerUnpaidCoin = 2;

int wage_of(const Player& p, Character c) {
  if (p.spot[at(c)] == Spot::home || c == Character::magician) return 0;
  if (role_of(c) != Role::apprentice) return 2;
  if (p.talent[at(c) - 4]) return 2;  // Hidden Talent: paid as a Specialist already
  return c == Character::apprentice_4 ? 0 : 1;
}

void send_home(State& s, Seat seat) {
  Player& p = player(s, seat);
  Hand& h = hand(s, seat);
  for (std::size_t c = 0; c < kCharacters; ++c) {
    const Card card = h.below[c];
    // Used Special cards stay on the table until SPECIAL_CARDS.
    if (card.exists() && !(card.is_special() && p.duty[c] == Duty::placed)) {
      take_into_hand(s, seat, card);
    }
    h.below[c] = {};
    p.card[c] = {};
    p.duty[c] = Duty::none;
    p.spot[c] = Spot::home;
  }
  count_hand(s, seat);
}

void promote_talents(State& s, Seat seat, Events& ev) {
  Player& p = player(s, seat);
  for (std::size_t i = 0; i < p.talent.size(); ++i) {
    if (!p.talent[i]) continue;
    const auto apprentice = Character(4 + i);
    const auto specialist = Character(*p.talent[i]);
    p.team = static_cast<CharacterMask>((p.team & ~bit(apprentice)) | bit(specialist));
    p.talent[i] = {};
    ev.push({.kind = EventKind::talent_promoted,
             .seat = seat,
             .character = apprentice,
             .character2 = specialist});
  }
}

}  // namespace

int wages_owed(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  int owed = 0;
  for_each_character(p.team, [&](Character c) { owed += wage_of(p, c); });
  return std::max(0, owed - sum_powers(s, seat, &PowerDef::wages_less));
}

bool chooses_wages(const State& s, Seat seat) {
  return options(s).wages == Wages::may_refuse && wages_owed(s, seat) > 0 &&
         player(s, seat).coins > 0;
}

void begin_wages(State& s, Seat seat, Events& ev) {
  if (!options(s).powers) return;
  int coins = 0;
  const int markers = markers_on_stage(s, seat);
  for (const LearnedPower& power : player(s, seat).powers) {
    if (power.power) coins += std::min<int>(markers, def(*power.power).coins_per_marker_max);
  }
  if (coins == 0) return;
  gain_coins(s, seat, coins);
  ev.push(
      {.kind = EventKind::partner_paid, .seat = seat, .coins = static_cast<std::int16_t>(coins)});
}

void pay_wages(State& s, Seat seat, int coins, Events& ev) {
  const int unpaid = wages_owed(s, seat) - coins;
  const int lost = std::min<int>(player(s, seat).fame, kFamePerUnpaidCoin * unpaid);
  pay_coins(s, seat, coins);
  gain_fame(s, seat, -lost);
  if (coins == 0 && unpaid == 0) return;
  ev.push({.kind = EventKind::wages_paid,
           .seat = seat,
           .fame = static_cast<std::int16_t>(-lost),
           .coins = static_cast<std::int16_t>(-coins)});
}

void return_characters(State& s, Seat seat, Events& ev) {
  Player& p = player(s, seat);
  send_home(s, seat);
  promote_talents(s, seat, ev);
  for_each_character(p.hired, [&](Character c) {
    p.team = static_cast<CharacterMask>(p.team | bit(c));
    ev.push({.kind = EventKind::character_joined, .seat = seat, .character = c});
  });
  p.hired = 0;
  for (; p.hired_apprentices > 0; --p.hired_apprentices) ask(s, Ask::shelf_apprentice, seat);
}

void orders_arrive(State& s, Events& ev) {
  Market& m = s.table.market;
  for (std::size_t i = 0; i < m.order.size(); ++i) {
    if (!m.order[i]) continue;
    m.buy[i] = *m.order[i];
    m.order[i] = {};
    ev.push({.kind = EventKind::order_arrived, .component = m.buy[i]});
  }
  if (m.quick && m.quick_claim != Seat::nobody() &&
      has_room(s, player(s, m.quick_claim), *m.quick, 1)) {
    ask(s, Ask::receive, m.quick_claim, static_cast<int>(*m.quick), 1);
    ev.push({.kind = EventKind::quick_order_kept, .seat = m.quick_claim, .component = m.quick});
  }
  m.quick = {};
  m.quick_claim = Seat::nobody();
  m.beside = 0;
  m.shares.clear();
}

bool move_cards(State& s, Events& ev) {
  const int last = s.table.positions() - 1;
  Show& leaving = show(s, last);
  if (s.table.turn >= 3 && leaving.exists()) {
    ev.push({.kind = EventKind::performance_card_left, .performance = leaving.card});
    for_each_marker(leaving, [&](Marker m, MarkerRef) {
      if (!m.is_players()) return;
      gain_coins(s, m.seat(), sum_powers(s, m.seat(), &PowerDef::insured_coins));
      gain_fame(s, m.seat(), sum_powers(s, m.seat(), &PowerDef::insured_fame));
      to_supply(s, m);
    });
  }
  for (int i = last; i > 0; --i) show(s, i) = show(s, i - 1);
  show(s, 0) = {};
  return next_theater(s).has_value();
}

void turn_prophecies(State& s, Events& ev) {
  auto& omen = s.table.omen;
  discard_active(s, ev);
  make_active(s, *omen[at(Omen::left)], ev);
  omen[at(Omen::left)] = omen[at(Omen::bottom)];
  omen[at(Omen::bottom)] = omen[at(Omen::right)];
  omen[at(Omen::right)] = {};
  fill_omen(s, Omen::right);
}

void put_specials_away(State& s, Events& ev) {
  const auto all = static_cast<std::uint8_t>((1u << s.table.players()) - 1);
  for (const Special card : s.table.used_specials) {
    if (options(s).special_used == SpecialUsed::out_of_game) {
      s.secrets.out_of_game.add(static_cast<int>(card));
      ++s.table.specials_out;
    } else {
      s.secrets.deck[static_cast<std::size_t>(deck_of(card))].cards.push_back(
          {.card = static_cast<std::uint8_t>(card), .known_by = all});
    }
  }
  s.table.used_specials.clear();
  for (int i = kDecks; i-- > 0;) {
    auto& cards = s.secrets.deck[static_cast<std::size_t>(i)].cards;
    if (cards.empty()) continue;
    if (options(s).rotate_special_decks) {
      const auto top = cards[0];
      cards.erase_at(0);
      cards.push_back(top);
    }
    show_top(s, i, ev);
  }
  if (options(s).rotate_special_decks) ev.push({.kind = EventKind::special_decks_turned});
}

void clear_turn(State& s) {
  Table& t = s.table;
  t.occupied = {};
  t.sealed = false;
  t.placement = {};
  t.staging = {};
  for (int i = 0; i < t.players(); ++i) {
    Player& p = player(s, Seat(i));
    p.weekday = {};
    p.advertised = false;
    p.ability_used = false;
    p.draws = 0;
    p.stage_card = {};
    p.markers_to_keep = 0;
    p.performed_now = {};
    p.confirmed = false;
    hand(s, Seat(i)).fresh = {};
    for (LearnedPower& power : p.powers) power.used = 0;
  }
}

}  // namespace prestige::trickerion
