#pragma once

// What a bot thinks of the choices, on the screen.

#include <span>

#include "cli/play/choices.h"
#include "engine/core/advice.h"

namespace prestige::play {

// The choices by their numbers, each with its chance and what speaks for it and against it.
Lines hint_lines(const protocol::GameCodec& codec, const Viewpoint& at, const Choices& choices,
                 std::span<const Advice> advice);

}  // namespace prestige::play
