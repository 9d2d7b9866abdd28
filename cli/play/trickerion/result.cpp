#include "cli/play/trickerion/result.h"

#include <algorithm>

#include "cli/play/trickerion/symbols.h"
#include "cli/play/unicode.h"
#include "engine/core/assert.h"

namespace prestige::play {

using namespace trickerion;

namespace {

// "Fame during the game 31 · Shards 2 · Automaton 8"
std::string breakdown(const TrickerionSight& sight, Seat seat, const Score& score) {
  Lines items;
  const auto add = [&](const std::string& item, int points) {
    if (points != 0) items.push_back(unbroken(item + " " + std::to_string(points)));
  };
  add(sight.word("score.fame"), score.fame);
  add(sight.word("score.shards"), score.shards);
  add(sight.word("score.coins"), score.coins);
  add(sight.word("score.apprentices"), score.apprentices);
  add(sight.word("score.specialists"), score.specialists);
  add(sight.word("score.specials"), score.specials);
  for (std::size_t i = 0; i < kSuits; ++i) {
    const Maybe<Trick> trick = sight.player(seat).tricks[i].trick;
    if (trick) add(sight.name(*trick), score.trick_bonus[i]);
  }
  add(sight.word("score.legendary_repertoire"), score.legendary_repertoire);
  return join(items, kDot);
}

bool has_tie(const Outcome& outcome, int players) {
  for (int i = 0; i < players; ++i) {
    for (int j = 0; j < i; ++j) {
      const auto total = [&](int n) { return outcome.score[static_cast<std::size_t>(n)].total; };
      if (total(i) == total(j)) return true;
    }
  }
  return false;
}

Lines player_lines(const TrickerionSight& sight, const Outcome& outcome, Seat seat,
                   int name_width) {
  const auto i = static_cast<std::size_t>(seat.index());
  const Score& score = outcome.score[i];
  const std::string total = std::to_string(score.total) + " " + sight.word("term.fame");
  const Tone tone = outcome.place[i] == 1 ? Tone::warning : Tone::strong;
  Lines lines{sight.paint(tone, pad_left(std::to_string(outcome.place[i]) + ".", 4) + " " +
                                    pad(sight.name(seat), name_width) + pad_left(total, 12))};
  append(lines, wrap("       " + breakdown(sight, seat, score), sight.width(), 7));
  return lines;
}

}  // namespace

Lines score_table(const Viewpoint& at, const State& s) {
  const auto outcome = Trickerion::outcome(s);
  ASSERT(outcome.has_value());
  const TrickerionSight sight(at);
  const int players = s.table.players();
  int name_width = 0;
  std::vector<int> order;
  for (int i = 0; i < players; ++i) {
    order.push_back(i);
    name_width = std::max(name_width, display_width(sight.name(Seat(i))));
  }
  std::ranges::sort(order, {}, [&](int i) { return outcome->place[static_cast<std::size_t>(i)]; });
  Lines lines;
  for (const int i : order) append(lines, player_lines(sight, *outcome, Seat(i), name_width));
  if (has_tie(*outcome, players)) append(lines, wrap(sight.say("tie"), sight.width()));
  lines.push_back("");
  lines.push_back(at.style(Tone::warning,
                           at.say("result.winner", {{"seat", sight.name(Seat(order.front()))}})));
  return lines;
}

}  // namespace prestige::play
