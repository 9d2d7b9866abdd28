#include "server/table/bot_names.h"

#include <array>

namespace prestige::server {

namespace {

// Their number is a prime, so that every stride visits all of them.
constexpr auto kNames = std::to_array<std::string_view>({
    "Adele",   "Bruno",    "Clara",  "Dorian",  "Estella",  "Felix",   "Greta",  "Hector",
    "Ilka",    "Jasper",   "Katya",  "Leopold", "Mathilda", "Nestor",  "Odette", "Pascal",
    "Quentin", "Rosalind", "Silvan", "Thea",    "Ulrika",   "Vincent", "Winnie",
});
static_assert(kNames.size() == 23);

}  // namespace

std::string_view bot_name(TableId table, std::size_t seat) {
  const auto number = static_cast<std::uint64_t>(table.number());
  const std::uint64_t first = number % kNames.size();
  const std::uint64_t stride = 1 + number / kNames.size() % (kNames.size() - 1);
  return kNames[(first + stride * seat) % kNames.size()];
}

}  // namespace prestige::server
