#include "server/table/open_view.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <vector>

namespace prestige::server {

namespace {

using protocol::Json;

bool says_nothing(const Json& value) {
  return value.is_null() || (value.is_structured() && value.empty());
}

std::optional<Json> together(const Json& open, const std::vector<Json>& known);

// What the values of one key come to; where each seat has something of its own, which cannot be
// told in one value, what lies open.
Json of_key(const std::string& key, const Json& open, const std::vector<Json>& known) {
  const Json lies_open = open.is_object() ? open.value(key, Json()) : Json();
  std::vector<Json> values;
  for (const Json& own : known) values.push_back(own.value(key, Json()));
  return together(lies_open, values).value_or(lies_open);
}

Json of_objects(const Json& open, const std::vector<Json>& known) {
  Json out = open.is_object() ? open : Json::object();
  for (const Json& own : known) {
    for (const auto& [key, value] : own.items()) {
      if (!out.contains(key) || out[key] != value) out[key] = of_key(key, open, known);
    }
  }
  return out;
}

std::optional<Json> of_arrays(const Json& open, const std::vector<Json>& known) {
  Json out = Json::array();
  for (std::size_t i = 0; i < known.front().size(); ++i) {
    std::vector<Json> values;
    for (const Json& own : known) {
      if (own.size() != known.front().size()) return std::nullopt;
      values.push_back(own[i]);
    }
    auto value = together(open.is_array() && i < open.size() ? open[i] : Json(), values);
    if (!value) return std::nullopt;
    out.push_back(std::move(*value));
  }
  return out;
}

// What lies open and what the seats know as one value. Whoever knows less has no value, an empty
// one, or one with gaps at the same places. None: they know different things.
std::optional<Json> together(const Json& open, const std::vector<Json>& all) {
  std::vector<Json> known;
  std::ranges::copy_if(all, std::back_inserter(known), std::not_fn(says_nothing));
  if (known.empty()) return open;
  const auto all_are = [&](auto kind) { return std::ranges::all_of(known, kind); };
  if (all_are([](const Json& own) { return own.is_object(); })) return of_objects(open, known);
  if (all_are([](const Json& own) { return own.is_array(); })) return of_arrays(open, known);
  if (all_are([&](const Json& own) { return own == known.front(); })) return known.front();
  return std::nullopt;
}

}  // namespace

Json open_view(const protocol::GameCodec& codec, const AnyState& state) {
  const Json open = codec.observation(state, Seat::spectator());
  std::vector<Json> known;
  for (int seat = 0; seat < codec.rules().players(state); ++seat) {
    known.push_back(codec.observation(state, Seat(seat)));
  }
  Json out = of_objects(open, known);
  out["viewer"] = open["viewer"];
  return out;
}

}  // namespace prestige::server
