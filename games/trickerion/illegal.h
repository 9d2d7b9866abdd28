#pragma once

#include <cstdint>
#include <string_view>

namespace prestige::trickerion {

enum class Reason : std::uint8_t {
  none,
#define ILLEGAL(reason, rule) reason,
#include "games/trickerion/illegal.def"
#undef ILLEGAL
};
inline constexpr int kReasons = 0
#define ILLEGAL(reason, rule) +1
#include "games/trickerion/illegal.def"
#undef ILLEGAL
    ;

// Refused by the rules, or not: true when there is a reason against the action.
struct Illegal {
  Reason reason = Reason::none;

  constexpr Illegal() = default;
  constexpr Illegal(Reason why) : reason(why) {}  // NOLINT: a reason is a refusal
  constexpr explicit operator bool() const { return reason != Reason::none; }
  friend constexpr bool operator==(Illegal, Illegal) = default;

  std::string_view id() const;    // e.g. "not_enough_action_points"
  std::string_view rule() const;  // e.g. "T6.6"
};

}  // namespace prestige::trickerion
