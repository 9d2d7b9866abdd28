#include "bots/eval/trickerion/errands.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/trickerion/rules/market_prices.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::bots {

namespace {

using namespace trickerion;

// Values of an Action Point that finds something to do, in Fame.
constexpr double kSetUp = 2.55;
constexpr double kSetUpLater = 1.8;  // what the Workshop prepares first
constexpr double kPrepare = 1.09;
constexpr double kPrepareLater = 0.65;  // with what the Market Row sells first
constexpr double kBuy = 2.08;
constexpr double kOrder = 1.25;
constexpr double kLearn = 0.59;
constexpr double kHire = 0.45;
constexpr double kTakeCoins = 0.03;
constexpr double kFirstCard = 2.53;
constexpr double kFurtherCard = 0.3;

constexpr int kLearnPoints = 3;  // so do the other errands Downtown
constexpr double kWeakDowntown = 0.47;
constexpr int kPoor = 5;  // Coins
constexpr int kLargeTeam = 7;

const Player& player_of(const Table& t, Seat seat) {
  return t.player[static_cast<std::size_t>(seat.index())];
}

int points_of(Character who) {
  return who == Character::magician ? 3 : role_of(who) == Role::apprentice ? 1 : 2;
}

ComponentMask lacking(const Player& p) {
  ComponentMask types = 0;
  const Needs have = effective(p);
  for (const OwnTrick& own : p.tricks) {
    if (!own.exists() || def(*own.trick).needs.met_by(have)) continue;
    for_each_component([&](Component c) {
      if (def(*own.trick).needs.count(c) > effective(p, c)) {
        types = static_cast<ComponentMask>(types | bit(c));
      }
    });
  }
  return types;
}

ComponentMask in_stock(const Table& t) {
  ComponentMask types = 0;
  for (const Component c : t.market.buy) types = static_cast<ComponentMask>(types | bit(c));
  if (t.market.quick) types = static_cast<ComponentMask>(types | bit(*t.market.quick));
  return types;
}

bool wants_hire(const Table& t, const Player& p) {
  const int team = std::popcount(static_cast<unsigned>(p.team)) +
                   std::popcount(static_cast<unsigned>(p.hired)) + p.hired_apprentices;
  return team < kLargeTeam && t.turn + 2 <= t.options.turns();
}

// Action Points sent to each Location so far; a Magician in the Theater performs.
std::array<int, kLocations> points_sent(const Player& p, const Hand& hand) {
  std::array<int, kLocations> sent{};
  for_each_character(p.team, [&](Character c) {
    const Card card = hand.below[at(c)];
    if (!card.exists()) return;
    const Location where = trickerion::location_of(card);
    if (where == Location::theater && c == Character::magician) return;
    sent[at(where)] += points_of(c);
  });
  return sent;
}

// The Magician performs the best card with an own marker, which may still have to be set up.
double performing_value(const Table& t, Seat seat) {
  constexpr double kPerform = 1.83;
  constexpr double kPerformTricks = 0.17;
  constexpr double kPerformBonus = 0.45;
  constexpr double kNothingStaged = 0.91;
  constexpr double kMoreReady = 0.5;
  const Player& p = player_of(t, seat);
  const bool ready = std::any_of(p.tricks.begin(), p.tricks.end(),
                                 [](const OwnTrick& own) { return own.markers > 0; });
  double best = 0;
  bool staged = false;
  for (const Show& card : t.shows) {
    if (!card.exists() || !has_marker_of(card, seat)) continue;
    staged = true;
    double own = 0;
    for_each_marker(card, [&](Marker m, MarkerRef) {
      if (m.is_of(seat)) own += worth(def(*p.tricks[m.suit].trick).yield);
    });
    best = std::max(best, kPerformTricks * own +
                              kPerformBonus * (count_links(card) + worth(def(*card.card).bonus)));
  }
  if (!staged && !ready) return 0;
  return kPerform + best + (!staged ? kNothingStaged : ready ? kMoreReady : 0);
}

// Shares Action Points out among what there is to do at a Location, the best first. Those of
// others, who are there before, are shared out first.
class Errands {
 public:
  Errands(int before, int points) : before_(before), points_(points) {}

