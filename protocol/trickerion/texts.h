#pragma once

// Trickerion in words: events, choices and questions from the catalogue i18n/trickerion.

#include <string>

#include "games/trickerion/game.h"
#include "protocol/catalogue.h"
#include "protocol/codec.h"

namespace prestige::protocol {

// The event as the viewer may know it; empty when the viewer notices nothing.
std::string sentence(const trickerion::Event& e, Seat viewer, Language language,
                     const Names& names);
// A choice that is legal for the seat, with what it costs or brings at once.
std::string label(const trickerion::State& s, Seat seat, const trickerion::Action& a,
                  Language language, const Names& names);
// The question the seat has to answer, or whom it waits for.
std::string prompt(const trickerion::State& s, Seat seat, Language language, const Names& names);

}  // namespace prestige::protocol
