#include "bots/eval/trickerion/evaluate.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/eval/trickerion/errands.h"
#include "bots/habits.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::bots {

namespace {

using namespace trickerion;

constexpr double kPointValue = 0.14;  // of an Action Point that is left
constexpr double kCoinValue = 0.94;
constexpr double kUnpaidValue = 0.88;  // of a Coin of wages that will be missing
constexpr double kShardValue = 1.36;
constexpr double kCardValue = 3.07;        // of a Special card
constexpr double kComponentValue = -0.08;  // per tier

// The share of a Trick's Components that is there.
double supplied(const Player& p, Trick trick) {
  int needed = 0;
  int there = 0;
  for (int i = 0; i < kComponents; ++i) {
    const int need = def(trick).needs.count(Component(i));
    if (need == 0) continue;
    needed += need;
    there += std::min(need, effective(p, Component(i)));
  }
  return static_cast<double>(there) / needed;
}

// What a Trick will still bring: markers on it are nearer to a show than Components.
double trick_value(const Player& p, const OwnTrick& t, double turns_left) {
  constexpr double kPrepared = 0.01;
  constexpr double kSupplied = 0.37;  // of the turns that are left: how many shows it will have
  constexpr double kUnsupplied = 0.06;
  constexpr double kPartlySupplied = 0.17;
  constexpr double kEndFame = 0.2;
  constexpr double kTier = 0.29;
  const TrickDef& d = def(*t.trick);
  const double show = worth(d.yield) + t.enhancements * 1.5 + d.tier * 0.5;
  const double there = supplied(p, *t.trick);
  const double a_turn = there >= 1 ? kSupplied : kUnsupplied + kPartlySupplied * there;
  double value = kPrepared * show * t.markers + turns_left * a_turn * show + kTier * d.tier;
  if (there >= 1) value += kEndFame * d.end_fame;
  return value;
}

double stage_value(const State& s, Seat seat) {
  constexpr double kStaged = 0.8;     // of what a marker yields
  constexpr double kPerformed = 0.6;  // of the same on the best card, which also has bonuses
  constexpr double kNotPerformed = 0.3;
  const bool performs = is_stage(player(s, seat).spot[at(Character::magician)]);
  double value = 0;
  double best = 0;
  for (const Show& card : s.table.shows) {
    if (!card.exists()) continue;
    double here = 0;
    for_each_marker(card, [&](Marker m, MarkerRef) {
      if (m.is_of(seat)) here += worth(def(trick_of(s, m)).yield);
    });
    value += kStaged * here;
    if (here > 0)
      best = std::max(best, kPerformed * here + count_links(card) + worth(def(*card.card).bonus));
  }
  return value + (performs ? best : kNotPerformed * best);
}

int people(const Player& p, CharacterMask among) {
  return std::popcount(static_cast<unsigned>(p.team & among));
}

double team_value(const State& s, const Player& p, double turns_left) {
  const double apprentices = people(p, kApprentices) + p.hired_apprentices;
  const double specialists = people(p, 0x0e) + std::popcount(static_cast<unsigned>(p.hired));
  const bool scored = !options(s).dark_alley;
  constexpr double kApprenticeTurn = 0.45;
  constexpr double kSpecialistTurn = 0.9;
  return apprentices * ((scored ? 2 : 0) + kApprenticeTurn * turns_left) +
         specialists * ((scored ? 3 : 0) + kSpecialistTurn * turns_left);
}

// What this turn's wages will be: of everybody who is sent somewhere, and of all while that is
// open.
int wages_ahead(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  const Phase phase = s.table.phase;
  if (phase > Phase::wages) return 0;
  int owed = 0;
  for_each_character(p.team, [&](Character c) {
    if (c == Character::magician || c == Character::apprentice_4) return;
    const bool stays = phase >= Phase::assigning && p.spot[at(c)] == Spot::home &&
                       (p.duty[at(c)] == Duty::idled || !hand(s, seat).below[at(c)].exists());
    if (!stays) owed += role_of(c) == Role::apprentice ? 1 : 2;
  });
  return owed;
}

// What cannot be paid costs Fame.
double wages_value(const State& s, Seat seat) {
  const int owed = wages_ahead(s, seat);
  const int unpaid = std::max(0, owed - player(s, seat).coins);
  return -kCoinValue * (owed - unpaid) - kUnpaidValue * unpaid;
}

double component_value(const Player& p) {
  double value = 0;
  for (int i = 0; i < kComponents; ++i) {
    value += kComponentValue * tier_of(Component(i)) * p.tokens[static_cast<std::size_t>(i)];
  }
  return value;
}

// A marker on its way, or one that could be moved.
struct Traveller {
  Marker marker;
  const Show* from = nullptr;  // none: a Trick card
  MarkerRef ref;
};

Traveller traveller(const Table& t, const Action& reschedule) {
  const auto from = std::find_if(t.shows.begin(), t.shows.end(), [&](const Show& card) {
    return card.card == reschedule.first<Performance>();
  });
  const auto ref = reschedule.second<MarkerRef>();
  return {marker_at(*from, ref), &*from, ref};
}

Traveller traveller(const Table& t) {
  const Doing& d = t.doing;
  const Show* from = d.from < kShowsMax ? &t.shows[d.from] : nullptr;
  return {Marker::of(d.owner, *d.suit, Category{}, d.stack), from, d.from_ref};
}

// Its Links in this place of the card; -1 if it cannot stand there.
int links_at(const Table& t, const Traveller& who, const Show& there, Slot slot, Corner faces) {
  Show card = there;
  if (who.from == &there) take_marker(card, who.ref);
  if (has_same_marker(card, who.marker) || !fits(card, slot, faces)) return -1;
  const Marker m = who.marker;
  const OwnTrick& trick = t.player[static_cast<std::size_t>(m.seat().index())].tricks[m.suit];
  const Category top = top_when(def(*trick.trick).category, faces);
  card.slot[at(slot)] = Marker::of(m.seat(), m.of_suit(), top, m.stacked != 0);
  return std::popcount(links_of(card, slot));
}

int most_links_on(const Table& t, const Traveller& who, const Show& card) {
  constexpr int kCorners = 4;
  int most = 0;
  for (int i = 0; card.exists() && i < kSlots * kCorners; ++i) {
    most = std::max(most, links_at(t, who, card, Slot(i / kCorners), Corner(i % kCorners)));
  }
  return most;
}

int links_now(const Traveller& who) {
  return who.ref.is_guest() ? 0 : std::popcount(links_of(*who.from, who.ref.slot()));
}

constexpr double kLinkHunch = 0.32;

// One step ahead every move only costs Action Points, and less than to end the placement with them
// unused; so without a Link to gain, a marker would go back and forth.
double reschedule_value(const Table& t, const Action& a) {
  if (a.mods.card()) return 0;
  const Traveller who = traveller(t, a);
  int links = 0;
  for (const Show& card : t.shows) links = std::max(links, most_links_on(t, who, card));
  links -= links_now(who);
  return links > 0 ? kLinkHunch * links : -kPointValue * t.placement.ap - 0.2;
}

// The card where the marker on its way finds most Links.
double onto_value(const Table& t, const Action& a) {
  const auto card = std::find_if(t.shows.begin(), t.shows.end(), [&](const Show& show) {
    return show.card == a.first<Performance>();
  });
  return kLinkHunch * most_links_on(t, traveller(t), *card);
}

double at_value(const Table& t, const Action& a) {
  const Show& card = t.shows[t.doing.show];
  return kLinkHunch * links_at(t, traveller(t), card, a.first<Slot>(), a.second<Corner>());
}

// One step ahead a Trick is learned but not yet of use.
double learning_value(const Table& t, Seat seat, Trick trick) {
  constexpr double kLearnHunch = 0.24;
  constexpr double kLearnUnsupplied = -0.11;
  constexpr double kLearnSupplied = -0.13;
  constexpr double kLearnTier = 0.48;
  constexpr double kEnoughTricks = 0.32;
  const Player& p = t.player[static_cast<std::size_t>(seat.index())];
  const TrickDef& d = def(trick);
  const double turns_left = t.options.turns() - t.turn;
  const double show = worth(d.yield) + 0.5 * d.tier;
  const double shows = kLearnUnsupplied + kLearnSupplied * supplied(p, trick);
  return kLearnHunch + std::min(1.0, turns_left / 3) * shows * show + kLearnTier * d.tier -
         (wants_trick(t, p) ? 0 : kEnoughTricks);
}

constexpr double kStay = 0.23;
constexpr double kOnStage = 1.44;
constexpr double kSlot = 0.09;  // per Action Point that a slot adds
constexpr double kShow = 0.22;
constexpr double kSetUpHunch = 1;
constexpr double kPrepareHunch = 1;
constexpr double kSetDie = 0.54;
constexpr double kOrderLacking = 0.5;
constexpr double kQuickOrderLacking = 0.36;
constexpr double kHireHunch = 0.48;
constexpr double kCoinsHunch = 0.6;
constexpr int kFewCoins = 4;

double hunch_of(const Table& t, Seat seat, const Hand& own, const Action& a) {
  switch (a.verb) {
    case Verb::assign:
      return plan_value(t, seat, own, a.first<Character>(), a.second<Card>());
    case Verb::leave:
      return kStay;
    case Verb::place:
      return 1 + (is_stage(a.spot()) ? kOnStage : kSlot * modifier_of(a.spot()));
    case Verb::learn:
      return learning_value(t, seat, a.first<Trick>());
    case Verb::idle:
      return -1;
    case Verb::perform:
    case Verb::advertise:
      return kShow;
    case Verb::set_up:
      return kSetUpHunch;
    case Verb::prepare:
      return kPrepareHunch;
    case Verb::hire:
      return kHireHunch;
    case Verb::take_coins:
      return t.player[static_cast<std::size_t>(seat.index())].coins < kFewCoins ? kCoinsHunch : 0;
    case Verb::order:
      return order_value(t, seat, a.first<Component>(), kOrderLacking);
    case Verb::quick_order:
      return order_value(t, seat, a.first<Component>(), kQuickOrderLacking);
    case Verb::set_die:
      return -kSetDie;
    case Verb::reroll:
      return -0.4;  // a new face is no better until somebody makes use of it
    case Verb::reschedule:
      return reschedule_value(t, a);
    case Verb::onto:
      return onto_value(t, a);
    case Verb::at:
      return at_value(t, a);
    case Verb::end:
    case Verb::end_turn:
      return -0.1;
    default:
      return 0;
  }
}

constexpr double kPlanSpread = 2.5;  // in points: plans so much worse are still made now and then

}  // namespace