  void add(int job_points, double value) {
    const int taken = std::min(before_, job_points);
    before_ -= taken;
    const int used = std::min(points_, job_points - taken);
    points_ -= used;
    gain_ += used * value;
  }

  double gain() const { return gain_; }

 private:
  int before_;
  int points_;
  double gain_ = 0;
};

void add_theater(const Player& p, bool prepares, Errands& out) {
  constexpr int kUsualMarkers = 2;
  const Needs have = effective(p);
  int ready = 0;
  int coming = 0;
  for (const OwnTrick& own : p.tricks) {
    if (!own.exists()) continue;
    ready += own.markers;
    if (own.markers == 0 && def(*own.trick).needs.met_by(have)) coming += kUsualMarkers;
  }
  out.add(ready, kSetUp);
  if (prepares) out.add(coming, kSetUpLater);
}

void add_workshop(const Player& p, bool buys, Errands& out) {
  const Needs have = effective(p);
  int possible = 0;
  int later = 0;
  for (const OwnTrick& own : p.tricks) {
    if (!own.exists() || own.markers > 0) continue;
    const TrickDef& d = def(*own.trick);
    (d.needs.met_by(have) ? possible : later) += d.prepare_ap;
  }
  out.add(possible, kPrepare);
  if (buys) out.add(later, kPrepareLater);
}

void add_market_row(const Table& t, const Player& p, Errands& out) {
  const ComponentMask types = lacking(p);
  if (p.coins > 0 && (types & in_stock(t)) != 0) out.add(2, kBuy);
  if ((types & ~in_stock(t)) != 0) out.add(1, kOrder);
}

void add_downtown(const Table& t, const Player& p, Errands& out) {
  if (wants_trick(t, p)) out.add(kLearnPoints, kLearn);
  if (wants_hire(t, p)) out.add(kLearnPoints, kHire);
  if (p.coins < kPoor) out.add(kLearnPoints, kTakeCoins);
}

double errand_value(const Table& t, Seat seat, const Hand& hand, Character who, Location where) {
  if (where == Location::theater && who == Character::magician) return performing_value(t, seat);
  const Player& p = player_of(t, seat);
  const auto sent = points_sent(p, hand);
  Errands errands(sent[at(where)], points_of(who));
  switch (where) {
    case Location::theater:
      add_theater(p, sent[at(Location::workshop)] > 0, errands);
      break;
    case Location::workshop:
      add_workshop(p, sent[at(Location::market_row)] > 0, errands);
      break;
    case Location::market_row:
      add_market_row(t, p, errands);
      break;
    case Location::downtown:
      add_downtown(t, p, errands);
      // One Action Point is enough only on the best slot.
      return errands.gain() * (points_of(who) > 1 ? 1 : kWeakDowntown);
    case Location::dark_alley:
      errands.add(1, kFirstCard);
      errands.add(2, kFurtherCard);
      break;
  }
  return errands.gain();
}

}  // namespace

bool wants_trick(const Table& t, const Player& p) {
  constexpr int kEnough = 3;
  const auto known = std::count_if(p.tricks.begin(), p.tricks.end(),
                                   [](const OwnTrick& trick) { return trick.exists(); });
  return known < kEnough && t.turn + 2 <= t.options.turns();  // later it is hardly shown
}

double plan_value(const Table& t, Seat seat, const Hand& hand, Character who, Card card) {
  constexpr double kSpecialCard = 0.7;
  return 0.3 + errand_value(t, seat, hand, who, trickerion::location_of(card)) +
         (card.is_special() ? kSpecialCard : 0);
}

double order_value(const Table& t, Seat seat, Component c, double wanted) {
  constexpr double kUselessOrder = 0.4;
  const ComponentMask types =
      lacking(player_of(t, seat)) & static_cast<ComponentMask>(~in_stock(t));
  return (types & bit(c)) != 0 ? wanted : -kUselessOrder;
}

}  // namespace prestige::bots
