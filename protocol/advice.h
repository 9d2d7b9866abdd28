#pragma once

// What bots think of choices, as JSON and in words.

#include <optional>
#include <span>

#include "engine/core/advice.h"
#include "protocol/codec.h"

namespace prestige::protocol {

// A reason in the words of a game.
std::string reason_text(std::string_view domain, const AdviceReason& reason, Language language,
                        const std::string& seat_name);

// The choices of a seat, best first. Labels and sentences are there if there is a language.
Json advice_json(const GameCodec& codec, const AnyState& state, Seat seat,
                 std::span<const Advice> advice, std::optional<Language> language,
                 const Names& names);

}  // namespace prestige::protocol
