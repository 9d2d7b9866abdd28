#include "games/trickerion/rules/actions.h"

namespace prestige::trickerion {

Illegal check_chore(const State& s, Chore chore, int ap, bool unlimited) {
  const Placement& p = s.table.placement;
  if (options(s).actions_once_per_placement && !unlimited && (p.taken >> at(chore) & 1) != 0) {
    return Reason::action_taken;
  }
  return p.ap >= ap ? Illegal() : Illegal(Reason::not_enough_action_points);
}

void pay_chore(State& s, Chore chore, int ap) {
  Placement& p = s.table.placement;
  p.ap = static_cast<std::uint8_t>(p.ap - ap);
  p.taken |= std::uint32_t{1} << at(chore);
}

Illegal check_mods(const State& s, const Action& a, Target target) {
  const Placement& p = s.table.placement;
  if (a.mods.card()) {
    if (!p.special) return Reason::no_special_ability;
    if (p.special_used) return Reason::ability_spent;
    if (def(*p.special).target != target) return Reason::ability_for_other_action;
  }
  const ModPowers powers = mod_powers(a.verb);
  const int first = powers.first ? usable(s, p.seat, *powers.first) : 0;
  const int second = powers.second ? usable(s, p.seat, *powers.second) : 0;
  if (a.mods.first() > first || a.mods.second() > second) return Reason::power_not_usable;
  return {};
}

void use_mods(State& s, const Action& a) {
  Placement& p = s.table.placement;
  // Traveling Merchants works for every Order of the placement.
  if (a.mods.card() && !def(*p.special).receives_ordered) p.special_used = true;
  const ModPowers powers = mod_powers(a.verb);
  if (powers.first) use_power(s, p.seat, *powers.first, a.mods.first());
  if (powers.second) use_power(s, p.seat, *powers.second, a.mods.second());
}

void notice_downtown_action(State& s) {
  if (!options(s).powers) return;
  const int coins = s.table.players() == 2 ? 2 : 1;
  for (int i = 0; i < s.table.players(); ++i) {
    if (Seat(i) == me(s)) continue;
    for (LearnedPower& p : player(s, Seat(i)).powers) {
      if (p.power && def(*p.power).collects_downtown) {
        p.coins = static_cast<std::uint16_t>(p.coins + coins);
      }
    }
  }
}

}  // namespace prestige::trickerion
