#pragma once

// What has happened, told to one seat.

#include <vector>

#include "cli/play/game_screen.h"
#include "protocol/session.h"

namespace prestige::play {

// The sentences of events that the viewer is told; repeated ones become one with a number.
Lines told(const GameScreen& screen, const protocol::GameCodec& codec, const Viewpoint& at,
           const std::vector<AnyEvent>& events);

// The same for the whole game, with the minor events.
Lines whole_log(const protocol::Session& session, const Viewpoint& at);

struct RecentLog {
  Lines before;  // a few lines of context
  Lines since;   // from the viewer's last decision on, that included
};
RecentLog recent_log(const GameScreen& screen, const protocol::Session& session,
                     const Viewpoint& at);

}  // namespace prestige::play
