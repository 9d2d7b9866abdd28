#include <algorithm>

#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/theater.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

constexpr std::size_t kQuestionsMost = 16;  // leaves room for those that follow

// A question with its place in the stack.
struct Asked {
  const State& s;
  const Pending& pending;
  std::size_t index;

  const Table& table() const { return s.table; }
  const Doing& doing() const { return s.table.doing; }
  const Player& player() const { return trickerion::player(s, pending.seat); }
  // Will this be answered before?
  bool above(Ask ask) const {
    for (std::size_t i = index + 1; i < s.table.pending.size(); ++i) {
      if (s.table.pending[i].ask == ask) return true;
    }
    return false;
  }
  bool below(Ask ask) const {
    for (std::size_t i = 0; i < index; ++i) {
      if (s.table.pending[i].ask == ask) return true;
    }
    return false;
  }
};

bool of_chance(Ask ask) { return ask <= Ask::draw_hidden; }

// A question of the placement in progress.
bool in_action(const Asked& q) {
  const Placement& p = q.table().placement;
  const bool card_there = !q.doing().mods.card() || p.special;
  const bool seat = of_chance(q.pending.ask) || q.pending.seat == p.seat;
  return q.table().phase == Phase::placing && p.acting && seat && card_there;
}

bool in_residence(const Asked& q, Maybe<Trick> trick) {
  return trick && (q.table().residence & bit(*trick)) != 0;
}

bool symbol_free(const Asked& q) {
  return std::ranges::any_of(q.player().tricks, [](const OwnTrick& t) { return !t.exists(); });
}

// Setup.

bool fits_start(const Asked& q) {
  const Phase phase = q.table().phase;
  const bool setup = phase >= Phase::choosing_starts && phase <= Phase::first_initiative &&
                     !q.table().options.beginner_setup && q.doing().verb == Verb::start;
  switch (q.pending.ask) {
    case Ask::start_trick:
    case Ask::engineer_trick:
      return setup && q.below(Ask::symbol) && symbol_free(q);
    case Ask::manager_components:
      return setup && q.pending.a >= 1 && q.pending.a <= 2 && q.player().has(Character::manager);
    case Ask::start_components:
      return setup && q.pending.a >= 1 && q.pending.a <= 2;
    default:
      return setup;
  }
}

// Downtown.

bool fits_symbol(const Asked& q) {
  if (!symbol_free(q)) return false;
  if (q.doing().verb == Verb::start) {
    const bool chosen = q.above(Ask::start_trick) || q.above(Ask::engineer_trick) ||
                        in_residence(q, q.doing().trick);
    return chosen && q.table().phase <= Phase::first_initiative;
  }
  return in_action(q) && q.below(Ask::finish_learn);
}

bool replaces(const Asked& q) {
  return q.doing().mods.card() && def(*q.table().placement.special).replaces_trick;
}

bool fits_finish_learn(const Asked& q) {
  const Doing& doing = q.doing();
  if (!in_action(q) || doing.verb != Verb::learn || !in_residence(q, doing.trick)) return false;
  if (replaces(q)) {
    return q.above(Ask::give_up) ||
           (doing.given_up && q.player().tricks[at(*doing.given_up)].exists());
  }
  return q.above(Ask::symbol) || (doing.suit && !q.player().tricks[at(*doing.suit)].exists());
}

bool fits_downtown(const Asked& q) {
  const Doing& doing = q.doing();
  switch (q.pending.ask) {
    case Ask::symbol:
      return fits_symbol(q);
    case Ask::finish_learn:
      return fits_finish_learn(q);
    case Ask::use_die:
      return in_action(q) &&
             (doing.verb == Verb::learn ? q.below(Ask::finish_learn) : q.below(Ask::finish_hire));
    case Ask::give_up:
    case Ask::shelf_trick:
      return in_action(q) && q.below(Ask::finish_learn) && tricks_owned(q.player()) <= kSuits;
    case Ask::finish_hire:
      return in_action(q) && doing.verb == Verb::hire && doing.role != Role::magician &&
             (q.above(Ask::use_die) || doing.die) &&
             (doing.role == Role::apprentice || !q.player().has(Character(doing.role)));
    case Ask::finish_take_coins:
      return in_action(q) && doing.verb == Verb::take_coins && doing.die &&
             *doing.die >= Die::bank_1;
    case Ask::set_face:
      return in_action(q) && doing.die;
    case Ask::keep_face:
      return in_action(q) && doing.die && doing.faces != 0;
    case Ask::motivate:
      return in_action(q) && q.pending.a < kCharacters && q.player().has(Character(q.pending.a)) &&
             q.player().duty[q.pending.a] == Duty::none;
    default:
      return false;
  }
}

