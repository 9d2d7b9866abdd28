#include "protocol/view.h"

namespace prestige::protocol {

namespace {

// A session keeps no events; its steps make them again.
std::vector<AnyEvent> events_from(const Session& session, std::size_t from) {
  std::vector<AnyEvent> events;
  for (std::size_t i = from; i < session.history().size(); ++i) {
    const Step& step = session.history()[i];
    AnyState state = step.before;
    session.codec().rules().apply(state, step.seat, step.action, &events);
  }
  return events;
}

Json events_json(const GameCodec& codec, const std::vector<AnyEvent>& events, Seat viewer) {
  Json list = Json::array();
  for (const AnyEvent& event : events) {
    Json seen = codec.event(event, viewer);
    if (!seen.is_null()) list.push_back(std::move(seen));
  }
  return list;
}

Json words_json(const Session& session, const ViewRequest& request, Language language,
                const std::vector<AnyAction>& legal, const std::vector<AnyEvent>& events) {
  const GameCodec& codec = session.codec();
  const AnyState& state = session.state();
  Json labels = Json::array();
  for (const AnyAction& action : legal) {
    labels.push_back(codec.label(state, request.viewer, action, language, request.names));
  }
  Json sentences = Json::array();
  for (const AnyEvent& event : events) {
    std::string sentence = codec.sentence(event, request.viewer, language, request.names);
    if (!sentence.empty()) sentences.push_back(std::move(sentence));
  }
  return {{"prompt", codec.prompt(state, request.viewer, language, request.names)},
          {"labels", std::move(labels)},
          {"sentences", std::move(sentences)}};
}

}  // namespace

Json view(const Session& session, const ViewRequest& request) {
  const GameCodec& codec = session.codec();
  const AnyGame& rules = codec.rules();
  const AnyState& state = session.state();
  const std::size_t version = session.history().size();
  const auto events = events_from(session, request.from.value_or(version));
  std::vector<AnyAction> legal;
  if (request.viewer.is_player()) legal = rules.legal_actions(state, request.viewer);
  Json texts = Json::array();
  for (const AnyAction& action : legal) texts.push_back(rules.to_text(action));

  Json out = Json::object();
  if (request.from) out["from"] = *request.from;
  out["version"] = version;
  // The options never change: whoever goes on has them.
  using Options = GameCodec::Options;
  out["observation"] =
      codec.observation(state, request.viewer, request.from ? Options::left_out : Options::given);
  out["outcome"] = codec.outcome(state);
  out["events"] = events_json(codec, events, request.viewer);
  out["legal"] = std::move(texts);
  out["can_undo"] = session.can_take_back(request.viewer);
  if (request.language) {
    out["words"] = words_json(session, request, *request.language, legal, events);
  }
  return out;
}

}  // namespace prestige::protocol
