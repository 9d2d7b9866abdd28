#include "cli/play/log.h"

#include <functional>

namespace prestige::play {

namespace {

using protocol::Session;
using protocol::Step;

using Filter = std::function<bool(const AnyEvent&)>;

// The history keeps decisions only; what they led to is found by making them again.
std::vector<AnyEvent> events_between(const Session& session, std::size_t first, std::size_t last) {
  std::vector<AnyEvent> events;
  for (std::size_t i = first; i < last; ++i) {
    const Step& step = session.history()[i];
    AnyState next = step.before;
    session.codec().rules().apply(next, step.seat, step.action, &events);
  }
  return events;
}

std::string counted(const std::string& sentence, int times) {
  return times == 1 ? sentence : sentence + " (×" + std::to_string(times) + ")";
}

Lines sentences(const protocol::GameCodec& codec, const Viewpoint& at,
                const std::vector<AnyEvent>& events, const Filter& wanted) {
  Lines lines;
  std::string last;
  int times = 0;
  for (const AnyEvent& e : events) {
    if (!wanted(e)) continue;
    const std::string sentence = codec.sentence(e, at.viewer, at.language, at.names);
    if (sentence.empty()) continue;
    times = sentence == last ? times + 1 : 1;
    if (times > 1) lines.pop_back();
    lines.push_back(counted(sentence, times));
    last = sentence;
  }
  return lines;
}

// The number of steps before the viewer's last decision.
std::size_t last_decision(const Session& session, Seat viewer) {
  std::size_t step = session.history().size();
  while (step > 0 && session.history()[step - 1].seat != viewer) --step;
  return step > 0 ? step - 1 : 0;
}

}  // namespace

Lines told(const GameScreen& screen, const protocol::GameCodec& codec, const Viewpoint& at,
           const std::vector<AnyEvent>& events) {
  return sentences(codec, at, events,
                   [&](const AnyEvent& e) { return screen.is_told(e, at.viewer); });
}

Lines whole_log(const Session& session, const Viewpoint& at) {
  const auto events = events_between(session, 0, session.history().size());
  return sentences(session.codec(), at, events, [](const AnyEvent&) { return true; });
}

RecentLog recent_log(const GameScreen& screen, const Session& session, const Viewpoint& at) {
  constexpr std::size_t kContextSteps = 20;
  const std::size_t now = session.history().size();
  const std::size_t last = last_decision(session, at.viewer);
  const std::size_t first = last > kContextSteps ? last - kContextSteps : 0;
  return {told(screen, session.codec(), at, events_between(session, first, last)),
          told(screen, session.codec(), at, events_between(session, last, now))};
}

}  // namespace prestige::play
