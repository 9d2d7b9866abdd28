#pragma once

#include <string>
#include <string_view>

#include "cli/play/game_screen.h"
#include "games/trickerion/game.h"

namespace prestige::play {

// What the viewer sees of a game of Trickerion, with the words for it. The only place of this
// folder that touches the state before the game is over; everything else reads the observation.
class TrickerionSight {
 public:
  explicit TrickerionSight(const Viewpoint& at);

  const Viewpoint& at() const { return at_; }
  int width() const { return at_.width; }
  Seat viewer() const { return at_.viewer; }
  bool plays() const { return viewer().index() < table().players(); }
  const trickerion::Observation& seen() const { return seen_; }
  const trickerion::Table& table() const { return seen_.table; }
  const trickerion::Options& options() const { return table().options; }
  const trickerion::Player& player(Seat seat) const { return table().player[index(seat)]; }
  // A world that the viewer may be in, for rules whose answer is the same in all of them.
  const trickerion::State& world() const { return world_; }

  // A text of the game, and a text of its screen.
  std::string word(std::string_view key, protocol::Arguments arguments = {}) const;
  std::string say(std::string_view key, protocol::Arguments arguments = {}) const;
  std::string say_amount(std::string_view key, int amount) const;
  template <class E>
  std::string name(std::string_view prefix, E id) const {
    return word(std::string(prefix).append(".").append(trickerion::id_of(id)));
  }
  template <class E>
  std::string effect(std::string_view prefix, E id) const {
    return word(std::string(prefix).append(".").append(trickerion::id_of(id)).append(".effect"));
  }

  std::string name(Seat seat) const;
  std::string name(trickerion::Trick t) const { return name("trick", t); }
  std::string name(trickerion::Component c) const { return name("component", c); }
  std::string name(trickerion::Character c) const { return name("character", c); }
  std::string name(trickerion::Role r) const { return name("role", r); }
  std::string name(trickerion::Location l) const { return name("location", l); }
  std::string name(trickerion::Category c) const;  // one word: "Optical"
  std::string name(trickerion::Card card) const;   // of a Location or a Special card
  std::string name(trickerion::Performance card) const { return name("performance", card); }

  std::string paint(Tone tone, std::string_view text) const { return at_.style(tone, text); }
  std::string faint(std::string_view text) const { return paint(Tone::faint, text); }

 private:
  static std::size_t index(Seat seat) { return static_cast<std::size_t>(seat.index()); }

  Viewpoint at_;
  trickerion::Observation seen_;
  trickerion::State world_;
};

}  // namespace prestige::play
