// Games of Citadels driven by bytes.

#include "fuzz/byte_game.h"
#include "games/citadels/game.h"

namespace {

using namespace prestige;
using namespace prestige::citadels;
using fuzz::Bytes;

Request read_request(Bytes& bytes) {
  Request request;
  request.players = kPlayersMin + static_cast<int>(bytes.below(7));
  request.scenario = static_cast<Scenario>(bytes.below(kScenarios));
  const unsigned flags = bytes.next();
  request.use_rank9 = (flags & 1) != 0 && request.players > 2;
  request.random_cast = (flags & 2) != 0;
  request.random_uniques = (flags & 4) != 0;
  request.first_crown_random = (flags & 8) != 0;
  if ((flags & 16) != 0) {
    Switches::fields(request.switches, [&](const char*, bool& on) { on = bytes.below(2) != 0; });
  }
  if ((flags & 32) != 0 && !request.random_cast) {
    const bool nine = request.use_rank9 || request.players == 3 || request.players == 8;
    request.cast.emplace();
    for (int rank = 0; rank < (nine ? 9 : 8); ++rank) {
      const int choice = static_cast<int>(bytes.below(3));
      request.cast->push_back(static_cast<Character>(rank * 3 + choice));
    }
  }
  return request;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto options = resolve(read_request(bytes));
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (options) fuzz::play_bytes<Citadels>(Citadels::initial(*options), bytes, text);
  return 0;
}
