#include "bots/learned/trickerion/features.h"

#include <algorithm>
#include <bit>

#include "games/trickerion/rules/end_turn.h"
#include "games/trickerion/rules/scoring.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::bots {

namespace {

using namespace trickerion;
using F = TrickerionFeatures;

class TrickerionView {
 public:
  TrickerionView(const State& world, Seat seat)
      : s_(world), t_(world.table), p_(player(world, seat)), seat_(seat) {}

  F::Values values() {
    look_at_table();
    look_at_seat();
    look_at_team();
    look_at_powers();
    look_at_tricks();
    look_at_components();
    look_at_stage();
    look_at_errands();
    return out_;
  }

 private:
  void set(int name, int n) { out_[static_cast<std::size_t>(name)] = feature(n); }
  void add(int name, int n) { set(name, out_[static_cast<std::size_t>(name)] + n); }
  // Fame, Coins and Shards, one after the other.
  void add_yield(int first, Yield y, int times = 1) {
    add(first, times * y.fame);
    add(first + 1, times * y.coins);
    add(first + 2, times * y.shards);
  }

  void look_at_table() {
    set(F::players, t_.players());
    set(F::dark_alley, options(s_).dark_alley);
    set(F::powers_in_game, options(s_).powers);
    set(F::turns_left, options(s_).turns() - t_.turn);
    set(F::assigning, t_.phase < Phase::revealed);
    set(F::placing, t_.phase == Phase::revealed || t_.phase == Phase::placing);
    set(F::showing, t_.phase > Phase::placing && t_.phase < Phase::wages);
    set(F::paying, t_.phase >= Phase::wages);
    int fame = 0;
    for (int i = 0; i < t_.players(); ++i) {
      if (Seat(i) != seat_) fame = std::max<int>(fame, player(s_, Seat(i)).fame);
    }
    set(F::others_fame, fame);
  }

  void look_at_seat() {
    set(F::fame, p_.fame);
    set(F::fame_16, p_.fame >= options(s_).threshold(2));
    set(F::fame_36, p_.fame >= options(s_).threshold(3));
    set(F::end_fame, final_score(s_, seat_).total - p_.fame);
    set(F::coins, p_.coins);
    set(F::coins_to_6, std::min<int>(p_.coins, 6));
    set(F::shards, p_.shards);
    set(F::specials, hand(s_, seat_).specials.size());
    set(F::advertised, p_.advertised);
    if (t_.phase > Phase::first_initiative) set(F::initiative, initiative_place(s_, seat_));
  }

  void look_at_team() {
    set(F::apprentices, std::popcount(static_cast<unsigned>(p_.team & kApprentices)));
    set(F::manager, p_.has(Character::manager));
    set(F::engineer, p_.has(Character::engineer));
    set(F::assistant, p_.has(Character::assistant));
    set(F::hired, std::popcount(static_cast<unsigned>(p_.hired)) + p_.hired_apprentices);
    if (t_.phase < Phase::returning) set(F::wages, wages_owed(s_, seat_));
  }

  void look_at_powers() {
    for (const LearnedPower& learned : p_.powers) {
      if (learned.power) add(F::yellow_powers + static_cast<int>(def(*learned.power).colour), 1);
    }
    set(F::powers_in_hand, hand(s_, seat_).powers.size());
  }

  void look_at_tricks() {
    const Needs have = effective(p_);
    for (const OwnTrick& own : p_.tricks) {
      if (!own.exists()) continue;
      const TrickDef& d = def(*own.trick);
      add(F::tricks_1 + d.tier - 1, 1);
      add(F::enhancements, own.enhancements);
      add(F::prepared, own.markers);
      add_yield(F::prepared_fame, d.yield, own.markers);
      set(F::best_fame, std::max<int>(out_[F::best_fame], d.yield.fame));
      if (d.needs.met_by(have)) {
        add(F::supplied_1 + d.tier - 1, 1);
        add_yield(F::supplied_fame, d.yield);
      }
      for_each_component([&](Component c) {
        const int need = d.needs.count(c);
        const int there = std::min(need, effective(p_, c));
        add(F::parts, there);
        add(F::parts_missing, need - there);
      });
    }
  }

  void look_at_components() {
    for_each_component([&](Component c) { add(F::basic + tier_of(c) - 1, p_.tokens[at(c)]); });
  }

  void look_at_stage() {
    int best = 0;
    std::array<int, kPlayersMax> fame{};
    for (int i = 0; i < t_.positions(); ++i) {
      const Show& card = show(s_, i);
      if (!card.exists()) continue;
      Yield here;
      for_each_marker(card, [&](Marker m, MarkerRef) {
        if (!m.is_players()) return;
        const Yield y = def(trick_of(s_, m)).yield;
        fame[m.owner] += y.fame;
        if (!m.is_of(seat_)) return;
        add(F::staged, 1);
        add_yield(F::staged_fame, y);
        here.fame = static_cast<std::int8_t>(here.fame + y.fame + 1);
      });
      if (here.fame == 0) continue;
      const int links = count_links(card);
      best = std::max(best, here.fame + links + def(*card.card).bonus.fame);
      set(F::best_links, std::max<int>(out_[F::best_links], links));
      if (i + 1 == t_.positions()) set(F::leaving_fame, here.fame);
    }
    set(F::best_show, best);
    const bool performs = is_stage(p_.spot[at(Character::magician)]) &&
                          t_.phase < Phase::after_shows && !t_.staging.done.has(seat_);
    set(F::on_stage, performs);
    set(F::performs, performs ? best : 0);
    fame[at(seat_)] = 0;
    set(F::others_shows, *std::max_element(fame.begin(), fame.end()));
  }

  // Whom it sends where.
  void look_at_errands() {
    if (t_.placement.seat == seat_) {
      set(F::acting, t_.placement.acting);
      set(F::action_points, t_.placement.ap);
    }
    if (t_.phase < Phase::assigning || t_.phase > Phase::placing) return;
    constexpr std::array<int, kLocations> kTo{F::to_downtown, F::to_market_row, F::to_workshop,
                                              F::to_theater, F::to_dark_alley};
    for_each_character(p_.team, [&](Character c) {
      const Card card = hand(s_, seat_).below[at(c)];
      const Duty duty = p_.duty[at(c)];
      if (!card.exists() || duty == Duty::placed || duty == Duty::idled) return;
      add(F::to_place, 1);
      add(kTo[at(trickerion::location_of(card))], 1);
      if (c == Character::magician) set(F::magician_to_place, 1);
    });
  }

  const State& s_;
  const Table& t_;
  const Player& p_;
  Seat seat_;
  F::Values out_{};
};

}  // namespace

TrickerionFeatures::Values TrickerionFeatures::of(const State& world, Seat seat) {
  return TrickerionView(world, seat).values();
}

}  // namespace prestige::bots
