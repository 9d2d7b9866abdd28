#include "games/citadels/content/tables.h"
#include "protocol/citadels/json.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

Json score_json(const Score& score, int seat) {
  Json extras = Json::object();
  for (std::size_t d = 0; d < score.extras.size(); ++d) {
    if (score.extras[d] != 0) extras[id_of(static_cast<District>(d))] = score.extras[d];
  }
  // The Haunted Quarter counts as a unique district unless another type is worth more.
  const bool haunted = score.haunted_quarter != Type::unique;
  return {{"seat", seat},
          {"total", score.total},
          {"districts", score.districts},
          {"five_types", score.five_types},
          {"completion", score.completion},
          {"extras", extras},
          {"haunted_quarter", haunted ? Json(id_of(score.haunted_quarter)) : Json(nullptr)}};
}

}  // namespace

Json outcome_json(const Outcome& outcome) {
  Json out = {{"scores", Json::array()}, {"places", Json::array()}, {"winners", Json::array()}};
  for (int i = 0; i < outcome.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    out["scores"].push_back(score_json(outcome.score[at], i));
    out["places"].push_back(outcome.place[at]);
    if (outcome.place[at] == 1) out["winners"].push_back(i);
  }
  return out;
}

}  // namespace prestige::protocol
