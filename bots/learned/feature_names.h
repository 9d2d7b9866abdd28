#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace prestige::bots {

// Stands for a list of features: weights belong to the list that they were trained with.
constexpr std::uint64_t hash_of(std::span<const std::string_view> names) {
  std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a
  const auto mix = [&](char c) { hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001b3u; };
  for (const std::string_view name : names) {
    for (const char c : name) mix(c);
    mix('\n');
  }
  return hash;
}

}  // namespace prestige::bots
