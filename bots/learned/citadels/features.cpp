#include "bots/learned/citadels/features.h"

#include <algorithm>
#include <bit>

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/costs.h"
#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/scoring.h"

namespace prestige::bots {

namespace {

using namespace citadels;
using F = CitadelsFeatures;

class CitadelsView {
 public:
  CitadelsView(const State& world, Seat seat) : s_(world), t_(world.table), seat_(seat) {}

  F::Values values() {
    look_at_table();
    look_at_others();
    look_at_hand();
    look_at_city();
    look_at_turn();
    look_at_characters();
    return out_;
  }

 private:
  void set(F::Name name, int n) { out_[name] = feature(n); }

  int missing(Seat seat) const { return std::max(0, t_.target_size() - city_size(s_, seat)); }

  void look_at_table() {
    set(F::players, t_.players());
    set(F::round, t_.round);
    set(F::selecting, t_.phase == Phase::selecting);
    set(F::called, t_.called);
    set(F::ending, !t_.completed.empty());
  }

  void look_at_others() {
    int score = 0;
    int gold = 0;
    int lacking = t_.target_size();
    for (int i = 0; i < t_.players(); ++i) {
      const Seat other(i);
      if (other == seat_) continue;
      score = std::max(score, points_of(s_, other));
      gold = std::max(gold, gold_of(s_, other));
      lacking = std::min(lacking, missing(other));
    }
    set(F::others_score, score);
    set(F::others_gold, gold);
    set(F::others_missing, lacking);
  }

  void look_at_hand() {
    constexpr DistrictMask kNeverBuilt =
        districts_where([](const DistrictDef& def) { return def.never_built; });
    const City& city = city_of(s_, seat_);
    const int gold = gold_of(s_, seat_);
    const DistrictMask useful = hand_of(s_, seat_).kinds() & ~city.names() & ~kNeverBuilt;
    int cheapest = kCostMax + 1;
    int dearest = 0;
    int affordable = 0;
    for_each_district(useful, [&](District d) {
      const int cost = def_of(d).cost;
      cheapest = std::min(cheapest, cost);
      dearest = std::max(dearest, cost);
      if (cost <= gold) affordable = std::max(affordable, cost);
    });
    int new_types = 0;
    for (const DistrictMask type : kOfType) {
      new_types += (useful & type) != 0 && city.count_in(type) == 0 ? 1 : 0;
    }
    set(F::gold, gold);
    set(F::gold_to_4, std::min(gold, 4));
    set(F::hand, hand_of(s_, seat_).size());
    set(F::useful, std::popcount(useful));
    set(F::cheapest, cheapest);
    set(F::dearest, dearest);
    set(F::affordable, affordable);
    set(F::new_types, new_types);
  }

  void look_at_city() {
    const City& city = city_of(s_, seat_);
    set(F::score, points_of(s_, seat_));
    set(F::missing, missing(seat_));
    set(F::complete, is_completed(s_, seat_));
    set(F::first_complete, t_.first_completed == seat_);
    int types = 0;
    for (std::size_t i = 0; i < kTypes; ++i) {
      const int count = city.count_in(kOfType[i]);
      set(static_cast<F::Name>(F::noble + i), count);
      types += count > 0 ? 1 : 0;
    }
    set(F::types, types);
    for_each_district(
        city.names() & kOfType[static_cast<std::size_t>(Type::unique)],
        [&](District d) { out_[F::kNamed + static_cast<std::size_t>(d) - kBasicDistricts] = 1; });
  }

  void look_at_turn() {
    if (is_seat(s_, t_.crown)) {
      set(F::crown, t_.crown == seat_);
      set(F::after_crown, (seat_.index() - t_.crown.index() + t_.players()) % t_.players());
    }
    if (t_.phase != Phase::taking_turn || t_.turn.seat != seat_) return;
    set(F::acting, 1);
    set(F::gathered, t_.turn.gathered);
    set(F::builds, t_.turn.builds);
  }

  void look_at_characters() {
    int to_come = 0;
    int income = 0;
    const int first =
        t_.phase == Phase::selecting || t_.phase == Phase::swapping ? 1 : t_.called + 1;
    for (int r = first; r <= t_.ranks() && t_.phase < Phase::ending_round; ++r) {
      const auto rank = static_cast<Rank>(r);
      if (s_.secrets.holder[rank] != seat_) continue;
      ++to_come;
      set(static_cast<F::Name>(F::rank_1 + r - 1), 1);
      if (t_.killed == rank) set(F::killed, 1);
      if (t_.bewitched == rank) set(F::bewitched, 1);
      if (t_.robbed == rank) set(F::robbed, 1);
      const CharacterDef& def = def_of(t_.cast[rank]);
      if (def.income != IncomeKind::none) income += income_count(s_, seat_, def.income_type);
    }
    set(F::turns_to_come, to_come);
    set(F::income, income);
    set(F::robs, t_.thief == seat_ && t_.robbed > t_.called);
  }

  const State& s_;
  const Table& t_;
  Seat seat_;
  F::Values out_{};
};

}  // namespace

CitadelsFeatures::Values CitadelsFeatures::of(const State& world, Seat seat) {
  return CitadelsView(world, seat).values();
}

}  // namespace prestige::bots