TrickerionTerms TrickerionEval::terms(const State& world, Seat seat) {
  const Player& p = player(world, seat);
  const double turns_left = options(world).turns() - world.table.turn + 1;
  TrickerionTerms terms{.fame = static_cast<double>(p.fame),
                        .coins = kCoinValue * p.coins,
                        .shards = kShardValue * p.shards,
                        .stage = stage_value(world, seat),
                        .team = team_value(world, p, turns_left),
                        .components = component_value(p),
                        .specials = kCardValue * hand(world, seat).specials.size(),
                        .wages = wages_value(world, seat)};
  for (const OwnTrick& t : p.tricks) {
    if (t.exists()) terms.tricks += trick_value(p, t, turns_left);
  }
  if (world.table.placement.seat == seat) {
    terms.action_points = kPointValue * world.table.placement.ap;
  }
  for (const LearnedPower& power : p.powers) {
    if (power.power) terms.powers += 2 + 1.5 * static_cast<int>(def(*power.power).colour);
  }
  return terms;
}

double TrickerionEval::value(const State& world, Seat seat) {
  if (world.table.phase == Phase::over) return final_score(world, seat).total;
  return terms(world, seat).sum();
}

std::array<double, kPlayersMax> TrickerionEval::chances(const State& world) {
  std::array<double, kPlayersMax> out{};
  const int players = world.table.players();
  if (const auto outcome = Trickerion::outcome(world)) {
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = outcome->place[i] == 1 ? 1 : 0;
    return out;
  }
  double sum = 0;
  for (int i = 0; i < players; ++i) {
    out[static_cast<std::size_t>(i)] = std::exp(value(world, Seat(i)) / kSpread);
    sum += out[static_cast<std::size_t>(i)];
  }
  for (double& chance : out) chance /= sum;
  return out;
}

