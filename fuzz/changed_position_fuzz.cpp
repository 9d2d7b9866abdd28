// The position loader under positions that are nearly right: those of a random game, with parts
// left out or put in place of others. The bytes choose the game, the moment and the changes.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz/loaded_position.h"
#include "games/citadels/game.h"

namespace prestige::fuzz {
namespace {

using citadels::Citadels;
using protocol::Json;

constexpr std::size_t kStepsMax = 1000;
constexpr int kChangesMax = 20;

// Numbers chosen by the bytes; zeros when they are used up.
class Choices {
 public:
  Choices(const std::uint8_t* bytes, std::size_t size) : bytes_(bytes), size_(size) {}

  std::uint32_t below(std::size_t bound) {
    const std::uint32_t high = next();
    return static_cast<std::uint32_t>((high << 8 | next()) % bound);
  }
  bool any_left() const { return at_ < size_; }

 private:
  std::uint32_t next() { return any_left() ? bytes_[at_++] : 0u; }

  const std::uint8_t* bytes_;
  std::size_t size_;
  std::size_t at_ = 0;
};

Json position_of_game(Choices& choices) {
  const protocol::GameCodec& codec = protocol::citadels_codec();
  const int players = 2 + static_cast<int>(choices.below(7));
  const Json options = {{"random_cast", choices.below(4) != 0},
                        {"random_uniques", choices.below(4) != 0},
                        {"use_rank9", players >= 4 && players <= 7 && choices.below(2) == 0}};
  AnyState start = *codec.create(players, options);
  auto& state = start.as<citadels::State>();
  Rng rng(choices.below(65536));
  citadels::Actions actions;
  citadels::Events silent;
  for (auto steps = choices.below(kStepsMax); steps > 0; --steps) {
    const SeatSet acting = Citadels::acting(state);
    if (acting.empty()) break;
    Citadels::legal_actions(state, acting.front(), actions);
    const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
    Citadels::apply(state, acting.front(), actions[pick], silent);
  }
  return codec.position(start);
}

// All values inside a value, itself not included.
void collect(Json& json, std::vector<Json*>& all) {
  if (!json.is_structured()) return;
  for (Json& part : json) {
    all.push_back(&part);
    collect(part, all);
  }
}

// One of the parts of a list or object that is not empty.
Json::iterator part_of(Json& json, Choices& choices) {
  return std::next(json.begin(), static_cast<std::ptrdiff_t>(choices.below(json.size())));
}

void leave_out(Json& json, Choices& choices) {
  std::vector<Json*> all{&json};
  collect(json, all);
  std::erase_if(all, [](const Json* part) { return !part->is_structured() || part->empty(); });
  if (all.empty()) return;
  Json& from = *all[choices.below(all.size())];
  from.erase(part_of(from, choices));
}

void replace(Json& json, Choices& choices, Json other) {
  std::vector<Json*> places;
  std::vector<Json*> values;
  collect(json, places);
  collect(other, values);
  if (places.empty() || values.empty()) return;
  *places[choices.below(places.size())] = *values[choices.below(values.size())];
}

void replace_field(Json& json, Choices& choices, Json other) {
  const auto field = part_of(other, choices);
  json[field.key()] = *field;
}

void change(Json& position, const Json& other, Choices& choices) {
  switch (choices.below(4)) {
    case 0:
      return leave_out(position, choices);
    case 1:
      position.erase(part_of(position, choices));
      return;
    case 2:
      return replace(position, choices, choices.below(2) == 0 ? position : other);
    default:
      return replace_field(position, choices, other);
  }
}

}  // namespace
}  // namespace prestige::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace prestige::fuzz;
  Choices choices(bytes, size);
  Json position = position_of_game(choices);
  const Json other = position_of_game(choices);
  prestige::Rng rng(size);
  for (int i = 0; i < kChangesMax && choices.any_left() && !position.empty(); ++i) {
    // Changes add up as long as the position is taken.
    Json changed = position;
    change(changed, other, choices);
    if (check_loading(changed, rng)) position = std::move(changed);
  }
  return 0;
}
