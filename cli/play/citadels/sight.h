#pragma once

#include <string>
#include <string_view>

#include "cli/play/game_screen.h"
#include "games/citadels/game.h"
#include "protocol/citadels/texts.h"

namespace prestige::play {

// What the viewer sees of a game of Citadels, with the words for it. The only place of this folder
// that touches the state; everything else reads the observation.
class Sight {
 public:
  explicit Sight(const Viewpoint& at);

  const Viewpoint& at() const { return at_; }
  Seat viewer() const { return at_.viewer; }
  const citadels::Observation& seen() const { return seen_; }
  const citadels::Table& table() const { return seen_.table; }
  // A world that the viewer may be in, for rules whose answer is the same in all of them.
  const citadels::State& world() const { return world_; }

  int gold(Seat seat) const { return table().gold[index(seat)]; }
  int hand_size(Seat seat) const { return seen_.hand_size[index(seat)]; }
  const citadels::City& city(Seat seat) const { return table().city[index(seat)]; }
  int deck_size() const { return seen_.shuffled_size + static_cast<int>(seen_.tail.size()); }
  // The points if the game ended now, without what other hands may hold.
  int points(Seat seat) const;
  // What the viewer holds or has just chosen, shown or not.
  citadels::RankMask own_characters() const;

  std::string word(std::string_view key, protocol::Arguments arguments = {}) const;
  std::string name(Seat seat) const;
  std::string name(citadels::District d) const { return protocol::name_of(d, at_.language); }
  std::string name(citadels::Character c) const { return protocol::name_of(c, at_.language); }
  std::string name(citadels::Type type) const { return protocol::name_of(type, at_.language); }
  std::string name(citadels::Rank rank) const;  // "4 King"
  std::string effect(citadels::Character c) const;
  std::string effect(citadels::District d) const;  // empty for basic districts

  std::string paint(Tone tone, std::string_view text) const { return at_.style(tone, text); }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  Viewpoint at_;
  citadels::Observation seen_;
  citadels::State world_;
};

citadels::Type type_of(citadels::District d);
std::string_view symbol_of(citadels::Type type);
Tone tone_of(citadels::Type type);

}  // namespace prestige::play