double TrickerionEval::hunch(const Observation& seen, const Action& a) {
  return hunch_of(seen.table, seen.viewer, seen.own, a);
}

double TrickerionEval::hunch(const State& world, Seat mover, const Action& a) {
  return hunch_of(world.table, mover, hand(world, mover), a);
}

bool TrickerionEval::is_pointless(const Action& a) {
  return a.verb == Verb::clear_out || a.verb == Verb::withdraw;
}

std::size_t TrickerionEval::habit(const Action& a) {
  static_assert(kVerbs + kLocations <= kHabits);
  if (a.verb != Verb::assign) return static_cast<std::size_t>(a.verb);
  return kVerbs + at(trickerion::location_of(a.second<Card>()));
}

// Only what has been laid and not yet turned over is a guess.
double TrickerionEval::likelihood(const State& world, Seat viewer) {
  const Table& t = world.table;
  if (t.phase != Phase::assigning) return 1;
  double value = 0;
  for (int i = 0; i < t.players(); ++i) {
    if (Seat(i) == viewer || !player(world, Seat(i)).confirmed) continue;
    const auto& below = hand(world, Seat(i)).below;
    for (std::size_t c = 0; c < kCharacters; ++c) {
      if (below[c].exists()) value += plan_value(t, Seat(i), Hand{}, Character(c), below[c]);
    }
  }
  return std::exp(value / kPlanSpread);
}

}  // namespace prestige::bots
