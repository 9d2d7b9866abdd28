#include "games/trickerion/rules/dice.h"

namespace prestige::trickerion {

namespace {

template <class Test>
DieMask dice_where(const State& s, Die a, Die b, Test&& test) {
  DieMask dice = 0;
  for (const Die d : {a, b}) {
    if (!shows(s, d, Face::x) && test(s.table.dice[at(d)]))
      dice = static_cast<DieMask>(dice | bit(d));
  }
  return dice;
}

bool is_specialist_face(Face f) { return f >= Face::manager && f <= Face::assistant; }

}  // namespace

std::span<const Face> faces_of(Die die) {
  using enum Face;
  static constexpr Face kResidence[] = {mechanical, optical, escape, spiritual, any, x};
  static constexpr Face kSpecialists[] = {assistant, engineer, manager, x, x, x};
  static constexpr Face kApprenticeDie[] = {apprentice, apprentice, apprentice,
                                            apprentice, apprentice, x};
  static constexpr Face kBank[] = {three, four, four, five, six, x};
  if (die <= Die::residence_2) return kResidence;
  if (die == Die::inn_1) return kSpecialists;
  return die == Die::inn_2 ? std::span<const Face>(kApprenticeDie) : std::span<const Face>(kBank);
}

DieMask learn_dice(const State& s, Trick trick, const SpecialDef& card) {
  const Category category = def(trick).category;
  const bool any = card.any_face || category == favorite(s, me(s));
  return dice_where(s, Die::residence_1, Die::residence_2, [&](Face f) {
    return any || f == Face::any || f == Face(1 + static_cast<int>(category));
  });
}
bool needs_no_die(const State& s, Trick trick, const SpecialDef& card) {
  return !options(s).favorite_needs_die && !card.any_face &&
         def(trick).category == favorite(s, me(s));
}

DieMask hire_dice(const State& s, Role role, const SpecialDef& card, int scouts) {
  const Face face = role == Role::apprentice
                        ? Face::apprentice
                        : Face(static_cast<int>(Face::manager) + static_cast<int>(role) - 1);
  return dice_where(s, Die::inn_1, Die::inn_2, [&](Face f) {
    return card.any_face || f == face ||
           (scouts > 0 && is_specialist(role) && is_specialist_face(f));
  });
}

DieMask payable_dice(const State& s) {
  const Doing& doing = s.table.doing;
  const SpecialDef& card = special(s, doing.mods);
  if (doing.verb == Verb::learn) return learn_dice(s, *doing.trick, card);
  return hire_dice(s, doing.role, card, doing.mods.first());
}

}  // namespace prestige::trickerion
