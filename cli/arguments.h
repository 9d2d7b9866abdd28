#pragma once

// What several commands take: a game, its players and options, read and checked in one place.

#include <optional>
#include <string>

#include "protocol/codec.h"
#include "protocol/error.h"

namespace prestige::cli {

struct GameArguments {
  std::string game = "citadels";
  int players = 5;
  std::string options = "{}";  // a JSON object
};

// Prints to stderr "prestige: <message>" in English.
void complain(const std::string& message);
void complain(const protocol::Error& error);
// From now on nothing is printed: of several processes that do the same, one says it.
void keep_quiet();

// The codec of a game, or a complaint that names the games there are.
const protocol::GameCodec* find_game_or_complain(const std::string& name);

// A JSON value from the command line, or a complaint; `what` names the argument.
std::optional<protocol::Json> parse_json_or_complain(const std::string& text,
                                                     const std::string& what);
// A JSON value from a file ("-": standard input), or a complaint.
std::optional<protocol::Json> read_json_or_complain(const std::string& path);

// The state before the first shuffle, or a complaint.
std::optional<AnyState> create_or_complain(const protocol::GameCodec& codec,
                                           const GameArguments& arguments);

}  // namespace prestige::cli
