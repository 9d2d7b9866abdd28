#include "games/trickerion/rules/flow.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/setup.h"
#include "protocol/trickerion/asked.h"
#include "protocol/trickerion/consistent.h"
#include "protocol/trickerion/courses.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

bool of_chance(Ask ask) { return ask <= Ask::draw_hidden; }

// The setup asks the player whom the cursor has just passed.
Seat setup_seat(const State& s) {
  return in_seating(s, s.table.cursor == 0 ? s.table.players() - 1 : s.table.cursor - 1);
}

bool fits_setup_phase(const Asked& q) {
  const bool engineers = q.doing().on_engineer_slot;
  const bool last = q.table().cursor == 0;
  switch (q.table().phase) {
    case Phase::choosing_starts:
      return !last && !engineers;
    case Phase::engineer_tricks:
      return engineers ? !last : last;
    default:
      return last && engineers && q.table().step == 1;
  }
}

int value_of(const Player& p, bool on_manager_slots) {
  int value = 0;
  for_each_component([&](Component c) {
    if (on_manager_slot(p, c) == on_manager_slots) value += p.tokens[at(c)] * tier_of(c);
  });
  return value;
}

// What the player has chosen so far is what was asked so far.
bool fits_start(const Asked& q) {
  if (!fits_setup_phase(q) || q.pending.seat != setup_seat(q.s)) return false;
  const Player& p = q.player();
  const bool engineers = q.doing().on_engineer_slot;
  const int left = q.pending.a;
  switch (q.pending.ask) {
    case Ask::start_trick:
      return !engineers;
    case Ask::engineer_trick:
      return engineers;
    case Ask::symbol: {
      const bool open = q.above(Ask::start_trick) || q.above(Ask::engineer_trick);
      const bool learnable = q.in_residence(q.doing().trick) && def(*q.doing().trick).tier == 1;
      return tricks_owned(p) == (engineers ? 1 : 0) && (open || learnable) &&
             p.has(Character::engineer) == engineers;
    }
    case Ask::start_components:
      return left >= 1 && value_of(p, false) == kStartValue - left &&
             (tricks_owned(p) == 1 || q.above(Ask::symbol));
    case Ask::start_specialist:
      return p.team == (bit(Character::magician) | bit(Character::apprentice_1)) &&
             value_of(p, true) == 0 && (tricks_owned(p) == 1 || q.above(Ask::symbol));
    default:  // manager_components
      return p.has(Character::manager) && left >= 1 && value_of(p, true) == kStartValue - left;
  }
}

// Chance.

// A card that has just come into play.
bool fits_dummy(const Asked& q) {
  const Table& t = q.table();
  const int position = t.phase == Phase::opening ? t.step - 1 : 0;
  if (!t.options.dummies() || q.pending.a != position || !show(q.s, position).exists())
    return false;
  bool untouched = true;
  for_each_marker(show(q.s, position), [&](Marker m, MarkerRef) {
    untouched = untouched && m.owner == Marker::kNobody;
  });
  return untouched;
}

bool top_is_unknown(const Asked& q) {
  if (!q.table().options.dark_alley || q.pending.a >= kDecks) return false;
  const SpecialDeck& deck = q.s.secrets.deck[q.pending.a];
  return !deck.cards.empty() && !deck.cards[0].is_known();
}

bool all_of_deck(const State& s, int deck) {
  return std::ranges::all_of(s.secrets.looked_at,
                             [&](Special card) { return deck_of(card) == deck; });
}

bool fits_draw_hidden(const Asked& q) {
  const int left = q.pending.b & 15;
  const auto looked = q.s.secrets.looked_at.size();
  if (!top_is_unknown(q) || Seat(q.pending.b >> 4) != q.table().placement.seat) return false;
  if (left == 0) return looked == 0;
  const bool two = q.table().options.special_draw == SpecialDraw::draw_2_keep_1;
  return two && left <= 2 && looked == static_cast<std::size_t>(2 - left) &&
         q.s.secrets.deck[q.pending.a].cards.size() >= static_cast<std::size_t>(left) &&
         all_of_deck(q.s, q.pending.a);
}