// Every Apprentice that waits for a slot finds one.
bool fits_shelf_apprentice(const Asked& q) {
  const Phase phase = q.table().phase;
  if (phase != Phase::returning && !in_action(q)) return false;
  const auto waiting = std::ranges::count_if(q.table().pending, [&](const Pending& p) {
    return p.ask == Ask::shelf_apprentice && p.seat == q.pending.seat;
  });
  const unsigned team = q.player().team;
  auto slots = 3 - std::popcount(team & kRegularApprentices);
  const bool fourth = q.table().options.direct_to_specialist_slots &&
                      q.player().has(Character::assistant) &&
                      !q.player().has(Character::apprentice_4);
  if (fourth) ++slots;
  return waiting <= slots;
}

// Market Row.

bool on_display(const Asked& q) {
  const Market& m = q.table().market;
  const auto c = Component(q.pending.a);
  return m.quick == c || std::ranges::find(m.buy, c) != m.buy.end();
}

bool fits_basket(const Asked& q) {
  const Doing& doing = q.doing();
  const bool verb = doing.verb == Verb::buy_mixed || doing.verb == Verb::take_coins;
  return in_action(q) && verb && std::ranges::all_of(doing.basket, [](int n) { return n <= 9; });
}

bool fits_market(const Asked& q) {
  const auto free = std::ranges::count(q.table().market.order, Maybe<Component>());
  const auto wanted = std::ranges::count(q.table().pending, Ask::order_slot, &Pending::ask) +
                      std::ranges::count(q.table().pending, Ask::second_order, &Pending::ask);
  const bool market = in_action(q) || q.table().phase == Phase::orders;
  switch (q.pending.ask) {
    case Ask::receive:
      return market && q.pending.a < kComponents && q.pending.b <= 9 &&
             has_room(q.s, q.player(), Component(q.pending.a), q.pending.b);
    case Ask::shelf_component:
      return market && q.pending.a < kComponents && q.player().tokens[q.pending.a] > 0 &&
             !on_manager_slot(q.player(), Component(q.pending.a));
    case Ask::basket:
      return fits_basket(q);
    case Ask::replace_display:
      return in_action(q) && q.pending.a < kComponents && on_display(q);
    case Ask::order_slot:
      return in_action(q) && q.pending.a < kComponents && free >= wanted;
    default:
      return in_action(q) && free >= wanted;
  }
}

// Workshop.

bool owns_prepared(const Asked& q) {
  const Doing& doing = q.doing();
  return doing.trick && doing.suit && q.player().tricks[at(*doing.suit)].trick == doing.trick;
}

bool fits_workshop(const Asked& q) {
  const Placement& p = q.table().placement;
  if (!in_action(q)) return false;
  if (q.pending.ask == Ask::promote) {
    return role_of(p.who) == Role::apprentice && !q.player().talent[at(p.who) - 4];
  }
  if (q.pending.ask == Ask::returns && (q.pending.a < 1 || q.pending.a > 9)) return false;
  return owns_prepared(q);
}

// Theater.

bool marker_on_its_way(const Asked& q) {
  const Doing& doing = q.doing();
  if (!is_seat(q.s, doing.owner) || !doing.suit) return false;
  const OwnTrick& t = player(q.s, doing.owner).tricks[at(*doing.suit)];
  if (!t.exists() || doing.trick != t.trick) return false;
  if (doing.from == 0xff) return true;
  if (doing.from >= q.table().positions() || !show(q.s, doing.from).exists()) return false;
  const Marker m = marker_at(show(q.s, doing.from), doing.from_ref);
  return m.is_of(doing.owner) && m.of_suit() == *doing.suit && (m.stacked != 0) == doing.stack;
}

bool fits_link_bonus(const Asked& q) {
  const Doing& doing = q.doing();
  if (doing.show >= q.table().positions() || !show(q.s, doing.show).exists()) return false;
  const bool owner = is_seat(q.s, doing.owner) && doing.suit &&
                     player(q.s, doing.owner).tricks[at(*doing.suit)].exists();
  const CircleMask circles = def(*show(q.s, doing.show).card).circles;
  return owner && doing.links != 0 && (doing.links & ~circles) == 0 && doing.payments >= 1 &&
         doing.payments <= 3;
}

bool fits_theater(const Asked& q) {
  const Phase phase = q.table().phase;
  const Doing& doing = q.doing();
  if (!in_action(q) && phase != Phase::before_shows) return false;
  if (phase == Phase::before_shows && doing.mods.card()) return false;
  switch (q.pending.ask) {
    case Ask::onto:
      return marker_on_its_way(q) && q.below(Ask::at);
    case Ask::at: {
      const bool chosen = doing.show < q.table().positions() && show(q.s, doing.show).exists();
      return marker_on_its_way(q) && (q.above(Ask::onto) || chosen);
    }
    case Ask::link_bonus:
      return fits_link_bonus(q);
    default:
      return in_action(q);
  }
}

// Performances.

