#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

namespace prestige::protocol {

using Json = nlohmann::ordered_json;

// An empty object with room for so many fields. One that has to grow copies all that is in it, with
// everything below.
inline Json roomy_object(std::size_t fields) {
  Json out = Json::object();
  out.get_ref<Json::object_t&>().reserve(fields);
  return out;
}

}  // namespace prestige::protocol
