#include "cli/play/dialogue.h"

#include <algorithm>

#include "cli/play/choices.h"
#include "cli/play/command.h"
#include "cli/play/hint.h"
#include "cli/play/log.h"
#include "cli/play/lookup.h"
#include "cli/play/page.h"
#include "cli/play/save.h"
#include "cli/play/undo.h"

namespace prestige::play {

namespace {

class Dialogue {
 public:
  Dialogue(Table& table, Seat seat)
      : table_(table), seat_(seat), choices_(table.screen, table.session, at()) {}

  std::optional<std::vector<AnyEvent>> run(bool welcome) {
    show_page(welcome ? table_.say("page.welcome") : "");
    while (!decided_) {
      const auto line = table_.terminal.read_line(prompt());
      if (!line) return std::nullopt;
      const Command command = parse_command(*line);
      if (command.kind == CommandKind::quit) return std::nullopt;
      answer(command);
    }
    return decided_;
  }

 private:
  Viewpoint at() const { return table_.at(seat_); }
  Terminal& terminal() { return table_.terminal; }
  std::string prompt() const {
    return table_.terminal.style()(Tone::strong, table_.name(seat_) + "> ");
  }
  void tell(std::string_view text) { terminal().print(wrap(text, at().width)); }
  void print_pages(const Lines& lines) { terminal().print_pages(lines, table_.say("page.enter")); }

  Lines whole_table() const {
    Lines lines = table_.screen.table(at(), Detail::full);
    append(lines, table_.screen.own(at(), Detail::full));
    return lines;
  }

  // Draws the page anew, with a remark above the input.
  void show_page(std::string_view remark = "") {
    choices_ = Choices(table_.screen, table_.session, at());
    Lines below;
    if (!remark.empty()) below = wrap(at().style(Tone::green, remark), at().width);
    const int rows = terminal().height() - static_cast<int>(below.size()) - 1;
    terminal().clear();
    terminal().print(page(table_.screen, table_.session, at(), choices_, rows));
    terminal().print(below);
  }

  void answer(const Command& command) {
    switch (command.kind) {
      case CommandKind::show:
        return show_page();
      case CommandKind::choose:
        return choose(command.argument);
      case CommandKind::help:
        return help();
      case CommandKind::info:
        return info(command.argument);
      case CommandKind::why:
        return why(command.argument);
      case CommandKind::hint:
        return hint();
      case CommandKind::undo:
        return undo();
      case CommandKind::log:
        return print_pages(whole_log(table_.session, at()));
      case CommandKind::table:
        return print_pages(whole_table());
      case CommandKind::more:
        return print_pages(choices_.listed(at(), Detail::brief));
      case CommandKind::rules:
        return print_pages(table_.screen.rules(at()));
      case CommandKind::cast:
        return print_pages(table_.screen.overview(at()));
      case CommandKind::save:
        return save(command.argument);
      case CommandKind::language:
        return change_language(command.argument);
      case CommandKind::text:
        return read(command.argument);
      case CommandKind::quit:
        return;  // run() leaves
    }
  }

  void decide(const Choice& choice) {
    auto events = table_.session.apply(seat_, choice.action);
    if (events) decided_ = std::move(*events);
  }

  void choose(const std::string& number) {
    if (const Choice* choice = choices_.numbered(std::stoul(number))) return decide(*choice);
    tell(table_.say("input.no_such_number",
                    {{"number", number}, {"last", std::to_string(choices_.size())}}));
  }

  std::optional<AnyAction> parse(const std::string& typed) const {
    const std::string text = as_action_text(table_.screen.glossary(at()), at(), typed);
    return table_.session.codec().rules().parse(text);
  }

  // Free text is an action in its text form, or a part of a label.
  void read(const std::string& typed) {
    const AnyGame& rules = table_.session.codec().rules();
    if (const auto action = parse(typed)) {
      if (const Choice* choice = choices_.with(rules, *action)) return decide(*choice);
      return explain(*action);
    }
    const Lines fitting = choices_.listed_with(at(), typed);
    if (!fitting.empty()) return print_pages(fitting);
    tell(table_.say("input.not_understood",
                    {{"text", typed}, {"last", std::to_string(choices_.size())}}));
  }

  void explain(const AnyAction& action) {
    const protocol::GameCodec& codec = table_.session.codec();
    const auto refusal = codec.rules().check(table_.session.state(), seat_, action);
    if (!refusal) return tell(table_.say("why.legal"));
    tell(table_.say("why.refused", {{"text", codec.explain(*refusal).in(table_.seating.language)},
                                    {"rule", std::string(refusal->rule)}}));
  }

  void why(const std::string& typed) {
    if (const auto action = parse(typed)) return explain(*action);
    tell(table_.say(typed.empty() ? "why.usage" : "why.no_action", {{"text", typed}}));
  }

  void hint() {
    if (!table_.adviser) return tell(table_.say("hint.nobody"));
    const auto advice = table_.adviser(table_.session, seat_);
    print_pages(hint_lines(table_.session.codec(), at(), choices_, advice));
  }

  void info(const std::string& about) {
    if (about.empty()) return tell(table_.say("info.usage"));
    const Choice* choice = nullptr;
    if (std::ranges::all_of(about, [](char c) { return c >= '0' && c <= '9'; })) {
      choice = choices_.numbered(about.size() < 7 ? std::stoul(about) : 0);
    }
    const auto entries = table_.screen.glossary(at());
    const Lines found = choice == nullptr
                            ? described(entries, about)
                            : described(entries, table_.screen.subjects(choice->action));
    if (!found.empty()) return print_pages(found);
    tell(table_.say("info.nothing", {{"text", about}}));
  }

  void undo() {
    switch (may_undo(table_.screen, table_.session, seat_)) {
      case Undo::nothing:
        return tell(table_.say("undo.nothing"));
      case Undo::others:
        return tell(table_.say("undo.others", {{"seat", table_.name(last_to_decide())}}));
      case Undo::revealed:
        return tell(table_.say("undo.revealed"));
      case Undo::allowed:
        table_.session.undo();
        return show_page(table_.say("undo.done"));
    }
  }

  Seat last_to_decide() const {
    const auto& history = table_.session.history();
    return std::find_if(history.rbegin(), history.rend(),
                        [](const auto& step) { return step.seat != Seat::chance(); })
        ->seat;
  }

  void save(const std::string& file) {
    const std::filesystem::path path =
        file.empty() ? table_.save_path : std::filesystem::path(file);
    const bool done = save_game(path, table_.session, table_.seating);
    tell(table_.say(done ? "save.done" : "save.failed", {{"file", path.string()}}));
  }

  void change_language(const std::string& id) {
    for (const protocol::Language language : protocol::kLanguages) {
      if (id != protocol::id_of(language)) continue;
      table_.seating.language = language;
      return show_page();
    }
    tell(table_.say("language.usage", {{"allowed", protocol::language_ids()}}));
  }

  void help() {
    Lines lines;
    for (int i = 1; protocol::has_text("cli", at().language, "help." + std::to_string(i)); ++i) {
      append(lines, wrap(table_.say("help." + std::to_string(i)), at().width, 18));
    }
    append(lines, table_.screen.legend(at()));
    print_pages(lines);
  }

  Table& table_;
  Seat seat_;
  Choices choices_;
  std::optional<std::vector<AnyEvent>> decided_;
};

}  // namespace

std::optional<std::vector<AnyEvent>> ask(Table& table, Seat seat, bool welcome) {
  return Dialogue(table, seat).run(welcome);
}

}  // namespace prestige::play
