#pragma once

// A running game through the eyes of one viewer, in the words of the server's Update: whoever shows
// tables of a server shows a game without one in the same way.

#include <cstddef>
#include <optional>

#include "protocol/session.h"

namespace prestige::protocol {

struct ViewRequest {
  Seat viewer = Seat::spectator();
  std::optional<std::size_t> from;   // events after this many steps; nothing: no events
  std::optional<Language> language;  // nothing: no words
  Names names;
};

// `from` must not be beyond the last step.
Json view(const Session& session, const ViewRequest& request);

}  // namespace prestige::protocol
