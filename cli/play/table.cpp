#include "cli/play/table.h"

#include "cli/play/dialogue.h"
#include "cli/play/log.h"
#include "engine/core/assert.h"

namespace prestige::play {

namespace {

class Rounds {
 public:
  Rounds(Table& table, const Bots& bots) : table_(table), bots_(bots) {}

  Ending run() {
    while (!table_.session.over()) {
      if (table_.terminal.interrupted()) return Ending::left;
      const Seat seat = table_.session.acting().front();
      if (!table_.seating.is_human(seat)) {
        ask_bot(seat);
      } else if (!hand_over(seat) || !ask_human(seat)) {
        return Ending::left;
      }
    }
    return Ending::finished;
  }

 private:
  void ask_bot(Seat seat) {
    const std::string& bot = table_.seating.seats[static_cast<std::size_t>(seat.index())];
    const auto events = table_.session.apply(seat, bots_.find(bot)->second(table_.session, seat));
    ASSERT(events.has_value());  // bots choose among legal actions
    tell(*events);
  }

  // False when the player leaves.
  bool ask_human(Seat seat) {
    const auto events = ask(table_, seat, welcome_);
    welcome_ = false;
    if (!events) return false;
    // The next page of the same player tells it all.
    const bool goes_on = !table_.session.over() && table_.session.acting().has(seat);
    if (!goes_on) tell(*events);
    return true;
  }

  // Hides one player's secrets before another one looks. False when nobody answers.
  bool hand_over(Seat seat) {
    if (table_.seating.humans() == 1 || facing_ == seat) return true;
    facing_ = seat;
    Terminal& terminal = table_.terminal;
    terminal.forget();
    terminal.print();
    terminal.print(terminal.style()(Tone::title,
                                    table_.say("hand_over.title", {{"seat", table_.name(seat)}})));
    const bool answered =
        terminal.read_line(table_.say("hand_over.enter", {{"seat", table_.name(seat)}}))
            .has_value();
    terminal.forget();
    return answered;
  }

  // Whoever looks at the screen now: the only human, or everybody.
  Seat audience() const {
    if (table_.seating.humans() != 1) return Seat::spectator();
    int seat = 0;
    while (!table_.seating.is_human(Seat(seat))) ++seat;
    return Seat(seat);
  }

  void tell(const std::vector<AnyEvent>& events) {
    const Viewpoint at = table_.at(audience());
    for (const std::string& line : told(table_.screen, table_.session.codec(), at, events)) {
      table_.terminal.print(wrap("· " + line, at.width, 2));
      table_.terminal.pause();
    }
  }

  Table& table_;
  const Bots& bots_;
  Seat facing_ = Seat::nobody();  // whose secrets the screen may show
  bool welcome_ = true;
};

}  // namespace

Ending play_game(Table& table, const Bots& bots) { return Rounds(table, bots).run(); }

}  // namespace prestige::play
