#pragma once

// A position while it is read: the state so far, and where it comes from. Each part of a position
// has its own file; read_position() calls them in the order given here. Every part fills in what
// was left out, and notes what is wrong; it may be run on a draft with errors, whose state then
// means nothing but is safe to look at.

#include <array>
#include <optional>
#include <string>

#include "games/citadels/state.h"
#include "protocol/json_reader.h"

namespace prestige::protocol {

struct Draft {
  JsonReader in;
  FirstError& errors;
  citadels::State s{};
  // Cards that have a place so far, by district.
  std::array<int, citadels::kDistricts> placed{};

  citadels::Table& table() { return s.table; }
  const citadels::Table& table() const { return s.table; }
  int players() const { return s.table.options.players; }
  // The part of the position about a seat; nothing given for seats that are left out.
  std::optional<JsonReader> seat(int index) const;
};

// Number of players and phase.
void load_frame(Draft& draft);
// Everything with district cards, apart from the deck; and gold.
void load_cards(Draft& draft);
// Options, cast and unique districts; characters and districts that are used get in.
void load_setup(Draft& draft);
// The deck: the cards that are nowhere else.
void load_deck(Draft& draft);
// Round, crown, completed cities.
void load_round(Draft& draft);
// The call and the marks that lie on characters.
void load_call(Draft& draft);
// Which character lies where and who holds which.
void load_characters(Draft& draft);
// Who was shown, who laid the marks, and what is secret about them.
void load_marks(Draft& draft);
// The turn, the district being built and the open questions.
void load_turn(Draft& draft);
void load_pending(Draft& draft);

// What the rules take for granted; anything else could lead them astray.
void check_marks(Draft& draft);
void check_turn(Draft& draft);
void check_pending(Draft& draft);

std::string phase_word(citadels::Phase phase);

// Small values; nothing when missing or wrong, the latter noted.
std::optional<citadels::District> read_district(Draft& draft, const JsonReader& in);
std::optional<citadels::Character> read_any_character(const JsonReader& in);
// A character of the cast, as its rank; null is rank 0.
std::optional<citadels::Rank> read_rank(const Draft& draft, const JsonReader& in);
citadels::RankMask read_ranks(const Draft& draft, const JsonReader& in);
// A player; null is nobody.
std::optional<Seat> read_seat(const Draft& draft, const JsonReader& in);

// Notes a reason of the catalogue: "position_refusal.<reason>".
void refuse(const JsonReader& in, std::string_view reason, const std::string& detail = {},
            const std::string& allowed = {});

}  // namespace prestige::protocol
