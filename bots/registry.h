#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "bots/budget.h"
#include "games/all.h"

namespace prestige::bots {

// The bots of every game, by name.
std::span<const std::string_view> bot_names();
// Those that are only measured, in the arena.
std::span<const std::string_view> measured_names();
// Those of them that people play against, weakest first.
std::span<const std::string_view> level_names();

// How many iterations a bot searches in the game of that name when its budget leaves it open; 0 for
// those that do not search.
std::uint64_t level_iterations(std::string_view game, std::string_view name);

// Null for an unknown name. A budget changes only bots that search.
template <Game G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name, const Budget& budget = {});

template <>
std::unique_ptr<Bot<citadels::Citadels>> make_bot<citadels::Citadels>(std::string_view name,
                                                                      const Budget& budget);
template <>
std::unique_ptr<Bot<trickerion::Trickerion>> make_bot<trickerion::Trickerion>(std::string_view name,
                                                                              const Budget& budget);

}  // namespace prestige::bots
