#include "protocol/api/replies.h"
#include "protocol/failure.h"
#include "protocol/fair/fair.h"
#include "protocol/message/decode.h"
#include "protocol/session.h"

namespace prestige::protocol {

namespace {

Error wrong(std::string_view key, Arguments arguments = {}) {
  return failure_as("bad_record", "fair." + std::string(key), arguments);
}

// The key of the game, if seed, commitment and entropy fit together.
Result<ChanceKey> key_of(const api::Fairness& fairness, int players) {
  if (!fairness.seed) return std::unexpected(wrong("no_seed"));
  const auto seed = seed_from(*fairness.seed);
  if (!seed) return std::unexpected(wrong("bad_seed"));
  if (commitment(*seed) != fairness.commitment) return std::unexpected(wrong("commitment"));
  if (fairness.entropy.size() != static_cast<std::size_t>(players)) {
    return std::unexpected(wrong("entropy", {{"detail", std::to_string(fairness.entropy.size())},
                                             {"allowed", std::to_string(players)}}));
  }
  return chance_key(*seed, fairness.entropy);
}

}  // namespace

Result<api::Fairness> proof_of(const Json& record) {
  if (!record.is_object() || !record.contains("fairness")) {
    return std::unexpected(wrong("no_proof"));
  }
  FirstError errors("bad_record");
  api::Fairness fairness;
  decode(JsonReader(record["fairness"], errors, "fairness"), {}, fairness);
  if (!errors.none()) return std::unexpected(errors.error());
  return fairness;
}

Result<int> verify_record(const Json& record) {
  const auto fairness = proof_of(record);
  if (!fairness) return std::unexpected(fairness.error());
  // Manual chance: only the draws that are written down, none of our own.
  const auto session = Session::replay(record, Chance::manual);
  if (!session) return std::unexpected(session.error());
  const AnyGame& rules = session->codec().rules();
  const auto key = key_of(*fairness, rules.players(session->state()));
  if (!key) return std::unexpected(key.error());

  int draws = 0;
  const auto& steps = session->history();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].seat != Seat::chance()) continue;
    const std::string drawn = rules.to_text(steps[i].action);
    const std::string fair = rules.to_text(fair_draw(rules, steps[i].before, *key, i));
    if (drawn != fair) {
      return std::unexpected(wrong(
          "draw",
          {{"field", "actions[" + std::to_string(i) + "]"}, {"detail", drawn}, {"allowed", fair}}));
    }
    ++draws;
  }
  return draws;
}

}  // namespace prestige::protocol
