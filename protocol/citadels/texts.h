#pragma once

// Citadels in words: events, choices, questions and refusals from the catalogue i18n/citadels.

#include <string>

#include "games/citadels/game.h"
#include "protocol/catalogue.h"
#include "protocol/codec.h"

namespace prestige::protocol {

std::string name_of(citadels::Character c, Language language);
std::string name_of(citadels::District d, Language language);
std::string name_of(citadels::Built built, Language language);  // with a mark for its coin
std::string name_of(citadels::Type type, Language language);
std::string name_of(Seat seat, Language language, const Names& names);

std::string list_of(const Bag& cards, Language language);  // "Temple, Tavern ×2"

// The event as the viewer may know it.
std::string sentence(const citadels::Event& e, Seat viewer, Language language, const Names& names);
// A choice that is legal for the seat; names its price or gain where that is not plain.
std::string label(const citadels::State& s, Seat seat, const citadels::Action& a, Language language,
                  const Names& names);
// The question the seat has to answer, or whom it waits for.
std::string prompt(const citadels::State& s, Seat seat, Language language, const Names& names);
LocalText explain(const Refusal& refusal);

}  // namespace prestige::protocol
