#pragma once

// Chance that can be checked. Before the game the server chooses a secret seed of 32 bytes and
// shows its SHA-256. Every seat may add a text. The key of the game is
//
//   HMAC-SHA-256(seed, "prestige chance 1" + for each seat: its entropy's length as two bytes, most
//   significant first, and its bytes)
//
// Draw number n (n: how many steps of the game came before it, of players and of chance) takes 64
// bit numbers from the stream
//
//   HMAC-SHA-256(key, n as eight bytes, then i = 0, 1, 2 … as four bytes)   four numbers each
//
// all most significant byte first. With W the sum of the weights of all outcomes, numbers of
// floor(2^64 / W) * W and more are passed over; the first other one, modulo W, falls into one of
// the outcomes laid end to end in the order of their texts (bytewise).

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/any_game.h"
#include "protocol/api/replies.h"
#include "protocol/error.h"

namespace prestige::protocol {

using Seed = std::array<std::byte, 32>;
using ChanceKey = std::array<std::byte, 32>;

std::string commitment(const Seed& seed);  // 64 hexadecimal digits
std::string to_hex(std::span<const std::byte> bytes);
std::optional<Seed> seed_from(std::string_view hex);
ChanceKey chance_key(const Seed& seed, std::span<const std::string> entropy_by_seat);

// What chance does in a state where it acts.
AnyAction fair_draw(const AnyGame& rules, const AnyState& state, const ChanceKey& key,
                    std::uint64_t number);

// Recomputes every draw of a finished game's record (with its "fairness"). Counts the draws, or
// says which is wrong.
Result<int> verify_record(const Json& record);
// What a record brings along to check it by.
Result<api::Fairness> proof_of(const Json& record);

}  // namespace prestige::protocol
