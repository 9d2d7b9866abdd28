#pragma once

#include <array>
#include <cstdint>

#include "games/trickerion/ids.h"

namespace prestige::trickerion {

struct Yield {
  std::int8_t fame = 0;
  std::int8_t coins = 0;
  std::int8_t shards = 0;

  friend constexpr bool operator==(const Yield&, const Yield&) = default;
};

// Amounts of Components, four bits each, at most 7 of a kind.
class Needs {
 public:
  constexpr Needs() = default;
  constexpr explicit Needs(std::uint64_t bits) : bits_(bits) {}

  constexpr Needs of(Component c, int n) const {
    return Needs(bits_ | static_cast<std::uint64_t>(n) << (4 * static_cast<int>(c)));
  }
  constexpr Needs wood(int n) const { return of(Component::wood, n); }
  constexpr Needs metal(int n) const { return of(Component::metal, n); }
  constexpr Needs glass(int n) const { return of(Component::glass, n); }
  constexpr Needs fabric(int n) const { return of(Component::fabric, n); }
  constexpr Needs rope(int n) const { return of(Component::rope, n); }
  constexpr Needs petroleum(int n) const { return of(Component::petroleum, n); }
  constexpr Needs saw(int n) const { return of(Component::saw, n); }
  constexpr Needs animal(int n) const { return of(Component::animal, n); }
  constexpr Needs padlock(int n) const { return of(Component::padlock, n); }
  constexpr Needs mirror(int n) const { return of(Component::mirror, n); }
  constexpr Needs disguise(int n) const { return of(Component::disguise, n); }
  constexpr Needs cog(int n) const { return of(Component::cog, n); }

  constexpr int count(Component c) const {
    return static_cast<int>(bits_ >> (4 * static_cast<int>(c)) & 7u);
  }
  // The types of which `have` has too few, one bit (the fourth of its amount) for each.
  constexpr std::uint64_t short_types(Needs have) const {
    return ~((have.bits_ | kHigh) - bits_) & kHigh;
  }
  constexpr bool met_by(Needs have) const { return short_types(have) == 0; }

 private:
  static constexpr std::uint64_t kHigh = 0x888888888888u;
  std::uint64_t bits_ = 0;
};

// What a tier 3 Trick scores at the end if its Components are there (section 11).
enum class EndBonus : std::uint8_t {
  none,
  per_marker,
  per_shard,
  per_trick_1,
  per_trick_16,
  per_trick_36,
  per_special,
  per_basic,
  per_advanced,
  per_superior,
  per_apprentice,
  per_three_coins,
  if_manager,
  if_engineer,
  if_assistant,
  if_all_specialists,
  if_four_tricks,
};

struct TrickDef {
  Trick id;
  Category category;
  std::uint8_t tier;
  std::uint8_t prepare_ap;
  std::uint8_t markers;
  Yield yield;
  Needs needs;
  EndBonus end_bonus;
  std::uint8_t end_fame;
};

inline constexpr std::array<TrickDef, kTricks> kTrickDefs{{
#define TRICK(id, category, tier, ap, markers, fame, coins, shards, needs, bonus, bonus_fame) \
  {Trick::id, Category::category, tier,      ap, markers, {fame, coins, shards},              \
   needs,     EndBonus::bonus,    bonus_fame},
#include "games/trickerion/content/tricks.def"
#undef TRICK
}};
static_assert(kTrickDefs.back().id == Trick(kTricks - 1));

constexpr const TrickDef& def(Trick t) { return kTrickDefs[at(t)]; }

using TrickMask = std::uint64_t;
constexpr TrickMask bit(Trick t) { return TrickMask{1} << at(t); }

// R44: what the prototype does not have.
inline constexpr TrickMask kNotInPrototype =
    bit(Trick::mechanical_hornet) | bit(Trick::fishing_in_the_air) | bit(Trick::wolf_cage) |
    bit(Trick::ghost_trap) | bit(Trick::hellhound) | bit(Trick::vanishing_elephant) |
    bit(Trick::transported_man) | bit(Trick::metamorphosis);

}  // namespace prestige::trickerion
