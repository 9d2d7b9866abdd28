#include "cli/play/trickerion/guide.h"

#include "cli/play/trickerion/symbols.h"

namespace prestige::play {

using namespace trickerion;

namespace {

bool has_rule(const TrickerionSight& sight, const std::string& key) {
  return protocol::has_text("cli", sight.at().language, "trickerion." + key);
}

// Numbered texts: key.1, key.2 and so on.
Lines numbered(const TrickerionSight& sight, const std::string& key, int& number) {
  Lines lines;
  for (int i = 1; has_rule(sight, key + "." + std::to_string(i)); ++i) {
    const std::string text = sight.say(key + "." + std::to_string(i));
    append(lines, wrap(pad_left(std::to_string(number++), 2) + ". " + text, sight.width(), 4));
  }
  return lines;
}

Lines module_lines(const TrickerionSight& sight, std::string_view option, bool on) {
  const std::string key = std::string("option.").append(option);
  const std::string mark = on ? sight.paint(Tone::green, "✓") : sight.faint("✗");
  return wrap(" " + mark + " " + sight.paint(Tone::strong, sight.word(key + ".name")) + "  " +
                  sight.faint(sight.word(key)),
              sight.width(), 3);
}

Lines magician_lines(const TrickerionSight& sight, Seat seat) {
  const Player& p = sight.player(seat);
  if (!p.magician) return {};
  const Magician m = *p.magician;
  std::string line = " " + number_of(sight, seat) + " " + sight.name(seat) + ": ";
  line += sight.paint(Tone::strong, sight.name("magician", m)) + " (" +
          sight.name(def(m).favorite) + ")";
  if (sight.options().dark_alley) line += "  " + sight.effect("magician", m);
  return wrap(line, sight.width(), 3);
}

}  // namespace

Lines rules_summary(const TrickerionSight& sight) {
  int number = 1;
  Lines lines = numbered(sight, "rules", number);
  if (sight.options().dark_alley) append(lines, numbered(sight, "rules.dark_alley", number));
  if (sight.options().powers) append(lines, numbered(sight, "rules.powers", number));
  if (sight.options().duel) append(lines, numbered(sight, "rules.duel", number));
  return lines;
}

Lines modules_and_magicians(const TrickerionSight& sight) {
  const Options& o = sight.options();
  Lines lines{sight.paint(Tone::title, sight.say("modules"))};
  append(lines, module_lines(sight, "dark_alley", o.dark_alley));
  append(lines, module_lines(sight, "powers", o.powers));
  append(lines, module_lines(sight, "duel", o.duel));
  append(lines, module_lines(sight, "beginner_setup", o.beginner_setup));
  lines.push_back(sight.paint(Tone::title, sight.word("option.magicians.name")));
  for (int i = 0; i < sight.table().players(); ++i) append(lines, magician_lines(sight, Seat(i)));
  return lines;
}

Lines signs(const TrickerionSight& sight) {
  Lines letters;
  for (int i = 0; i < kCategories; ++i) {
    letters.push_back(unbroken(letter(sight, Category(i)) + " " + sight.name(Category(i))));
  }
  Lines lines =
      wrap(sight.say("legend.letters", {{"list", join(letters, ", ")}}), sight.width(), 2);
  for (int i = 1; has_rule(sight, "legend." + std::to_string(i)); ++i) {
    append(lines, wrap(sight.say("legend." + std::to_string(i)), sight.width(), 2));
  }
  return lines;
}

}  // namespace prestige::play
