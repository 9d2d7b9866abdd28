#include "cli/play/citadels/result.h"

#include <algorithm>

#include "cli/play/unicode.h"
#include "engine/core/assert.h"
#include "games/citadels/game.h"
#include "protocol/citadels/texts.h"

namespace prestige::play {

using namespace citadels;

namespace {

std::string word(const Viewpoint& at, std::string_view key, protocol::Arguments arguments = {}) {
  return protocol::text("citadels", at.language, key, arguments);
}

// "Districts 25 · All five types 3 · Dragon Gate 2"
std::string breakdown(const Viewpoint& at, const Score& score) {
  Lines items;
  const auto add = [&](const std::string& item, int points) {
    if (points != 0) items.push_back(unbroken(item + " " + std::to_string(points)));
  };
  add(word(at, "score.districts"), score.districts);
  add(word(at, "score.five_types"), score.five_types);
  add(word(at, score.completion == 4 ? "score.first_completed" : "score.completed"),
      score.completion);
  for (int i = 0; i < kDistricts; ++i) {
    add(protocol::name_of(static_cast<District>(i), at.language),
        score.extras[static_cast<std::size_t>(i)]);
  }
  return join(items, "\u00a0· ");
}

bool has_tie(const Outcome& outcome) {
  for (int i = 0; i < outcome.players; ++i) {
    for (int j = 0; j < i; ++j) {
      const auto points = [&](int seat) {
        return outcome.score[static_cast<std::size_t>(seat)].total;
      };
      if (points(i) == points(j)) return true;
    }
  }
  return false;
}

Lines player_lines(const Viewpoint& at, const State& s, const Outcome& outcome, int seat,
                   int name_width) {
  const auto i = static_cast<std::size_t>(seat);
  const Score& score = outcome.score[i];
  const std::string name = protocol::name_of(Seat(seat), at.language, at.names);
  const std::string points = at.say("board.points", {{"amount", std::to_string(score.total)}});
  const Tone tone = outcome.place[i] == 1 ? Tone::warning : Tone::strong;
  Lines lines{at.style(tone, pad_left(std::to_string(outcome.place[i]) + ".", 4) + " " +
                                 pad(name, name_width) + pad_left(points, 12))};
  append(lines, wrap("       " + breakdown(at, score), at.width, 7));
  if (s.table.city[i].has(District::haunted_quarter)) {
    const std::string type = protocol::name_of(score.haunted_quarter, at.language);
    append(lines,
           wrap("       " + word(at, "score.haunted_quarter", {{"type", type}}), at.width, 7));
  }
  return lines;
}

}  // namespace

Lines score_table(const Viewpoint& at, const State& s) {
  const auto outcome = Citadels::outcome(s);
  ASSERT(outcome.has_value());
  int name_width = 0;
  std::vector<int> order;
  for (int i = 0; i < outcome->players; ++i) {
    order.push_back(i);
    const std::string name = protocol::name_of(Seat(i), at.language, at.names);
    name_width = std::max(name_width, display_width(name));
  }
  std::ranges::sort(
      order, {}, [&](int i) { return std::pair(outcome->place[static_cast<std::size_t>(i)], i); });
  Lines lines;
  for (const int i : order) append(lines, player_lines(at, s, *outcome, i, name_width));
  if (has_tie(*outcome)) append(lines, wrap(at.say("result.tie"), at.width));
  const std::string winner = protocol::name_of(outcome->winner, at.language, at.names);
  lines.push_back("");
  lines.push_back(at.style(Tone::warning, at.say("result.winner", {{"seat", winner}})));
  return lines;
}

}  // namespace prestige::play
