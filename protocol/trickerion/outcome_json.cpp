#include "protocol/trickerion/json.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

Json score_json(const Score& score, int seat) {
  Json bonus = Json::object();
  for (std::size_t i = 0; i < kSuits; ++i) {
    if (score.trick_bonus[i] != 0) bonus[std::string(id_of(Suit(i)))] = score.trick_bonus[i];
  }
  return {{"seat", seat},
          {"total", score.total},
          {"fame", score.fame},
          {"shards", score.shards},
          {"coins", score.coins},
          {"apprentices", score.apprentices},
          {"specialists", score.specialists},
          {"specials", score.specials},
          {"trick_bonus", bonus},
          {"legendary_repertoire", score.legendary_repertoire}};
}

}  // namespace

Json outcome_json(const Outcome& outcome, int players) {
  Json out = {{"scores", Json::array()}, {"places", Json::array()}, {"winners", Json::array()}};
  for (int i = 0; i < players; ++i) {
    const auto seat = static_cast<std::size_t>(i);
    out["scores"].push_back(score_json(outcome.score[seat], i));
    out["places"].push_back(outcome.place[seat]);
    if (outcome.place[seat] == 1) out["winners"].push_back(i);
  }
  return out;
}

}  // namespace prestige::protocol
