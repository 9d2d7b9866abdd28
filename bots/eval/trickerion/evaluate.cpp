#include "bots/eval/trickerion/evaluate.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/trickerion/rules/stage.h"

namespace prestige::bots {

namespace {

using namespace trickerion;

constexpr double kPointValue = 0.35;  // of an Action Point that is left
constexpr double kCoinValue = 0.45;
constexpr double kUnpaidValue = 1.5;  // of a Coin of wages that will be missing

double worth(Yield y) { return y.fame + 0.5 * y.coins + y.shards; }

// The share of a Trick's Components that is there.
double supplied(const Player& p, Trick trick) {
  int needed = 0;
  int there = 0;
  for (int i = 0; i < kComponents; ++i) {
    const int need = def(trick).needs.count(Component(i));
    needed += need;
    there += std::min(need, effective(p, Component(i)));
  }
  return static_cast<double>(there) / needed;
}

// What a Trick will still bring: markers on it are nearer to a show than Components.
double trick_value(const Player& p, const OwnTrick& t, double turns_left) {
  const TrickDef& d = def(*t.trick);
  const double show = worth(d.yield) + t.enhancements * 1.5 + d.tier * 0.5;
  const double ready = supplied(p, *t.trick);
  double value = 0.55 * show * t.markers;
  value += std::min(1.0, turns_left / 3) * show * (ready >= 1 ? 0.8 : 0.5 * ready);
  if (ready >= 1) value += 0.2 * d.end_fame;
  return value + 0.4 * d.tier;
}

double stage_value(const State& s, Seat seat) {
  double value = 0;
  bool performs = false;
  double best = 0;
  const Player& p = player(s, seat);
  performs = is_stage(p.spot[at(Character::magician)]);
  for (const Show& card : s.table.shows) {
    if (!card.exists()) continue;
    double here = 0;
    for_each_marker(card, [&](Marker m, MarkerRef) {
      if (m.is_of(seat)) here += worth(def(trick_of(s, m)).yield);
    });
    value += 0.75 * here;
    if (here > 0)
      best = std::max(best, here * 0.25 + count_links(card) + worth(def(*card.card).bonus));
  }
  return value + (performs ? best : 0.3 * best);
}

int people(const Player& p, CharacterMask among) {
  return std::popcount(static_cast<unsigned>(p.team & among));
}

double team_value(const State& s, const Player& p, double turns_left) {
  const double apprentices = people(p, kApprentices) + p.hired_apprentices;
  const double specialists = people(p, 0x0e) + std::popcount(static_cast<unsigned>(p.hired));
  const bool scored = !options(s).dark_alley;
  return apprentices * ((scored ? 2 : 0) + 0.35 * turns_left) +
         specialists * ((scored ? 3 : 0) + 0.6 * turns_left);
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
    value += 0.12 * tier_of(Component(i)) * p.tokens[static_cast<std::size_t>(i)];
  }
  return value;
}

bool has_ready_marker(const Player& p) {
  return std::any_of(p.tricks.begin(), p.tricks.end(),
                     [](const OwnTrick& t) { return t.markers > 0; });
}
bool could_prepare(const Player& p) {
  const Needs have = effective(p);
  return std::any_of(p.tricks.begin(), p.tricks.end(), [&](const OwnTrick& t) {
    return t.exists() && t.markers == 0 && def(*t.trick).needs.met_by(have);
  });
}
bool lacks_components(const Player& p) {
  const Needs have = effective(p);
  return std::any_of(p.tricks.begin(), p.tricks.end(), [&](const OwnTrick& t) {
    return t.exists() && !def(*t.trick).needs.met_by(have);
  });
}
bool has_marker_on_stage(const Table& t, Seat seat) {
  return std::any_of(t.shows.begin(), t.shows.end(),
                     [&](const Show& card) { return card.exists() && has_marker_of(card, seat); });
}

// Which Location is worth a Character this turn.
double errand_value(const Table& t, Seat seat, Character who, Location where) {
  const Player& p = t.player[static_cast<std::size_t>(seat.index())];
  const double strength = who == Character::magician ? 3 : role_of(who) == Role::apprentice ? 1 : 2;
  switch (where) {
    case Location::theater:
      if (who == Character::magician)
        return has_marker_on_stage(t, seat) || has_ready_marker(p) ? 6 : 0;
      return has_ready_marker(p) ? 2.5 + strength : 0;
    case Location::workshop:
      return could_prepare(p) ? 4 - strength : 0.2;
    case Location::market_row:
      return lacks_components(p) && p.coins > 1 ? 1.5 + 0.5 * strength : 0.3;
    case Location::downtown:
      return strength >= 2 ? 1.5 + strength * 0.6 : 0.4;
    case Location::dark_alley:
      return 1.0 + 0.3 * strength;
  }
  return 0;
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

constexpr double kLinkHunch = 0.3;

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

double plan_value(const Table& t, Seat seat, Character who, Card card) {
  const Location where = card.is_special() ? def(card.special()).location : card.permanent();
  return errand_value(t, seat, who, where) + (card.is_special() ? 0.8 : 0);
}

double hunch_of(const Table& t, Seat seat, const Action& a) {
  switch (a.verb) {
    case Verb::assign:
      return plan_value(t, seat, a.first<Character>(), a.second<Card>());
    case Verb::leave:
      return 0.5;
    case Verb::place:
      return 1 + (is_stage(a.spot()) ? 2 : 0.3 * modifier_of(a.spot()));
    case Verb::idle:
      return -1;
    case Verb::clear_out:
    case Verb::withdraw:
      return -8;
    case Verb::perform:
    case Verb::advertise:
      return 0.5;
    case Verb::set_up:
    case Verb::prepare:
      return 1;
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

constexpr double kPlanSpread = 3.5;  // in points: plans so much worse are still made now and then

}  // namespace

TrickerionTerms TrickerionEval::terms(const State& world, Seat seat) {
  const Player& p = player(world, seat);
  const double turns_left = options(world).turns() - world.table.turn + 1;
  TrickerionTerms terms{.fame = static_cast<double>(p.fame),
                        .coins = kCoinValue * p.coins,
                        .shards = static_cast<double>(p.shards),
                        .stage = stage_value(world, seat),
                        .team = team_value(world, p, turns_left),
                        .components = component_value(p),
                        .specials = 1.5 * hand(world, seat).specials.size(),
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
    out[static_cast<std::size_t>(i)] = std::exp(value(world, Seat(i)) / 8);
    sum += out[static_cast<std::size_t>(i)];
  }
  for (double& chance : out) chance /= sum;
  return out;
}

double TrickerionEval::hunch(const Observation& seen, const Action& a) {
  return hunch_of(seen.table, seen.viewer, a);
}

double TrickerionEval::hunch(const State& world, Seat mover, const Action& a) {
  return hunch_of(world.table, mover, a);
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
      if (below[c].exists()) value += plan_value(t, Seat(i), Character(c), below[c]);
    }
  }
  return std::exp(value / kPlanSpread);
}

}  // namespace prestige::bots
