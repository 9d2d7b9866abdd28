#include "games/trickerion/illegal.h"

#include <array>

namespace prestige::trickerion {

namespace {

struct Row {
  std::string_view id;
  std::string_view rule;
};

constexpr std::array<Row, kReasons + 1> kRows{{
    {"none", ""},
#define ILLEGAL(reason, rule) {#reason, rule},
#include "games/trickerion/illegal.def"
#undef ILLEGAL
}};

}  // namespace

std::string_view Illegal::id() const { return kRows[static_cast<std::size_t>(reason)].id; }
std::string_view Illegal::rule() const { return kRows[static_cast<std::size_t>(reason)].rule; }

}  // namespace prestige::trickerion
