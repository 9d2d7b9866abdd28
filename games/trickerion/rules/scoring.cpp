#include "games/trickerion/rules/scoring.h"

namespace prestige::trickerion {

namespace {

int components_of_tier(const State& s, const Player& p, int tier) {
  int n = 0;
  for_each_component([&](Component c) {
    if (tier_of(c) != tier || p.tokens[at(c)] == 0) return;
    switch (options(s).endgame_component_count) {
      case ComponentCount::effective_tokens:
        n += effective(p, c);
        break;
      case ComponentCount::tokens:
        n += p.tokens[at(c)];
        break;
      case ComponentCount::types:
        n += 1;
        break;
    }
  });
  return n;
}

int tricks_of_tier(const Player& p, int tier) {
  return static_cast<int>(std::count_if(p.tricks.begin(), p.tricks.end(), [&](const OwnTrick& t) {
    return t.exists() && def(*t.trick).tier == tier;
  }));
}

int markers_counted(const State& s, Seat seat) {
  int n = 0;
  for (const OwnTrick& t : player(s, seat).tricks) n += t.markers;
  if (options(s).endgame_aztec_lady == AztecLadyCount::all_in_play) n += markers_on_stage(s, seat);
  return n;
}

int units(const State& s, Seat seat, EndBonus bonus) {
  const Player& p = player(s, seat);
  const auto has = [&](Character c) { return p.has(c) ? 1 : 0; };
  switch (bonus) {
    case EndBonus::none:
      return 0;
    case EndBonus::per_marker:
      return markers_counted(s, seat);
    case EndBonus::per_shard:
      return p.shards;
    case EndBonus::per_trick_1:
      return tricks_of_tier(p, 1);
    case EndBonus::per_trick_16:
      return tricks_of_tier(p, 2);
    case EndBonus::per_trick_36:
      return tricks_of_tier(p, 3);
    case EndBonus::per_special:
      return hand(s, seat).specials.size();
    case EndBonus::per_basic:
      return components_of_tier(s, p, 1);
    case EndBonus::per_advanced:
      return components_of_tier(s, p, 2);
    case EndBonus::per_superior:
      return components_of_tier(s, p, 3);
    case EndBonus::per_apprentice:
      return std::popcount(static_cast<unsigned>(p.team & kApprentices));
    case EndBonus::per_three_coins:
      return p.coins / 3;
    case EndBonus::if_manager:
      return has(Character::manager);
    case EndBonus::if_engineer:
      return has(Character::engineer);
    case EndBonus::if_assistant:
      return has(Character::assistant);
    case EndBonus::if_all_specialists:
      return has(Character::manager) * has(Character::engineer) * has(Character::assistant);
    case EndBonus::if_four_tricks:
      return tricks_owned(p) >= 4 ? 1 : 0;
  }
  return 0;
}

int shard_fame(const State& s, Seat seat) {
  const Options& o = options(s);
  const int ordinary = !o.powers || o.power_shard_scoring ? 1 : 0;
  return player(s, seat).shards * (ordinary + sum_powers(s, seat, &PowerDef::fame_per_shard));
}

int coin_fame(const State& s, Seat seat) {
  const int per_fame = most_of_powers(s, seat, &PowerDef::coins_per_fame, 0);
  return player(s, seat).coins / (per_fame > 0 ? per_fame : 3);
}

int supplied_tricks(const Player& p) {
  const Needs have = effective(p);
  return static_cast<int>(std::count_if(p.tricks.begin(), p.tricks.end(), [&](const OwnTrick& t) {
    return t.exists() && def(*t.trick).needs.met_by(have);
  }));
}

}  // namespace

Score final_score(const State& s, Seat seat) {
  const Player& p = player(s, seat);
  const Options& o = options(s);
  const Limit cap = o.final_category_cap;  // R36, R60
  Score score{.fame = p.fame,
              .shards = cap.capped(shard_fame(s, seat)),
              .coins = cap.capped(coin_fame(s, seat))};
  if (!o.dark_alley) {
    score.apprentices = cap.capped(2 * std::popcount(static_cast<unsigned>(p.team & kApprentices)));
    score.specialists = cap.capped(3 * std::popcount(static_cast<unsigned>(p.team & 0x0e)));
  } else {
    score.specials = cap.capped(o.final_special_card * hand(s, seat).specials.size());
    const Needs have = effective(p);
    for (std::size_t i = 0; i < kSuits; ++i) {
      if (!p.tricks[i].exists()) continue;
      const TrickDef& d = def(*p.tricks[i].trick);
      if (!d.needs.met_by(have)) continue;
      score.trick_bonus[i] = cap.capped(d.end_fame * units(s, seat, d.end_bonus));
    }
    score.legendary_repertoire =
        cap.capped(sum_powers(s, seat, &PowerDef::fame_per_supplied_trick) * supplied_tricks(p));
  }
  score.total = score.fame + score.shards + score.coins + score.apprentices + score.specialists +
                score.specials + score.legendary_repertoire;
  for (const int bonus : score.trick_bonus) score.total += bonus;
  return score;
}

Outcome final_outcome(const State& s) {
  Outcome outcome;
  const int n = s.table.players();
  for (int i = 0; i < n; ++i) outcome.score[static_cast<std::size_t>(i)] = final_score(s, Seat(i));
  for (int i = 0; i < n; ++i) {
    int place = 1;
    for (int j = 0; j < n; ++j) {
      const int mine = outcome.score[static_cast<std::size_t>(i)].total;
      const int theirs = outcome.score[static_cast<std::size_t>(j)].total;
      const bool ahead = initiative_place(s, Seat(j)) < initiative_place(s, Seat(i));
      if (j != i && (theirs > mine || (theirs == mine && ahead))) ++place;
    }
    outcome.place[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(place);
  }
  return outcome;
}

}  // namespace prestige::trickerion