bool fits_show(const Asked& q) {
  const Staging& staging = q.table().staging;
  if (q.table().phase != Phase::showing || staging.performer == Seat::nobody()) return false;
  if (q.pending.ask == Ask::show_declarations) return q.index == 0;
  return q.below(Ask::show_declarations);
}

// Chance.

bool fits_draw_hidden(const Asked& q) {
  const int left = q.pending.b & 15;
  if (q.pending.a >= kDecks || left > 2 || (q.pending.b >> 4) >= q.table().players()) return false;
  const SpecialDeck& deck = q.s.secrets.deck[q.pending.a];
  const std::size_t looked = left == 0 ? 0 : static_cast<std::size_t>(2 - left);
  const bool enough = left == 0 || deck.cards.size() >= static_cast<std::size_t>(left);
  return in_action(q) && !deck.cards.empty() && !deck.cards[0].is_known() && enough &&
         q.s.secrets.looked_at.size() == looked;
}

bool fits_roll(const Asked& q) {
  if (!in_action(q) || q.pending.a >= kDice || q.pending.b > 2) return false;
  return q.doing().die == Die(q.pending.a);
}

bool fits_chance(const Asked& q) {
  switch (q.pending.ask) {
    case Ask::roll:
      return fits_roll(q);
    case Ask::gamble:
      return in_action(q);
    case Ask::dummy:
      return q.table().options.dummies() && q.pending.a < q.table().positions() &&
             show(q.s, q.pending.a).exists();
    case Ask::reveal_top: {
      if (q.pending.a >= kDecks) return false;
      const SpecialDeck& deck = q.s.secrets.deck[q.pending.a];
      return !deck.cards.empty() && !deck.cards[0].is_known();
    }
    case Ask::foretell:
      return q.table().options.dark_alley && q.pending.a < kOmens;
    default:
      return fits_draw_hidden(q);
  }
}

bool fits_keep(const Asked& q) {
  const auto& cards = q.s.secrets.looked_at;
  const bool two = cards.size() == 2 && q.pending.a < kDecks;
  return two && q.table().phase == Phase::placing && q.pending.seat == q.table().placement.seat &&
         std::ranges::all_of(cards, [&](Special c) { return deck_of(c) == q.pending.a; });
}

// Two questions of a kind would share the action in progress, unless they stand for themselves.
bool may_follow(const Pending& first, const Pending& second) {
  if (first.ask != second.ask) {
    const bool draws = first.ask == Ask::draw_hidden || first.ask == Ask::keep_special;
    return !draws || (second.ask != Ask::draw_hidden && second.ask != Ask::keep_special);
  }
  switch (first.ask) {
    case Ask::gamble:
    case Ask::shelf_apprentice:
      return true;
    case Ask::receive:
    case Ask::shelf_component:
    case Ask::reveal_top:
    case Ask::foretell:
      return first.a != second.a;
    default:
      return false;
  }
}

bool stands_alone(const Asked& q) {
  for (std::size_t i = 0; i < q.index; ++i) {
    if (!may_follow(q.table().pending[i], q.pending)) return false;
  }
  return true;
}

bool fits(const Asked& q) {
  const Ask ask = q.pending.ask;
  if (!stands_alone(q)) return false;
  if (of_chance(ask)) return q.pending.seat == Seat::chance() && fits_chance(q);
  if (!is_seat(q.s, q.pending.seat)) return false;
  if (ask <= Ask::engineer_trick) return fits_start(q);
  if (ask == Ask::shelf_apprentice) return fits_shelf_apprentice(q);
  if (ask <= Ask::keep_face) return fits_downtown(q);
  if (ask <= Ask::second_order) return fits_market(q);
  if (ask <= Ask::promote) return fits_workshop(q);
  if (ask <= Ask::swap_shows) return fits_theater(q);
  if (ask == Ask::keep_special) return fits_keep(q);
  if (ask == Ask::clear_out) return can_clear_out(q.s, q.pending.seat);
  return fits_show(q);
}

}  // namespace

void check_questions(Examination& exam) {
  const Table& t = exam.s.table;
  if (!exam.require(t.pending.size() <= kQuestionsMost, "pending", "too_many")) return;
  exam.require(t.doing.owner == Seat::nobody() || is_seat(exam.s, t.doing.owner), "doing.owner",
               "not_a_player");
  bool looking = false;
  for (std::size_t i = 0; i < t.pending.size() && exam.good(); ++i) {
    const Asked q{exam.s, t.pending[i], i};
    looking = looking || q.pending.ask == Ask::draw_hidden || q.pending.ask == Ask::keep_special;
    exam.require(fits(q), "pending[" + std::to_string(i) + "]", "question_does_not_fit",
                 std::string(id_of(q.pending.ask)));
  }
  exam.require(looking || exam.s.secrets.looked_at.empty(), "looked_at", "nobody_asks");
}

}  // namespace prestige::protocol
