#include "fuzz/changed_position.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace prestige::fuzz {

namespace {

using protocol::Json;

constexpr int kChangesMax = 20;

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

// A value gives way to another one of its kind.
void replace_alike(Json& json, Choices& choices, Json other) {
  std::vector<Json*> places;
  std::vector<Json*> values;
  collect(json, places);
  collect(other, values);
  if (places.empty()) return;
  Json& place = *places[choices.below(places.size())];
  std::erase_if(
      values, [&](const Json* value) { return value->type() != place.type() || *value == place; });
  if (!values.empty()) place = *values[choices.below(values.size())];
}

// The same part of another position: of the same seat, of the same card.
void take_over(Json& json, Choices& choices, Json other) {
  Json* to = &json;
  Json* from = &other;
  while (to->type() == from->type() && from->is_structured() && !from->empty() &&
         choices.below(3) != 0) {
    const auto part = part_of(*from, choices);
    if (from->is_array() && static_cast<std::size_t>(part - from->begin()) >= to->size()) break;
    to = from->is_array() ? &(*to)[static_cast<std::size_t>(part - from->begin())]
                          : &(*to)[part.key()];
    from = &*part;
  }
  *to = *from;
}

// A number becomes another small one, a boolean its opposite.
void change_number(Json& json, Choices& choices) {
  constexpr std::size_t kNumbers = 14;
  std::vector<Json*> places;
  collect(json, places);
  std::erase_if(places,
                [](const Json* part) { return !part->is_number_integer() && !part->is_boolean(); });
  if (places.empty()) return;
  Json& place = *places[choices.below(places.size())];
  if (place.is_boolean()) {
    place = !place.get<bool>();
  } else {
    place = choices.below(kNumbers);
  }
}

void replace_field(Json& json, Choices& choices, Json other) {
  const auto field = part_of(other, choices);
  json[field.key()] = *field;
}

void change(Json& position, const Json& other, Choices& choices) {
  switch (choices.below(8)) {
    case 0:
      return leave_out(position, choices);
    case 1:
      position.erase(part_of(position, choices));
      return;
    case 2:
      return replace(position, choices, choices.below(2) == 0 ? position : other);
    case 3:
    case 4:
      return replace_alike(position, choices, choices.below(2) == 0 ? position : other);
    case 5:
      return take_over(position, choices, other);
    case 6:
      return change_number(position, choices);
    default:
      return replace_field(position, choices, other);
  }
}

}  // namespace

void load_changed(Json position, const Json& other, Choices& choices, Rng& rng) {
  for (int i = 0; i < kChangesMax && choices.any_left() && !position.empty(); ++i) {
    // Changes add up as long as the position is taken.
    Json changed = position;
    change(changed, other, choices);
    if (check_loading(changed, rng)) position = std::move(changed);
  }
}

}  // namespace prestige::fuzz
