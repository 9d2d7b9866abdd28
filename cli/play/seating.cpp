#include "cli/play/seating.h"

#include <algorithm>
#include <array>

#include "cli/play/unicode.h"

namespace prestige::play {

namespace {

constexpr int kNameWidthMax = 16;
// More than seats, so that one is always free.
constexpr std::array<std::string_view, 9> kBotNames{"Ada",  "Bruno", "Clara", "Dario", "Edda",
                                                    "Falk", "Greta", "Hugo",  "Ines"};

std::string free_name(const protocol::Names& names) {
  const auto is_free = [&](std::string_view name) {
    return std::ranges::find(names, name) == names.end();
  };
  return std::string(*std::ranges::find_if(kBotNames, is_free));
}

}  // namespace

int Seating::humans() const { return static_cast<int>(std::ranges::count(seats, kHuman)); }

void give_names(Seating& seating) {
  seating.names.resize(seating.seats.size());
  for (std::string& name : seating.names) name = printable(name, kNameWidthMax);
  for (std::size_t i = 0; i < seating.seats.size(); ++i) {
    if (!seating.names[i].empty()) continue;
    const bool human = seating.seats[i] == kHuman;
    seating.names[i] = human ? protocol::text("cli", seating.language, "name.human",
                                              {{"amount", std::to_string(i + 1)}})
                             : free_name(seating.names);
  }
}

}  // namespace prestige::play