bool fits_chance(const Asked& q) {
  switch (q.pending.ask) {
    case Ask::roll:
      return fits_roll(q);
    case Ask::gamble:
      return q.table().options.powers;
    case Ask::dummy:
      return fits_dummy(q);
    case Ask::reveal_top:
      return q.table().options.special_deck == SpecialDeckSide::face_up && top_is_unknown(q);
    case Ask::foretell:
      return q.table().options.dark_alley && q.pending.a < kOmens;
    default:
      return is_seat(q.s, q.table().placement.seat) && fits_draw_hidden(q);
  }
}

bool fits_keep(const Asked& q) {
  return q.s.secrets.looked_at.size() == 2 && q.pending.a < kDecks &&
         q.table().options.special_draw == SpecialDraw::draw_2_keep_1 &&
         q.pending.seat == q.table().placement.seat && all_of_deck(q.s, q.pending.a);
}

// Any time: asked of somebody who is to decide otherwise.
bool fits_clear_out(const Asked& q) {
  const bool somebody = q.table().phase == Phase::showing
                            ? q.table().staging.performer != Seat::nobody()
                            : q.table().cursor < q.table().players();
  if (!somebody || !can_clear_out(q.s, q.pending.seat)) return false;
  State before = q.s;
  before.table.pending.clear();
  return deciding(before).has(q.pending.seat);
}

// Performances.

// The windows open one after the other; the step is that of the next one.
bool fits_show(const Asked& q) {
  const Staging& staging = q.table().staging;
  if (staging.performer == Seat::nobody()) return false;
  const bool performers = q.pending.seat == staging.performer;
  switch (q.pending.ask) {
    case Ask::show_declarations:
      return performers;
    case Ask::steal:
      return performers && staging.step == 1;
    case Ask::premiere:
      return performers && staging.step == 2;
    default: {
      const int place = staging.step - 3;
      return place >= 0 && place < q.table().players() && in_order(q.s, place) == q.pending.seat;
    }
  }
}

bool fits(const Asked& q) {
  const Ask ask = q.pending.ask;
  const Phase phase = q.table().phase;
  if (of_chance(ask)) return q.pending.seat == Seat::chance() && fits_chance(q);
  if (!is_seat(q.s, q.pending.seat)) return false;
  if (phase < Phase::rolling) return fits_start(q);
  if (ask == Ask::keep_special) return fits_keep(q);
  if (ask == Ask::clear_out) return fits_clear_out(q);
  if (ask >= Ask::show_declarations) return fits_show(q);
  if (phase == Phase::returning) return fits_return(q);
  if (phase == Phase::orders) return fits_shelf_component(q);
  return fits_action(q);
}

// Two questions of a kind are about different things, unless they are about nothing.
bool is_repeated(const Asked& q) {
  const Pending& mine = q.pending;
  if (mine.ask == Ask::gamble || mine.ask == Ask::shelf_apprentice) return false;
  for (std::size_t i = 0; i < q.index; ++i) {
    const Pending& other = q.table().pending[i];
    if (other.ask == mine.ask && other.a == mine.a) return true;
  }
  return false;
}

std::string pending_field(std::size_t index) { return "pending[" + std::to_string(index) + "]"; }

}  // namespace

void check_questions(Examination& exam) {
  const Table& t = exam.s.table;
  exam.require(t.doing.owner == Seat::nobody() || is_seat(exam.s, t.doing.owner), "doing.owner",
               "not_a_player");
  if (!asked_in_order(exam.s)) {
    exam.require(false, pending_field(t.pending.size() - 1), "question_does_not_fit",
                 std::string(id_of(t.pending.back().ask)));
    return;
  }
  const bool in_action = action_in_progress(exam.s);
  bool looking = false;
  for (std::size_t i = 0; i < t.pending.size() && exam.good(); ++i) {
    const Asked q{exam.s, t.pending[i], i};
    const Ask ask = q.pending.ask;
    looking = looking || ask == Ask::draw_hidden || ask == Ask::keep_special;
    exam.require((in_action || !is_of_action(q)) && !is_repeated(q) && fits(q), pending_field(i),
                 "question_does_not_fit", std::string(id_of(ask)));
  }
  exam.require(looking || exam.s.secrets.looked_at.empty(), "looked_at", "nobody_asks");
}

}  // namespace prestige::protocol
