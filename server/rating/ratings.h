#pragma once

// Ratings by game and number of players, with uncertainty: Weng and Lin's Bayesian approximation
// for many players (the Plackett-Luce model, as in OpenSkill).

#include <memory>
#include <span>

#include "server/api/caller.h"
#include "server/store/storage.h"

namespace prestige::server {

// The ratings after a game. places: 1 for the winner; equal places are a draw.
void update_ratings(std::span<RatingRow> ratings, std::span<const int> places);

class Ratings {
 public:
  explicit Ratings(Storage& storage) : storage_(storage) {}

  // A rated game is over. who and places by seat; each table counts once, however often this is
  // called. People who do not want to be rated count for the others as they stand, and so does
  // whoever is neither a person any more nor a bot. then(false): the store failed, ask again.
  using Then = std::move_only_function<void(bool counts)>;
  void finished(TableId table, std::string game, std::vector<RatedId> who, std::vector<int> places,
                Then then);

  void handle(const Caller& caller, api::Ratings request, Answer<api::Ratings> answer);

 private:
  Storage& storage_;
};

}  // namespace prestige::server
