#include "cli/play/page.h"

#include <algorithm>
#include <array>
#include <optional>

#include "cli/play/log.h"

namespace prestige::play {

namespace {

struct LogRoom {
  std::size_t since_max;
  std::size_t all_max;  // context included
};

LogRoom log_room(Detail detail) {
  switch (detail) {
    case Detail::full:
      return {18, 8};
    case Detail::brief:
    case Detail::terse:
      return {8, 3};
    case Detail::tight:
      return {4, 0};
    case Detail::least:
      return {2, 0};
  }
  return {};
}

Lines log_lines(const RecentLog& log, const Viewpoint& at, Detail detail) {
  const LogRoom room = log_room(detail);
  const std::size_t left_out =
      log.since.size() > room.since_max ? log.since.size() - room.since_max : 0;
  const std::size_t free = room.all_max > log.since.size() ? room.all_max - log.since.size() : 0;
  const std::size_t context = std::min(free, log.before.size());
  Lines lines;
  if (left_out > 0) {
    const std::string amount = std::to_string(left_out);
    lines.push_back(at.style(Tone::faint, at.say("page.more_events", {{"amount", amount}})));
  }
  for (std::size_t i = log.before.size() - context; i < log.before.size(); ++i) {
    append(lines, wrap(at.style(Tone::faint, "· " + log.before[i]), at.width, 2));
  }
  for (std::size_t i = left_out; i < log.since.size(); ++i) {
    append(lines, wrap("• " + at.style(Tone::strong, log.since[i]), at.width, 2));
  }
  return lines;
}

struct Layout {
  std::optional<Detail> table;  // otherwise it has a page of its own
  Detail log;
  Detail own;
  Detail choices;
};

// From generous to tight. What helps to decide keeps its room longest.
constexpr std::array kLayouts{
    Layout{Detail::full, Detail::full, Detail::full, Detail::full},
    Layout{Detail::brief, Detail::brief, Detail::full, Detail::full},
    Layout{Detail::brief, Detail::brief, Detail::brief, Detail::full},
    Layout{Detail::brief, Detail::brief, Detail::brief, Detail::brief},
    Layout{Detail::terse, Detail::brief, Detail::brief, Detail::full},
    Layout{Detail::terse, Detail::brief, Detail::brief, Detail::brief},
    Layout{Detail::terse, Detail::tight, Detail::tight, Detail::brief},
    Layout{Detail::tight, Detail::brief, Detail::brief, Detail::brief},
    Layout{Detail::tight, Detail::tight, Detail::brief, Detail::brief},
    Layout{Detail::tight, Detail::tight, Detail::tight, Detail::terse},
    Layout{Detail::tight, Detail::tight, Detail::tight, Detail::tight},
    Layout{Detail::least, Detail::tight, Detail::tight, Detail::tight},
    Layout{Detail::least, Detail::least, Detail::least, Detail::tight},
    Layout{Detail::least, Detail::least, Detail::least, Detail::least},
    Layout{std::nullopt, Detail::least, Detail::least, Detail::tight},
    Layout{std::nullopt, Detail::least, Detail::least, Detail::least},
};

Lines page_with(const GameScreen& screen, const protocol::Session& session, const Viewpoint& at,
                const Choices& choices, const Layout& layout) {
  const bool airy = layout.own == Detail::full;
  Lines lines;
  if (layout.table) {
    lines = screen.table(at, *layout.table);
  } else {
    lines = wrap(at.style(Tone::faint, at.say("page.table_elsewhere")), at.width);
  }
  append(lines, log_lines(recent_log(screen, session, at), at, layout.log));
  if (airy) lines.push_back("");
  append(lines, screen.own(at, layout.own));
  if (airy) lines.push_back("");
  const std::string prompt =
      session.codec().prompt(session.state(), at.viewer, at.language, at.names);
  append(lines, wrap(at.style(Tone::warning, prompt), at.width));
  append(lines, choices.listed(at, layout.choices));
  return lines;
}

// The last resort: the first rows, and where the others are.
Lines cut(Lines lines, const Viewpoint& at, std::size_t rows) {
  const Lines more = wrap(at.style(Tone::faint, at.say("page.more_choices")), at.width);
  lines.resize(rows - std::min(rows, more.size()));
  append(lines, more);
  return lines;
}

}  // namespace

Lines page(const GameScreen& screen, const protocol::Session& session, const Viewpoint& at,
           const Choices& choices, int rows) {
  const auto room = static_cast<std::size_t>(std::max(rows, 1));
  Lines lines;
  for (const Layout& layout : kLayouts) {
    lines = page_with(screen, session, at, choices, layout);
    if (lines.size() <= room) return lines;
  }
  return cut(std::move(lines), at, room);
}

}  // namespace prestige::play
