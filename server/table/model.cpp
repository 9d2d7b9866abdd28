#include "server/table/model.h"

#include <algorithm>
#include <ranges>

#include "protocol/session.h"
#include "server/people/names.h"

namespace prestige::server {

namespace {

constexpr std::size_t kKeysMax = 8;
// What a seat gets at least when its person comes back after running out of time.
constexpr Millis kBankMinMs = 10'000;

Millis seconds(std::int64_t count) { return count * 1000; }

PersonId person_from(std::string_view text) { return id_from<PersonId>(text).value_or(PersonId()); }

// Everybody sees that something happened.
void all_see(TableModel& m) {
  for (TableSeat& seat : m.seats) ++seat.seen;
  ++m.spectator_seen;
}

void remember(TableSeat& seat, const std::string& key) {
  if (seat.keys.size() == kKeysMax) seat.keys.erase(seat.keys.begin());
  seat.keys.push_back({key, seat.seen});
}

// The turn of clocks and questions from one moment to the next: `before` acted, and now others do.
// Whoever has decided gets the increment.
enum class Turn { passed, taken_back };
void wait_for_others(TableModel& m, SeatSet before, Seat mover, Millis at, Turn turn) {
  const SeatSet now = m.acting();
  const bool fischer = m.setup->clock.kind == api::ClockKind::fischer;
  const std::int64_t increment =
      turn == Turn::passed ? m.setup->clock.increment.value_or(0) : std::int64_t{0};
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    TableSeat& seat = m.seats[i];
    const Seat me(static_cast<int>(i));
    const bool waited = before.has(me);
    const bool waits = now.has(me);
    if (me == mover || (waits && !waited)) seat.asked_at = seat.seen;
    const bool decides_again = me == mover && turn == Turn::passed && !fischer;
    if (waits && (!waited || decides_again)) seat.waiting_since = at;
    if (waited && !waits && fischer) {
      seat.bank_ms =
          std::max<Millis>(0, seat.bank_ms - (at - seat.waiting_since)) + seconds(increment);
    }
  }
}

void maybe_finish(TableModel& m) {
  if (!m.acting().empty()) return;
  m.status = api::Status::over;
  m.ending = api::Ending::finished;
}

// One step of the game, seen by those who may.
void take_step(TableModel& m, Seat seat, const AnyAction& action, History* history,
               std::vector<AnyEvent>& events) {
  m.codec->rules().apply(m.game->state, seat, action, &events);
  ++m.game->steps;
  if (history != nullptr) history->steps.push_back({seat, action});
}

bool take_draws(TableModel& m, const std::vector<std::string>& draws, History* history,
                std::vector<AnyEvent>& events) {
  const AnyGame& rules = m.codec->rules();
  for (const std::string& draw : draws) {
    const auto action = rules.parse(draw);
    if (!action || !m.acting().has(Seat::chance()) ||
        rules.check(m.game->state, Seat::chance(), *action)) {
      return false;
    }
    take_step(m, Seat::chance(), *action, history, events);
  }
  return true;
}

// Counts the views that have changed between two states.
void show_change(TableModel& m, const AnyState& before, SeatSet acted_before,
                 const std::vector<AnyEvent>& events) {
  const bool others_act = m.acting() != acted_before;
  const auto changed = [&](Seat viewer) {
    return others_act ||
           std::ranges::any_of(events,
                               [&](const AnyEvent& e) { return m.codec->sees(e, viewer); }) ||
           !m.codec->rules().same_view(before, m.game->state, viewer);
  };
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    if (changed(Seat(static_cast<int>(i)))) ++m.seats[i].seen;
  }
  if (changed(Seat::spectator())) ++m.spectator_seen;
}

// An empty seat; what its viewers have seen still counts.
void clear(TableSeat& seat) {
  const std::int64_t seen = seat.seen;
  seat = {};
  seat.seen = seen;
}

// Whatever else a record says was not looked at when it was brought, so it is not relied on.
Brought brought_by(const protocol::Json& record, std::size_t players) {
  Brought out;
  out.names.resize(players);
  const auto names = record.find("names");
  for (std::size_t i = 0; names != record.end() && i < players && i < names->size(); ++i) {
    if (!names->is_array() || !(*names)[i].is_string()) continue;
    out.names[i] = clean_name((*names)[i].get_ref<const std::string&>()).value_or("");
  }
  if (auto proof = protocol::proof_of(record); proof && proof->seed) out.proof = std::move(*proof);
  return out;
}

