#include "cli/play/trickerion/stage.h"

#include <algorithm>
#include <array>

#include "cli/play/trickerion/symbols.h"
#include "cli/play/unicode.h"
#include "games/trickerion/rules/stage.h"

namespace prestige::play {

using namespace trickerion;

namespace {

constexpr int kGridWidth = 13;
constexpr int kFrameWidth = 4;
constexpr int kWidest = 27;

bool has(unsigned mask, int bit) { return (mask >> bit & 1u) != 0; }

// One Performance card as it lies on the table.
class Drawing {
 public:
  Drawing(const TrickerionSight& sight, const Show& show)
      : sight_(sight), show_(show), def_(def(*show.card)), links_(links_on(show)) {}

  Lines grid() const {
    return {row(Slot::s00, Slot::s10), between(Slot::s00, Slot::s10), row(Slot::s01, Slot::s11),
            between(Slot::s01, Slot::s11), row(Slot::s02, Slot::s12)};
  }

 private:
  // "<1♠>", a stack as "«1♠»"
  std::string slot(Slot slot) const {
    if (!has(def_.slots, static_cast<int>(slot))) return "    ";
    const Marker m = show_.slot[trickerion::at(slot)];
    const std::string sign = marker_sign(sight_, m);
    if (m.stacked != 0) return "«" + sign + "»";
    return sight_.faint("<") + sign + sight_.faint(">");
  }

  std::string corner(Slot slot, Corner corner) const {
    const Marker m = show_.slot[trickerion::at(slot)];
    return m.exists() ? letter(sight_, m.symbol(corner)) : " ";
  }

  // The circle at a corner with the symbols on both sides: "M●M"; blank without a circle.
  std::string circle(Slot from, Corner faces) const {
    const int i = circle_at(from, faces);
    if (!has(def_.circles, i)) return "   ";
    const Circle& c = kCircleDefs[static_cast<std::size_t>(i)];
    const bool linked = has(links_, i);
    const bool shard = has(def_.shards, i);
    const std::string sign = shard ? (linked ? "▲" : "△") : (linked ? "●" : "○");
    const std::string symbols = corner(c.a, c.a_corner) + sign + corner(c.b, c.b_corner);
    return linked ? sight_.paint(Tone::warning, symbols) : symbols;
  }

  std::string row(Slot left, Slot right) const {
    return slot(left) + " " + circle(left, Corner::right) + " " + slot(right);
  }
  // The upper symbol stands left of the circle, the lower one right of it.
  std::string between(Slot left, Slot right) const {
    return " " + circle(left, Corner::bottom) + "     " + circle(right, Corner::bottom) + " ";
  }

  const TrickerionSight& sight_;
  const Show& show_;
  const PerformanceDef& def_;
  CircleMask links_;
};

std::string guests(const TrickerionSight& sight, const Show& show) {
  std::string out;
  for (const Marker m : show.guests) out += " +" + marker_sign(sight, m);
  return out;
}

bool leaves_soon(const TrickerionSight& sight, int position) {
  return sight.table().turn >= 3 && position == sight.table().positions() - 1;
}

// The performer's bonus, guests beside the slots, and whether the card is in its last turn.
std::string foot(const TrickerionSight& sight, const Show& show, int position) {
  std::string line = sight.paint(Tone::yellow, amounts(def(*show.card).bonus));
  line += guests(sight, show);
  if (leaves_soon(sight, position)) line += " " + sight.faint(sight.say("last_turn"));
  return line;
}

std::string title(const TrickerionSight& sight, Performance card, int room) {
  const std::string name = sight.name(card);
  return display_width(name) <= room ? name : short_name(sight, card);
}

Lines framed(const TrickerionSight& sight, const std::string& title, const Lines& body, int width) {
  const auto line = [&](std::string_view left, const std::string& text, std::string_view right) {
    std::string dashes;
    for (int i = display_width(text) + 2; i < width; ++i) dashes += "─";
    return sight.faint(left) + text + sight.faint(dashes + std::string(right));
  };
  Lines lines{line("╭", sight.paint(Tone::strong, title), "╮")};
  for (const std::string& text : body) {
    lines.push_back(sight.faint("│ ") + pad(text, width - kFrameWidth) + sight.faint(" │"));
  }
  lines.push_back(line("╰", "", "╯"));
  return lines;
}

Lines card_lines(const TrickerionSight& sight, int position, int width) {
  const Show& show = sight.table().shows[static_cast<std::size_t>(position)];
  Lines body = Drawing(sight, show).grid();
  body.push_back(foot(sight, show, position));
  if (width >= kGridWidth + kFrameWidth) {
    return framed(sight, title(sight, *show.card, width - 2), body, width);
  }
  Lines lines{sight.paint(Tone::strong, title(sight, *show.card, width))};
  append(lines, body);
  return lines;
}

}  // namespace

std::string short_name(const TrickerionSight& sight, Performance card) {
  const std::string id(id_of(card));
  const bool tenth = id[id.size() - 2] != '0';
  return sight.say(std::string("theater.").append(id_of(def(card).theater))) + " " +
         id.substr(id.size() - (tenth ? 2 : 1));
}

Lines stage_cards(const TrickerionSight& sight) {
  constexpr int kGap = 1;
  std::vector<int> positions;
  for (int i = 0; i < kShowsMax; ++i) {
    if (sight.table().shows[static_cast<std::size_t>(i)].exists()) positions.push_back(i);
  }
  if (positions.empty()) return {};
  const int count = static_cast<int>(positions.size());
  const int width = std::min((sight.width() + kGap) / count - kGap, kWidest);
  Lines lines;
  for (const int position : positions) {
    const Lines card = card_lines(sight, position, width);
    lines.resize(std::max(lines.size(), card.size()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (position != positions.front()) lines[i] += " ";
      lines[i] += pad(i < card.size() ? card[i] : "", width);
    }
  }
  return lines;
}

}  // namespace prestige::play
