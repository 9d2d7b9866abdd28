#pragma once

// The words that messages of the server choose from.

#include <array>

#include "protocol/message/field.h"

namespace prestige::protocol::api {

enum class Visibility { open, invited };  // listed for everybody, or only by invitation
enum class Status { gathering, playing, over };
enum class Occupant { empty, person, bot };
enum class BotPace { natural, instant };  // as people would, or at once
enum class ClockKind { none, per_move, fischer, days };
enum class Ending { finished, abandoned };  // how a table came to be over
enum class ChatRoom { table, spectators };
enum class NoticeKind { your_move, game_started, game_over, undo_asked, rematch };

}  // namespace prestige::protocol::api

namespace prestige::protocol {

#define PRESTIGE_WORDS(Type, ...)                                                  \
  template <>                                                                      \
  struct Words<api::Type> {                                                        \
    static constexpr std::string_view kName = #Type;                               \
    static constexpr auto kWords = std::to_array<std::string_view>({__VA_ARGS__}); \
  }

PRESTIGE_WORDS(Visibility, "open", "invited");
PRESTIGE_WORDS(Status, "gathering", "playing", "over");
PRESTIGE_WORDS(Occupant, "empty", "person", "bot");
PRESTIGE_WORDS(BotPace, "natural", "instant");
PRESTIGE_WORDS(ClockKind, "none", "per_move", "fischer", "days");
PRESTIGE_WORDS(Ending, "finished", "abandoned");
PRESTIGE_WORDS(ChatRoom, "table", "spectators");
PRESTIGE_WORDS(NoticeKind, "your_move", "game_started", "game_over", "undo_asked", "rematch");

#undef PRESTIGE_WORDS

}  // namespace prestige::protocol
