#include "protocol/trickerion/asked.h"

#include <algorithm>

#include "games/trickerion/rules/buying.h"
#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/downtown_answers.h"

namespace prestige::protocol {

using namespace trickerion;

bool Asked::in_residence(Maybe<Trick> trick) const {
  return trick && (s.table.residence & bit(*trick)) != 0;
}

bool Asked::above(Ask ask) const {
  for (std::size_t i = index + 1; i < s.table.pending.size(); ++i) {
    if (s.table.pending[i].ask == ask) return true;
  }
  return false;
}

namespace {

// Actions that ask something: where they are taken, and the cards that change them.
struct AskingVerb {
  Verb verb;
  Location where;
  Maybe<Target> target;
};
constexpr AskingVerb kAskingVerbs[] = {
    {Verb::learn, Location::downtown, Target::learn},
    {Verb::hire, Location::downtown, Target::hire},
    {Verb::take_coins, Location::downtown, Target::take_coins},
    {Verb::reroll, Location::downtown, Target::reroll},
    {Verb::set_die, Location::downtown, {}},
    {Verb::buy, Location::market_row, Target::buy},
    {Verb::buy_mixed, Location::market_row, Target::buy},
    {Verb::order, Location::market_row, Target::order},
    {Verb::prepare, Location::workshop, Target::prepare},
    {Verb::set_up, Location::theater, Target::set_up},
    {Verb::reschedule, Location::theater, Target::reschedule},
};

// Downtown.

bool has_answer(const Asked& q) {
  Actions answers;
  offer_downtown_answers(q.s, q.pending, answers);
  return !answers.empty();
}

bool symbol_free(const Asked& q) {
  return std::ranges::any_of(q.player().tricks, [](const OwnTrick& t) { return !t.exists(); });
}

// Trick Overhaul: the Trick that leaves is there, on the slot that is remembered.
bool gives_up(const Asked& q) {
  const Doing& doing = q.doing();
  if (!doing.given_up) return false;
  const OwnTrick& t = q.player().tricks[at(*doing.given_up)];
  return t.exists() && t.on_engineer_slot == doing.on_engineer_slot;
}

bool fits_learn(const Asked& q) {
  const Doing& doing = q.doing();
  const bool replaces = q.card().replaces_trick;
  switch (q.pending.ask) {
    case Ask::finish_learn:
      if (!q.in_residence(doing.trick)) return false;
      if (replaces) return q.above(Ask::give_up) || gives_up(q);
      return q.above(Ask::symbol) || (doing.suit && !q.player().tricks[at(*doing.suit)].exists());
    case Ask::shelf_trick:
      return q.above(Ask::give_up) || has_answer(q);
    case Ask::symbol:
      return !replaces && (q.above(Ask::give_up) || symbol_free(q));
    default:  // give_up, use_die
      return has_answer(q);
  }
}

bool fits_hire(const Asked& q) {
  const Doing& doing = q.doing();
  switch (q.pending.ask) {
    case Ask::finish_hire:
      return doing.role != Role::magician && !check_vacancy(q.s, doing.role, q.card());
    case Ask::use_die:
      return has_answer(q);
    case Ask::shelf_apprentice:
      return q.card().joins_at_once && doing.role == Role::apprentice &&
             !check_vacancy(q.s, doing.role, q.card());
    default:  // motivate
      return q.card().joins_at_once && q.pending.a < kCharacters &&
             q.player().has(Character(q.pending.a)) &&
             role_of(Character(q.pending.a)) == doing.role &&
             q.player().duty[q.pending.a] == Duty::none;
  }
}

// Results that the die can show; X stands for a die that was used.
bool faces_exist(const Doing& doing) {
  unsigned possible = 1u << at(Face::x);
  for (const Face face : faces_of(*doing.die)) possible |= 1u << at(face);
  return (doing.faces & ~possible) == 0;
}

bool fits_dice(const Asked& q) {
  const Doing& doing = q.doing();
  if (!doing.die) return false;
  switch (q.pending.ask) {
    case Ask::finish_take_coins:
      return *doing.die >= Die::bank_1 && q.table().dice[at(*doing.die)] != Face::x &&
             doing.amount == 0;
    case Ask::keep_face:
      return doing.faces != 0 && faces_exist(doing) && doing.rolls < q.card().rolls;
    default:  // set_face
      return true;
  }
}

// Market Row.

// Everything that is still to be received fits in.
bool receivable(const Asked& q) {
  int new_types = 0;
  for (const Pending& p : q.table().pending) {
    if (p.ask != Ask::receive) continue;
    if (p.a >= kComponents || p.b < 1 || p.b > 4) return false;
    if (!has_room(q.s, q.player(), Component(p.a), p.b)) return false;
    new_types += q.player().tokens[p.a] == 0 ? 1 : 0;
  }
  return new_types <= room_for_types(q.s, q.player());
}

bool fits_order(const Asked& q) {
  const auto free = std::ranges::count(q.table().market.order, Maybe<Component>());
  const auto wanted = std::ranges::count_if(q.table().pending, [](const Pending& p) {
    return p.ask == Ask::order_slot || p.ask == Ask::second_order;
  });
  if (free < wanted) return false;
  return q.pending.ask == Ask::second_order ? q.card().second_order : q.pending.a < kComponents;
}

bool fits_market(const Asked& q) {
  const Market& m = q.table().market;
  const auto c = Component(q.pending.a);
  switch (q.pending.ask) {
    case Ask::receive:
      return receivable(q);
    case Ask::shelf_component:
      return fits_shelf_component(q);
    case Ask::basket:
      if (q.doing().verb == Verb::take_coins && q.card().spends_received == 0) return false;
      return !check_picked(q.s, q.pending);
    case Ask::replace_display:
      return q.card().takes_from_display && q.pending.a < kComponents &&
             (m.quick == c || std::ranges::find(m.buy, c) != m.buy.end());
    default:
      return fits_order(q);
  }
}

// Workshop.

bool fits_workshop(const Asked& q) {
  const Doing& doing = q.doing();
  const Placement& placement = q.table().placement;
  if (!doing.trick || !doing.suit) return false;
  if (q.player().tricks[at(*doing.suit)].trick != doing.trick) return false;
  switch (q.pending.ask) {
    case Ask::parts:
      return q.card().marker_elsewhere;
    case Ask::returns:
      return q.pending.a >= 1 && q.pending.b <= 1 &&
             q.pending.a + q.pending.b <= q.card().returns_components;
    default:  // promote
      return q.card().promotes && role_of(placement.who) == Role::apprentice &&
             !q.player().talent[at(placement.who) - at(Character::apprentice_1)];
  }
}

// Theater.

constexpr std::uint8_t kFromTrick = 0xff;

// Whose marker moves, from where, and whether its Links are paid: as the action has it.
bool moves_as_declared(const Asked& q) {
  const Doing& doing = q.doing();
  const bool own = doing.owner == q.pending.seat;
  switch (doing.verb) {
    case Verb::set_up:
      return own && doing.from == kFromTrick && doing.pays && !q.card().beside_full_card &&
             doing.stack == doing.mods.stack();
    case Verb::prepare:
      return own && doing.from == kFromTrick && !doing.pays && !doing.stack &&
             q.card().straight_to_stage;
    default:  // reschedule
      return doing.from != kFromTrick && own != q.card().moves_opponents &&
             doing.pays == (q.table().phase == Phase::before_shows || q.card().reschedule_pays);
  }
}

bool card_at(const State& s, int position) {
  return position < s.table.positions() && show(s, position).exists();
}

bool marker_on_its_way(const Asked& q) {
  const Doing& doing = q.doing();
  if (!is_seat(q.s, doing.owner) || !doing.suit || !moves_as_declared(q)) return false;
  const OwnTrick& t = player(q.s, doing.owner).tricks[at(*doing.suit)];
  if (!t.exists() || doing.trick != t.trick) return false;
  if (doing.from == kFromTrick) return true;
  if (!card_at(q.s, doing.from)) return false;
  const Marker m = marker_at(show(q.s, doing.from), doing.from_ref);
  return m.is_of(doing.owner) && m.of_suit() == *doing.suit && (m.stacked != 0) == doing.stack;
}

bool fits_link_bonus(const Asked& q) {
  const Doing& doing = q.doing();
  if (!card_at(q.s, doing.show) || !is_seat(q.s, doing.owner) || !doing.suit) return false;
  const CircleMask circles = def(*show(q.s, doing.show).card).circles;
  return doing.pays && player(q.s, doing.owner).tricks[at(*doing.suit)].exists() &&
         doing.links != 0 && (doing.links & ~circles) == 0 && doing.payments >= 1 &&
         doing.payments <= q.card().link_times;
}

bool fits_theater(const Asked& q) {
  switch (q.pending.ask) {
    case Ask::onto:
      return marker_on_its_way(q);
    case Ask::at:
      return marker_on_its_way(q) && (q.above(Ask::onto) || card_at(q.s, q.doing().show));
    case Ask::link_bonus:
      return fits_link_bonus(q);
    default:  // swap_shows
      return q.card().swap_coins > 0;
  }
}

}  // namespace

bool is_of_action(const Asked& q) {
  const Ask ask = q.pending.ask;
  const Phase phase = q.table().phase;
  if (phase != Phase::placing && phase != Phase::before_shows) return false;
  return ask <= Ask::gamble || (ask >= Ask::use_die && ask <= Ask::swap_shows);
}

bool action_in_progress(const State& s) {
  const Placement& p = s.table.placement;
  const Doing& doing = s.table.doing;
  if (s.table.phase == Phase::before_shows) return doing.mods.bits == 0;
  if (s.table.phase != Phase::placing || !p.acting) return false;
  const auto* found = std::ranges::find(kAskingVerbs, doing.verb, &AskingVerb::verb);
  if (found == std::end(kAskingVerbs) || location_of(p.spot) != found->where) return false;
  return !doing.mods.card() || (p.special && found->target == def(*p.special).target);
}

bool fits_action(const Asked& q) {
  const Ask ask = q.pending.ask;
  const bool placing = q.table().phase == Phase::placing;
  if (!placing && q.table().cursor >= q.table().players()) return false;
  const Seat actor = placing ? q.table().placement.seat : in_order(q.s, q.table().cursor);
  if (q.pending.seat != actor) return false;
  if (ask == Ask::finish_take_coins || ask == Ask::set_face || ask == Ask::keep_face) {
    return fits_dice(q);
  }
  if (ask <= Ask::keep_face) return q.doing().verb == Verb::hire ? fits_hire(q) : fits_learn(q);
  if (ask <= Ask::second_order) return fits_market(q);
  return ask <= Ask::promote ? fits_workshop(q) : fits_theater(q);
}

namespace {

// R115: with Lucky Charm the first roll of Loaded Dice begins without a result.
bool has_no_result_yet(const Asked& q) {
  return q.doing().mods.first() > 0 && q.doing().rolls == q.card().rolls - 1;
}

}  // namespace

bool fits_roll(const Asked& q) {
  const Doing& doing = q.doing();
  if (q.pending.a >= kDice || doing.die != Die(q.pending.a)) return false;
  switch (q.pending.b) {
    case kInterest:
      return doing.verb == Verb::take_coins && q.card().rolls_again;
    case kLoaded:
      return doing.verb == Verb::reroll && q.card().rolls > 1 && doing.rolls < q.card().rolls &&
             faces_exist(doing) && (doing.faces == 0) == has_no_result_yet(q);
    default:
      return q.pending.b == kSetsDie && doing.verb == Verb::reroll && q.card().rolls == 1;
  }
}

bool fits_shelf_component(const Asked& q) {
  return q.pending.a < kComponents && q.player().tokens[q.pending.a] > 0 &&
         !on_manager_slot(q.player(), Component(q.pending.a));
}

// All Apprentices that wait are those of the player whom the cursor has just passed.
bool fits_return(const Asked& q) {
  if (q.table().cursor == 0 || in_order(q.s, q.table().cursor - 1) != q.pending.seat) return false;
  const auto waiting = static_cast<int>(q.table().pending.size());
  const int here = std::popcount(static_cast<unsigned>(q.player().team & kApprentices));
  return here + waiting <= 4 && room_for_apprentices(q.s, q.player(), waiting);
}

}  // namespace prestige::protocol
