#include "bots/eval/citadels/evaluate.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/selection.h"

namespace prestige::bots {

namespace {

using namespace citadels;

// Gold is worth less than points because it must still be spent, and least when the end is near.
constexpr double kGoldValue = 0.42;
// Cards that can be built: without any, gold is of no use; of many, most stay in hand.
constexpr std::array<double, 5> kUsefulCardValue{0.9, 0.3, 0.3, 0.2, 0.1};
constexpr double kCardCostValue = 0.05;    // per gold: dear districts bring more points
constexpr double kUselessCardValue = 0.1;  // a name the city already has
constexpr double kNearEndValue = 0.4;      // per district: being ahead ends the game in time
constexpr double kOtherValue = 0.44;       // of what the best of the others has

// What cards are worth to a seat, one after another.
class HandValue {
 public:
  HandValue(const State& s, Seat seat) : city_(city_of(s, seat)) {}

  void add(const Bag& cards) {
    cards.for_each([&](int kind, int count) { add(static_cast<District>(kind), count); });
  }

  // The card of these that is worth most.
  void add_best(const Bag& cards) {
    double best = 0;
    cards.for_each(
        [&](int kind, int) { best = std::max(best, next(static_cast<District>(kind))); });
    value_ += best;
  }

  double value() const { return value_; }

 private:
  bool is_useful(District d) const { return !city_.has(d) && !def_of(d).never_built; }

  double next(District d) const {
    if (!is_useful(d) || useful_ == kUsefulCardValue.size()) return kUselessCardValue;
    return kUsefulCardValue[useful_] + kCardCostValue * def_of(d).cost;
  }

  void add(District d, int count) {
    value_ += next(d) + (count - 1) * kUselessCardValue;
    if (is_useful(d) && useful_ < kUsefulCardValue.size()) ++useful_;
  }