void stand_in(TableModel& m, TableSeat& seat, std::string_view level) {
  seat.stood_in = true;
  seat.bot = level;
  m.undo_request.reset();
}

struct Folder {
  TableModel& m;
  History* history;
  Folded& out;

  bool seat_exists(int seat) const {
    return seat >= 0 && static_cast<std::size_t>(seat) < m.seats.size();
  }
  TableSeat& at(int seat) { return m.seats[static_cast<std::size_t>(seat)]; }

  bool open(const Setup& setup, const std::string& host, Millis time) {
    m.setup = std::make_shared<const Setup>(setup);
    m.codec = protocol::find_game(setup.game);
    m.host = person_from(host);
    m.created = time;
    m.seats.resize(static_cast<std::size_t>(std::clamp(setup.players, 0, 8)));
    return m.codec != nullptr;
  }

  bool operator()(const entry::Created& e) {
    if (m.version != 0 || !open(e.setup, e.host, e.at)) return false;
    m.seed = seed_from(e.seed);
    m.invite = e.invite;
    all_see(m);
    return m.seed.has_value();
  }
  bool operator()(const entry::Imported& e) {
    if (m.version != 0 || !open(e.setup, e.host, e.at)) return false;
    auto session = protocol::Session::replay(e.record, protocol::Chance::manual);
    if (!session) return false;
    m.game.emplace();
    m.game->state = session->state();
    m.game->steps = static_cast<std::int64_t>(session->history().size());
    if (history != nullptr) {
      history->start =
          session->history().empty() ? session->state() : session->history().front().before;
      for (const auto& step : session->history())
        history->steps.push_back({step.seat, step.action});
    }
    m.status = api::Status::over;
    m.ending = session->over() ? api::Ending::finished : api::Ending::abandoned;
    m.invite = e.invite.value_or("");
    m.brought = std::make_shared<const Brought>(brought_by(e.record, m.seats.size()));
    all_see(m);
    return true;
  }
  bool operator()(const entry::Joined& e) {
    if (!seat_exists(e.seat) || m.status != api::Status::gathering) return false;
    TableSeat& seat = at(e.seat);
    seat.occupant = api::Occupant::person;
    seat.person = person_from(e.person);
    seat.entropy = e.entropy;
    seat.ready = false;
    seat.bot.clear();
    all_see(m);
    return true;
  }
  bool operator()(const entry::Left& e) {
    const PersonId person = person_from(e.person);
    for (TableSeat& seat : m.seats) {
      if (seat.person != person) continue;
      if (m.status == api::Status::gathering) {
        clear(seat);
      } else if (m.status == api::Status::playing && !seat.stood_in) {
        stand_in(m, seat, kStandIn);
      }
      if (e.forgotten.value_or(false)) seat.person = PersonId();
    }
    if (m.status == api::Status::gathering && m.host == person) {
      pass_host_on();
    } else if (e.forgotten.value_or(false) && m.host == person) {
      m.host = PersonId();
    }
    all_see(m);
    return true;
  }
  void pass_host_on() {
    const auto next = std::ranges::find(m.seats, api::Occupant::person, &TableSeat::occupant);
    if (next != m.seats.end()) {
      m.host = next->person;
    } else {
      m.status = api::Status::over;
      m.ending = api::Ending::abandoned;
    }
  }
  bool operator()(const entry::SeatSet& e) {
    if (!seat_exists(e.seat) || m.status != api::Status::gathering) return false;
    TableSeat& seat = at(e.seat);
    clear(seat);
    if (e.bot) {
      seat.occupant = api::Occupant::bot;
      seat.bot = *e.bot;
      seat.ready = true;
    }
    all_see(m);
    return true;
  }
  bool operator()(const entry::Readied& e) {
    for (TableSeat& seat : m.seats) {
      if (seat.person != person_from(e.person)) continue;
      seat.ready = e.ready;
      if (e.entropy) seat.entropy = *e.entropy;
    }
    all_see(m);
    return true;
  }
  bool operator()(const entry::Started& e) {
    if (m.status != api::Status::gathering || !m.seed) return false;
    const auto start = initial_state(*m.codec, *m.setup);
    if (!start) return false;
    std::vector<std::string> entropy;
    for (TableSeat& seat : m.seats) {
      entropy.push_back(seat.entropy);
      seat.bank_ms = seconds(m.setup->clock.seconds.value_or(0));
    }
    m.chance = chance_key(*m.seed, entropy);
    m.game.emplace();
    m.game->state = *start;
    if (history != nullptr) *history = {*start, {}};
    m.status = api::Status::playing;
    if (!take_draws(m, e.draws, history, out.events)) return false;
    all_see(m);
    wait_for_others(m, SeatSet(), Seat::nobody(), e.at, Turn::passed);
    maybe_finish(m);
    return true;
  }
  bool operator()(const entry::Moved& e) {
    if (m.status != api::Status::playing || !seat_exists(e.seat)) return false;
    const AnyGame& rules = m.codec->rules();
    const Seat seat(e.seat);
    const auto action = rules.parse(e.action);
    if (!action || rules.check(m.game->state, seat, *action)) return false;
    const AnyState before = m.game->state;
    const SeatSet acted = m.acting();
    const std::int64_t steps = m.game->steps;
    const UndoPoint here{steps, acted, at(e.seat).waiting_since, at(e.seat).bank_ms};
    const std::vector<std::int64_t> seen = views();
    take_step(m, seat, *action, history, out.events);
    if (!take_draws(m, e.draws, history, out.events)) return false;
    // With a decision everybody sees that nobody waits for an answer about undo any more.
    if (std::exchange(m.undo_request, std::nullopt)) {
      all_see(m);
    } else {
      show_change(m, before, acted, out.events);
    }
    if (e.key) remember(at(e.seat), *e.key);
    at(e.seat).decided_at = steps;
    at(e.seat).decided_seen = at(e.seat).seen;
    wait_for_others(m, acted, seat, e.at, Turn::passed);
    note_undo(seat, here, seen);
    maybe_finish(m);
    return true;
  }
  std::vector<std::int64_t> views() const {
    std::vector<std::int64_t> seen;
    for (const TableSeat& seat : m.seats) seen.push_back(seat.seen);
    return seen;
  }
  // A decision can be taken back until something hidden was shown or somebody else has decided. One
  // that the seat did not see, and that was open at the same time, changes nothing for it: not even
  // that there was one.
  void note_undo(Seat mover, const UndoPoint& here, const std::vector<std::int64_t>& seen) {
    const auto reveals = [&](const AnyEvent& e) { return m.codec->reveals(e, m.game->state); };
    const bool shown = std::ranges::any_of(out.events, reveals);
    const auto apart = [&](const UndoPoint& point) { return !point.beside.has(mover); };
    for (std::size_t i = 0; i < m.seats.size(); ++i) {
      TableSeat& seat = m.seats[i];
      const bool own = Seat(static_cast<int>(i)) == mover;
      if (own) seat.undo_to.push_back(here);
      const bool noticed =
          !own && (seat.seen != seen[i] || std::ranges::any_of(seat.undo_to, apart));
      if (shown || noticed) seat.undo_to.clear();
    }
  }
  bool operator()(const entry::Undone& e) {
    if (m.status != api::Status::playing || !seat_exists(e.seat) || history == nullptr ||
        e.steps < 0 || e.steps >= m.game->steps) {
      return false;
    }
    const SeatSet acted = m.acting();
    const AnyState before = m.game->state;
    std::optional<UndoPoint> point;
    for (const UndoPoint& own : at(e.seat).undo_to) {
      if (own.steps == e.steps) point = own;
    }
    go_back(e);
    show_undo(e.seat, before, acted);
    remember(at(e.seat), e.key);
    for (TableSeat& seat : m.seats) seat.decided_at.reset();
    for (std::size_t i = 0; i < history->steps.size(); ++i) {
      const Seat who = history->steps[i].seat;
      if (who.is_player()) at(who.index()).decided_at = static_cast<std::int64_t>(i);
    }
    wait_for_others(m, acted, Seat(e.seat), e.at, Turn::taken_back);
    // Deciding and taking it back again must not gain time.
    if (point) {
      at(e.seat).waiting_since = point->waiting_since;
      at(e.seat).bank_ms = point->bank_ms;
    }
    return true;
  }
  // The steps that are left, and what of them may still be taken back.
  void go_back(const entry::Undone& e) {
    const auto begin = history->steps.begin() + e.steps;
    std::vector<GameStep> since(begin, history->steps.end());
    history->steps.erase(begin, history->steps.end());
    m.game->state = state_after(*m.codec, *history, e.steps);
    m.game->steps = e.steps;
    const auto by_others = [&](const GameStep& step) { return step.seat != Seat(e.seat); };
    const bool stay = e.others_stay.value_or(false) && others_can_stay(since, by_others);
    for (TableSeat& seat : m.seats) {
      if (!stay || &seat == &at(e.seat)) {
        std::erase_if(seat.undo_to, [&](const UndoPoint& p) { return p.steps >= e.steps; });
        continue;
      }
      for (UndoPoint& p : seat.undo_to) {
        const auto count = std::max<std::int64_t>(0, p.steps - e.steps);
        const auto kept = std::ranges::count_if(since | std::views::take(count), by_others);
        p.steps -= count - kept;
      }
    }
    if (!stay) return;
    std::vector<AnyEvent> seen_before;
    for (const GameStep& step : since) {
      if (by_others(step)) take_step(m, step.seat, step.action, history, seen_before);
    }
  }
  template <class ByOthers>
  bool others_can_stay(const std::vector<GameStep>& since, ByOthers by_others) const {
    const AnyGame& rules = m.codec->rules();
    AnyState state = m.game->state;
    for (const GameStep& step : since) {
      if (!by_others(step)) continue;
      if (!step.seat.is_player() || rules.check(state, step.seat, step.action)) return false;
      rules.apply(state, step.seat, step.action, nullptr);
    }
    return true;
  }
  // What others could not see they do not see taken back either, and their own decisions stand.
  void show_undo(int undone, const AnyState& before, SeatSet acted) {
    const std::vector<std::int64_t> seen = views();
    if (std::exchange(m.undo_request, std::nullopt)) {
      all_see(m);
    } else {
      show_change(m, before, acted, {});
    }
    for (std::size_t i = 0; i < m.seats.size(); ++i) {
      TableSeat& seat = m.seats[i];
      if (static_cast<int>(i) == undone && seat.seen == seen[i]) ++seat.seen;
      if (seat.seen != seen[i]) seat.asked_at = seat.seen;
    }
  }
  bool operator()(const entry::UndoAsked& e) {
    if (m.status != api::Status::playing || !seat_exists(e.seat)) return false;
    m.undo_request = UndoRequest{.seat = e.seat, .key = e.key, .agreed = 0};
    all_see(m);
    remember(at(e.seat), e.key);
    return true;
  }
  bool operator()(const entry::UndoAnswered& e) {
    if (!m.undo_request || !seat_exists(e.seat)) return false;
    m.undo_request->agreed |= 1u << static_cast<unsigned>(e.seat);
    if (!e.agree) m.undo_request.reset();
    all_see(m);
    return true;
  }
  bool operator()(const entry::HandedOver& e) {
    if (m.status != api::Status::playing || !seat_exists(e.seat)) return false;
    stand_in(m, at(e.seat), e.bot);
    if (e.out_of_time.value_or(false)) at(e.seat).ran_out = true;
    all_see(m);
    return true;
  }
  bool operator()(const entry::TakenBack& e) {
    if (m.status != api::Status::playing || !seat_exists(e.seat)) return false;
    TableSeat& seat = at(e.seat);
    seat.stood_in = false;
    seat.bot.clear();
    come_back(e.seat, e.at);
    all_see(m);
    seat.asked_at = seat.seen;
    return true;
  }
  // Time that runs goes on: handing over and coming back must not gain any.
  void come_back(int seat, Millis time) {
    TableSeat& s = at(seat);
    const bool ran_out = std::exchange(s.ran_out, false);
    if (!m.waits_for(seat)) {
      if (ran_out) s.bank_ms = std::max(s.bank_ms, kBankMinMs);
    } else if (time_left(m, seat, time) == std::optional<Millis>(0)) {
      s.waiting_since = time;
      s.bank_ms = kBankMinMs;
    }
  }
  bool operator()(const entry::Silenced& e) {
    const PersonId person = person_from(e.person);
    std::erase(m.silenced, person);
    if (e.silenced) m.silenced.push_back(person);
    all_see(m);
    return true;
  }
  bool operator()(const entry::Continued& e) {
    m.rematch = id_from<TableId>(e.table);
    all_see(m);
    return m.rematch.has_value();
  }
  bool operator()(const entry::Abandoned&) {
    m.status = api::Status::over;
    m.ending = api::Ending::abandoned;
    all_see(m);
    return true;
  }
  bool operator()(const entry::Frozen& e) {
    if (e.frozen && !m.frozen) m.frozen_since = e.at;
    if (!e.frozen && m.frozen) {
      for (TableSeat& seat : m.seats) seat.waiting_since += e.at - m.frozen_since;
    }
    m.frozen = e.frozen;
    all_see(m);
    return true;
  }
  bool operator()(const entry::Rated&) {
    m.rated = true;
    return m.status == api::Status::over;
  }
};

