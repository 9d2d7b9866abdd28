#pragma once

// Chance that can be checked (protocol/fair/fair.h), with seeds that nobody can guess.

#include "protocol/fair/fair.h"
#include "server/base/entropy.h"

namespace prestige::server {

using protocol::chance_key;
using protocol::ChanceKey;
using protocol::commitment;
using protocol::fair_draw;
using protocol::Seed;
using protocol::seed_from;
using protocol::to_hex;
using protocol::verify_record;

inline Seed random_seed(Entropy& entropy) {
  Seed seed{};
  entropy.fill(seed);
  return seed;
}

}  // namespace prestige::server
