#pragma once

#include "protocol/session.h"
#include "server/fair/fair.h"

namespace prestige::server::kit {

// The record of a whole game with fair draws and random decisions, and its proof.
inline protocol::Json fair_record(const protocol::GameCodec& codec, int players,
                                  std::uint64_t seed) {
  using protocol::Json;
  Seed secret{};
  secret.front() = static_cast<std::byte>(seed);
  std::vector<std::string> entropy;
  for (int i = 0; i < players; ++i) entropy.push_back("seat " + std::to_string(i));
  const ChanceKey key = chance_key(secret, entropy);

  auto session =
      *protocol::Session::create(codec, players, Json::object(), 0, protocol::Chance::manual);
  Rng rng(seed);
  while (!session.over()) {
    const Seat seat = session.acting().front();
    const auto& rules = codec.rules();
    if (seat == Seat::chance()) {
      (void)session.apply(seat, fair_draw(rules, session.state(), key, session.history().size()));
      continue;
    }
    const auto legal = rules.legal_actions(session.state(), seat);
    (void)session.apply(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  Json record = session.record();
  record["fairness"] = {
      {"commitment", commitment(secret)}, {"entropy", entropy}, {"seed", to_hex(secret)}};
  record["names"] = std::vector<std::string>(static_cast<std::size_t>(players), "Ada");
  record["table"] = "0123456789ab";
  return record;
}

}  // namespace prestige::server::kit