// Of the game and of what is said about it; everything else concerns the table itself.
bool is_of_game(const Entry& entry) {
  return std::holds_alternative<entry::Moved>(entry) ||
         std::holds_alternative<entry::Undone>(entry) ||
         std::holds_alternative<entry::UndoAsked>(entry) ||
         std::holds_alternative<entry::UndoAnswered>(entry);
}

void note_time(TableModel& m, const Entry& entry, bool shown) {
  // That a game counts is noted later, and changes nothing that anybody sees of the table.
  if (std::holds_alternative<entry::Rated>(entry)) return;
  m.updated = time_of(entry);
  if (shown) m.shown = m.updated;
  if (!is_of_game(entry)) m.arranged = m.updated;
}

}  // namespace

SeatSet TableModel::acting() const {
  if (status != api::Status::playing) return {};
  return codec->rules().acting(game->state);
}

bool TableModel::waits_for(int seat) const { return acting().has(Seat(seat)); }

// Even when somebody decides in secret is a secret.
Millis TableModel::updated_for(bool member) const {
  if (status != api::Status::playing) return updated;
  return member || setup->spectator_delay_s == 0 ? shown : arranged;
}

bool TableModel::is_member(PersonId person) const {
  return person && std::ranges::find(seats, person, &TableSeat::person) != seats.end();
}

