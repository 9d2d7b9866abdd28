#pragma once

// The numbered choices of one decision.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/game_screen.h"
#include "protocol/session.h"

namespace prestige::play {

struct Choice {
  AnyAction action;
  std::string label;
  Note note;
  std::string_view group;
  std::string kind;  // the verb of the action
};

class Choices {
 public:
  Choices(const GameScreen& screen, const protocol::Session& session, const Viewpoint& at);

  std::size_t size() const { return choices_.size(); }
  // By its number, counted from 1.
  const Choice* numbered(std::size_t number) const;
  const Choice* with(const AnyGame& rules, const AnyAction& action) const;
  // The number of one of them.
  std::size_t number_of(const Choice& choice) const {
    return static_cast<std::size_t>(&choice - choices_.data()) + 1;
  }

  // All of them under their headings. In groups too long for a page, many choices of one kind
  // become one line.
  Lines listed(const Viewpoint& at, Detail detail) const;
  // Those whose label contains all the words, whatever the case; empty when none does.
  Lines listed_with(const Viewpoint& at, std::string_view words) const;

 private:
  // Here and below: choices from the index first up to, not including, last.
  Lines group_lines(const Viewpoint& at, Detail detail, std::size_t first, std::size_t last) const;
  bool is_folded(Detail detail) const;  // does one line stand for many choices anywhere?
  Lines plain_lines(const Viewpoint& at, Detail detail, std::size_t first, std::size_t last) const;
  Lines summary(const Viewpoint& at, std::size_t first, std::size_t last) const;
  std::string item(const Viewpoint& at, std::size_t index, Detail detail) const;

  std::vector<Choice> choices_;
};

}  // namespace prestige::play