  const City& city_;
  std::size_t useful_ = 0;
  double value_ = 0;
};

// The hand, and what the question that the seat is asked will bring to it.
double hand_value(const State& s, Seat seat) {
  HandValue value(s, seat);
  value.add(hand_of(s, seat));
  if (s.table.pending.empty() || s.table.pending.back().seat != seat) return value.value();
  const Pending& question = s.table.pending.back();
  switch (question.ask) {
    case Ask::keep:
    case Ask::research:
      value.add_best(s.secrets.aside);
      break;
    case Ask::look:
      value.add_best(hand_of(s, question.other));
      break;
    default:
      break;
  }
  return value.value();
}

double seat_value(const State& s, Seat seat) { return CitadelsEval::terms(s, seat).sum(); }

// What a player knows of the own place at the table.
struct Place {
  const Table& table;
  Seat seat;
  int hand = 0;             // cards
  RankMask characters = 0;  // held
};

// What taking a character is worth before its turn: its income, and a liking for its ability.
double character_value(const Place& place, Character c) {
  static constexpr std::array<double, kCharacters> kLiking = [] {
    std::array<double, kCharacters> liking{};
    const auto set = [&](Character who, double value) {
      liking[static_cast<std::size_t>(who)] = value;
    };
    using enum Character;
    for (const Character who : {witch, magistrate, thief, spy, blackmailer}) set(who, 0.8);
    set(assassin, 1.4);
    for (const Character who : {magician, seer, wizard}) set(who, 0.8);
    for (const Character who : {king, emperor, patrician}) set(who, 0.45);
    for (const Character who : {bishop, abbot, cardinal}) set(who, 0.6);
    set(merchant, 1.3);
    set(alchemist, 1.6);
    set(trader, 0.9);
    set(architect, 1.8);
    set(navigator, 1.2);
    set(scholar, 1.6);
    for (const Character who : {warlord, diplomat, marshal}) set(who, 0.6);
    for (const Character who : {artist, queen, tax_collector}) set(who, 0.7);
    return liking;
  }();
  const CharacterDef& def = def_of(c);
  const City& city = place.table.city[at(place.seat)];
  double value = kLiking[static_cast<std::size_t>(c)];
  if (def.income != IncomeKind::none) {
    value += 0.6 * city.count_in(kOfType[static_cast<std::size_t>(def.income_type)]);
  }
  if (c == Character::magician && place.hand == 0) value += 1.5;
  if (c == Character::architect && place.hand < 2) value -= 0.5;
  return value;
}

// What the gold of everybody, which all see, adds to it: several districts at once want to be paid
// for, the poor look for an income, and a thief for those who have something.
double gold_incentive(const Place& place, Character c) {
  static constexpr double kPerGold = 0.15;
  static constexpr int kUsualGold = 3;
  static constexpr int kMuchGold = 8;  // more changes nothing
  const auto& gold = place.table.gold;
  const auto beyond_usual = [](int amount) {
    return kPerGold * (std::min(amount, kMuchGold) - kUsualGold);
  };
  const int own = gold[at(place.seat)];
  switch (c) {
    case Character::architect:
    case Character::alchemist:
      return beyond_usual(own);
    case Character::merchant:
      return -beyond_usual(own);
    case Character::thief: {
      int richest = 0;
      for (int i = 0; i < place.table.players(); ++i) {
        if (Seat(i) != place.seat) richest = std::max<int>(richest, gold[at(Seat(i))]);
      }
      return beyond_usual(richest);
    }
    default:
      return 0;
  }
}

double draft_value(const Place& place, Character c) {
  return character_value(place, c) + gold_incentive(place, c);
}

// Naming somebody to kill, bewitch or rob: whoever is likely to be held by the leader.
double target_value(const Place& place, Character c) {
  const Rank rank = rank_of(c);
  if ((place.table.face_up & bit(rank)) != 0) return -2;  // nobody can hold it
  if ((place.characters & bit(rank)) != 0) return -2;     // it is mine
  return 0.4 * character_value(place, c);
}

double hunch_at(const Place& place, const Action& action) {
  switch (action.verb) {
    case Verb::keep_character:
      return draft_value(place, action.character());
    case Verb::put_aside:
      return 0.5 * draft_value(place, action.character());
    case Verb::kill:
    case Verb::bewitch:
    case Verb::rob:
    case Verb::warrant:
    case Verb::threaten:
      return 0.5 + target_value(place, action.character());
    case Verb::end_turn:
    case Verb::no_swap:
      return -0.05;  // whatever else is worth doing comes first
    default:
      return 0;
  }
}

// The share of a choice among others, if the better ones are taken more often.
constexpr double kChoiceSpread = 1.5;  // in points
double share_of(const Place& chooser, Rank kept, RankMask choices) {
  double sum = 0;
  double own = 0;
  for_each_rank(choices, [&](Rank rank) {
    const Character c = chooser.table.cast[rank];
    const double weight = std::exp(draft_value(chooser, c) / kChoiceSpread);
    sum += weight;
    if (rank == kept) own = weight;
  });
  return own / sum;
}

}  // namespace

CitadelsTerms CitadelsEval::terms(const State& world, Seat seat) {
  const double gold = std::min(gold_of(world, seat), 12);
  return {.points = static_cast<double>(points_of(world, seat)),
          .gold = kGoldValue * gold,
          .hand = hand_value(world, seat),
          .near_end = kNearEndValue * city_size(world, seat)};
}

double CitadelsEval::value(const State& world, Seat seat) {
  double best_other = 0;
  for (int i = 0; i < world.table.players(); ++i) {
    if (Seat(i) != seat) best_other = std::max(best_other, seat_value(world, Seat(i)));
  }
  return seat_value(world, seat) - kOtherValue * best_other;
}

std::array<double, kPlayersMax> CitadelsEval::chances(const State& world) {
  std::array<double, kPlayersMax> out{};
  if (const auto outcome = Citadels::outcome(world)) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = outcome->place[i] == 1 ? 1 : 0;
    return out;
  }
  const int players = world.table.players();
  double sum = 0;
  for (int i = 0; i < players; ++i) {
    out[static_cast<std::size_t>(i)] = std::exp(seat_value(world, Seat(i)) / kSpread);
    sum += out[static_cast<std::size_t>(i)];
  }
  for (double& chance : out) chance /= sum;
  return out;
}

double CitadelsEval::hunch(const Observation& seen, const Action& action) {
  return hunch_at({seen.table, seen.viewer, seen.hand.size(), seen.characters}, action);
}

double CitadelsEval::hunch(const State& world, Seat mover, const Action& action) {
  RankMask characters = 0;
  for (Rank rank = 1; rank <= world.table.ranks(); ++rank) {
    if (world.secrets.holder[rank] == mover) characters |= bit(rank);
  }
  return hunch_at({world.table, mover, hand_of(world, mover).size(), characters}, action);
}

// Goes through the selection again: every player chose from what no earlier slot has.
double CitadelsEval::likelihood(const State& world, Seat viewer) {
  const Table& t = world.table;
  if (t.phase < Phase::selecting) return 1;
  const auto slots = selection_slots(t);
  const auto& slot = world.secrets.slot;
  const Rank down = world.secrets.last_took_down ? slot[slots.size() - 1] : slot[0];
  const bool last_rule = last_player_rule(t.players(), t.ranks());
  auto rest = static_cast<RankMask>(t.all_ranks() & ~t.face_up & ~bit(down));
  double likelihood = 1;
  for (std::size_t i = 1; i < t.slots_filled; ++i) {
    const Seat seat = slot_seat(t, slots[i]);
    if (last_rule && i + 1 == slots.size()) rest |= bit(down);
    if (slots[i].kind == SlotKind::keep && seat != viewer) {
      likelihood *= share_of({t, seat, hand_of(world, seat).size()}, slot[i], rest);
    }
    rest &= static_cast<RankMask>(~bit(slot[i]));
  }
  return likelihood;
}

}  // namespace prestige::bots