std::int64_t& TableModel::seen(Seat viewer) {
  return viewer.is_player() ? seats[static_cast<std::size_t>(viewer.index())].seen : spectator_seen;
}
std::int64_t TableModel::seen(Seat viewer) const {
  return viewer.is_player() ? seats[static_cast<std::size_t>(viewer.index())].seen : spectator_seen;
}

Fold fold(TableModel& model, const Entry& entry, History* history, Folded* folded) {
  if (std::holds_alternative<entry::Undone>(entry) && history == nullptr) {
    return Fold::needs_history;
  }
  Folded unused;
  Folder folder{model, history, folded != nullptr ? *folded : unused};
  const std::int64_t shown = model.spectator_seen;
  if (!std::visit(folder, entry)) return Fold::corrupt;
  note_time(model, entry, /*shown=*/model.spectator_seen != shown);
  ++model.version;
  return Fold::done;
}

std::vector<std::string> draw_all(const TableModel& model, AnyState& state, std::int64_t steps) {
  const AnyGame& rules = model.codec->rules();
  std::vector<std::string> draws;
  while (rules.acting(state).has(Seat::chance())) {
    const AnyAction draw =
        fair_draw(rules, state, model.chance, static_cast<std::uint64_t>(steps++));
    draws.push_back(rules.to_text(draw));
    rules.apply(state, Seat::chance(), draw, nullptr);
  }
  return draws;
}

AnyState state_after(const protocol::GameCodec& codec, const History& history, std::int64_t steps) {
  AnyState state = history.start;
  for (std::int64_t i = 0; i < steps; ++i) {
    const GameStep& step = history.steps[static_cast<std::size_t>(i)];
    codec.rules().apply(state, step.seat, step.action, nullptr);
  }
  return state;
}

Result<AnyState> initial_state(const protocol::GameCodec& codec, const Setup& setup) {
  if (setup.position) return codec.load(*setup.position);
  return codec.create(setup.players, setup.options);
}

std::optional<Millis> time_left(const TableModel& model, int seat, Millis now) {
  const TableSeat& s = model.seats[static_cast<std::size_t>(seat)];
  const api::ClockSetup& clock = model.setup->clock;
  if (clock.kind == api::ClockKind::none) return std::nullopt;
  const bool fischer = clock.kind == api::ClockKind::fischer;
  const Millis whole = fischer ? s.bank_ms : seconds(clock.seconds.value_or(0));
  if (!model.waits_for(seat)) return whole;
  if (model.frozen) now = std::min(now, model.frozen_since);
  return std::max<Millis>(0, whole - (now - s.waiting_since));
}

}  // namespace prestige::server
