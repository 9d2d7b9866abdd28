#include "server/table/decide.h"

#include <sodium.h>

#include <algorithm>

#include "bots/registry.h"
#include "protocol/failure.h"
#include "protocol/json_reader.h"

namespace prestige::server {

namespace {

using protocol::Json;

constexpr Millis kHour = 3'600'000;
constexpr Millis kGatheringMax = 24 * kHour;       // a table that never starts
constexpr Millis kDesertedMax = kHour;             // a game that only bots would go on with
constexpr Millis kUntouchedMax = 30 * 24 * kHour;  // a game without a clock

Decided one(Entry entry) {
  Decided decided;
  decided.entries.push_back(std::move(entry));
  return decided;
}

std::unexpected<Error> refused(std::string_view code, std::string_view key,
                               protocol::Arguments arguments = {}) {
  return std::unexpected(refusal_as(code, key, arguments));
}

std::optional<Error> not_gathering(const TableModel& m) {
  if (m.frozen) return refusal_as("not_now", "table.frozen");
  if (m.status != api::Status::gathering) return refusal_as("not_now", "table.has_started");
  return std::nullopt;
}

std::optional<Error> not_playing(const TableModel& m) {
  if (m.frozen) return refusal_as("not_now", "table.frozen");
  if (m.status == api::Status::gathering) return refusal_as("not_now", "table.not_started");
  if (m.status == api::Status::over) return refusal_as("not_now", "table.is_over");
  return std::nullopt;
}

const TableSeat& seat_at(const TableModel& m, int seat) {
  return m.seats[static_cast<std::size_t>(seat)];
}

bool seat_exists(const TableModel& m, int seat) {
  return seat >= 0 && static_cast<std::size_t>(seat) < m.seats.size();
}

std::string random_hex(Entropy& entropy, std::size_t bytes) {
  std::vector<std::byte> secret(bytes);
  entropy.fill(secret);
  return to_hex(secret);
}

const KnownKey* known(const TableSeat& seat, std::string_view key) {
  const auto found = std::ranges::find(seat.keys, key, &KnownKey::key);
  return found == seat.keys.end() ? nullptr : &*found;
}

Decided seen_more() {
  Decided decided;
  decided.behind = true;
  return decided;
}

Decided known_before(const KnownKey& key) {
  Decided decided;
  decided.known_version = key.version;
  return decided;
}

Result<api::ClockSetup> checked_clock(const std::optional<api::ClockSetup>& wanted) {
  const api::ClockSetup clock = wanted.value_or(api::ClockSetup{});
  const bool timed = clock.kind != api::ClockKind::none;
  const bool grows = clock.kind == api::ClockKind::fischer;
  if (timed != clock.seconds.has_value() || (!grows && clock.increment)) {
    return refused("bad_field", "clock_fields");
  }
  return clock;
}

Result<Setup> setup_from(const api::CreateTable& request, const protocol::GameCodec& codec) {
  Setup setup;
  setup.game = request.game;
  setup.players = request.players.value_or(codec.describe()["players"]["default"].get<int>());
  setup.options = request.options.value_or(Json::object());
  setup.visibility = request.visibility.value_or(api::Visibility::open);
  setup.hot_seat = request.hot_seat.value_or(false);
  setup.friendly = request.friendly.value_or(false);
  setup.rated = request.rated.value_or(false);
  setup.spectator_delay_s = request.spectator_delay_s.value_or(0);
  setup.language = request.language.value_or("en");
  const auto clock = checked_clock(request.clock);
  if (!clock) return std::unexpected(clock.error());
  setup.clock = *clock;
  if (setup.language != "en" && setup.language != "de") {
    return refused("bad_field", "unknown_language");
  }
  if (setup.rated && (setup.hot_seat || setup.friendly)) {
    return refused("bad_field", "rated_is_serious");
  }
  const auto start = initial_state(codec, setup);
  if (!start) return std::unexpected(start.error());
  setup.players = codec.rules().players(*start);
  return setup;
}

void seat_bots(const std::vector<std::string>& bots, int players, Millis now, Decided& decided) {
  int seat = players - static_cast<int>(bots.size());
  for (const std::string& bot : bots) {
    decided.entries.push_back(entry::SeatSet{.at = now, .seat = seat++, .bot = bot});
  }
}

bool all_ready(const TableModel& m) {
  return std::ranges::all_of(m.seats, [](const TableSeat& seat) {
    return seat.occupant == api::Occupant::bot ||
           (seat.occupant == api::Occupant::person && seat.ready);
  });
}

bool all_taken(const TableModel& m) {
  return std::ranges::none_of(
      m.seats, [](const TableSeat& s) { return s.occupant == api::Occupant::empty; });
}

// The start with the draws that come first.
Entry start_entry(const TableModel& m, Millis now) {
  entry::Started started{.at = now, .draws = {}};
  TableModel copy = m;
  fold(copy, started, nullptr);
  AnyState state = copy.game->state;
  started.draws = draw_all(copy, state, 0);
  return started;
}

// Adds the start to what makes everybody ready.
Decided with_start(const TableModel& m, Decided decided, Millis now) {
  TableModel copy = m;
  for (const Entry& entry : decided.entries) fold(copy, entry, nullptr);
  if (copy.status == api::Status::gathering && all_ready(copy)) {
    decided.entries.push_back(start_entry(copy, now));
  }
  return decided;
}

// An action that has been found legal, with the draws that follow.
Entry moved(const TableModel& m, Seat seat, const AnyAction& action, std::optional<std::string> key,
            Millis now) {
  const AnyGame& rules = m.codec->rules();
  AnyState state = m.game->state;
  rules.apply(state, seat, action, nullptr);
  return entry::Moved{.at = now,
                      .seat = seat.index(),
                      .action = rules.to_text(action),
                      .draws = draw_all(m, state, m.game->steps + 1),
                      .key = std::move(key)};
}

bool anybody_plays(const TableModel& m) {
  return std::ranges::any_of(m.seats, [](const TableSeat& s) {
    return s.occupant == api::Occupant::person && !s.stood_in;
  });
}

// Everybody who plays and has not asked for it.
std::uint32_t who_must_agree(const TableModel& m) {
  std::uint32_t seats = 0;
  const PersonId asker = seat_at(m, m.undo_request->seat).person;
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    const TableSeat& seat = m.seats[i];
    if (!seat.plays_itself() && seat.person != asker) seats |= 1u << i;
  }
  return seats;
}

}  // namespace

std::optional<Error> unknown_bot(std::string_view level) {
  const auto levels = bots::bot_names();
  if (std::ranges::find(levels, level) != levels.end()) return std::nullopt;
  return refusal_as(
      "bad_field", "unknown_bot",
      {{"detail", protocol::shortened(level)}, {"allowed", protocol::joined(levels)}});
}

bool may_see(const TableModel& m, PersonId who, std::string_view invite) {
  if (m.setup->visibility == api::Visibility::open || m.is_member(who) || m.host == who)
    return true;
  return !m.invite.empty() && invite.size() == m.invite.size() &&
         sodium_memcmp(invite.data(), m.invite.data(), invite.size()) == 0;
}

Result<Seat> seat_of(const TableModel& m, PersonId who, int seat) {
  if (!seat_exists(m, seat)) {
    return refused("bad_field", "no_such_seat",
                   {{"detail", std::to_string(seat)},
                    {"allowed", "0 … " + std::to_string(m.seats.size() - 1)}});
  }
  if (!who || seat_at(m, seat).person != who) return refused("forbidden", "not_your_seat");
  return Seat(seat);
}

Decision decide_create(const api::CreateTable& request, const Identity& host, Entropy& entropy,
                       Millis now) {
  const protocol::GameCodec* codec = protocol::find_game(request.game);
  if (codec == nullptr) {
    return refused("bad_field", "unknown_game", {{"detail", protocol::shortened(request.game)}});
  }
  const auto setup = setup_from(request, *codec);
  if (!setup) return std::unexpected(setup.error());
  const std::vector<std::string> bots = request.bots.value_or(std::vector<std::string>{});
  for (const std::string& bot : bots) {
    if (auto error = unknown_bot(bot)) return std::unexpected(std::move(*error));
  }
  if (static_cast<int>(bots.size()) >= setup->players) {
    return refused("bad_field", "too_many_bots", {{"allowed", std::to_string(setup->players - 1)}});
  }
  Decided decided = one(entry::Created{.at = now,
                                       .host = to_text(host.person),
                                       .setup = *setup,
                                       .seed = to_hex(random_seed(entropy)),
                                       .invite = random_hex(entropy, 16)});
  const int own_seats = setup->hot_seat ? setup->players - static_cast<int>(bots.size()) : 1;
  for (int seat = 0; seat < own_seats; ++seat) {
    decided.entries.push_back(entry::Joined{.at = now,
                                            .seat = seat,
                                            .person = to_text(host.person),
                                            .entropy = request.entropy.value_or("")});
  }
  seat_bots(bots, setup->players, now, decided);
  return decided;
}

Decision decide_join(const TableModel& m, const Identity& who, const api::Join& request,
                     Millis now) {
  if (!may_see(m, who.person, request.invite.value_or(""))) {
    return refused("not_found", "not_found.table",
                   {{"detail", protocol::shortened(request.table)}});
  }
  if (auto error = not_gathering(m)) return std::unexpected(std::move(*error));
  if (m.is_member(who.person)) return Decided{};
  int seat = request.seat.value_or(-1);
  if (seat < 0) {
    const auto free = std::ranges::find(m.seats, api::Occupant::empty, &TableSeat::occupant);
    if (free == m.seats.end()) return refused("not_now", "table.full");
    seat = static_cast<int>(free - m.seats.begin());
  }
  if (!seat_exists(m, seat)) return std::unexpected(seat_of(m, who.person, seat).error());
  if (seat_at(m, seat).occupant != api::Occupant::empty) {
    return refused("not_now", "table.seat_taken");
  }
  return one(entry::Joined{.at = now,
                           .seat = seat,
                           .person = to_text(who.person),
                           .entropy = request.entropy.value_or("")});
}

Decision decide_leave(const TableModel& m, PersonId who, bool forget, Millis now) {
  if (!m.is_member(who)) return Decided{};
  if (m.status == api::Status::over && !forget) return Decided{};
  entry::Left left{.at = now, .person = to_text(who), .forgotten = std::nullopt};
  if (forget) left.forgotten = true;
  return one(left);
}

Decision decide_ready(const TableModel& m, PersonId who, const api::Ready& request, Millis now) {
  if (auto error = not_gathering(m)) return std::unexpected(std::move(*error));
  if (!m.is_member(who)) return refused("forbidden", "not_at_table");
  return with_start(
      m,
      one(entry::Readied{
          .at = now, .person = to_text(who), .ready = request.ready, .entropy = request.entropy}),
      now);
}

Decision decide_set_seat(const TableModel& m, PersonId who, const api::SetSeat& request,
                         Millis now) {
  if (auto error = not_gathering(m)) return std::unexpected(std::move(*error));
  if (m.host != who) return refused("forbidden", "not_host");
  if (!seat_exists(m, request.seat)) {
    return std::unexpected(seat_of(m, who, request.seat).error());
  }
  if (seat_at(m, request.seat).person == who) return refused("not_now", "own_seat");
  if (request.bot) {
    if (auto error = unknown_bot(*request.bot)) return std::unexpected(std::move(*error));
  }
  return with_start(m, one(entry::SeatSet{.at = now, .seat = request.seat, .bot = request.bot}),
                    now);
}

Decision decide_start(const TableModel& m, PersonId who, Millis now) {
  if (auto error = not_gathering(m)) return std::unexpected(std::move(*error));
  if (m.host != who) return refused("forbidden", "not_host");
  if (!all_taken(m)) return refused("not_now", "table.seats_empty");
  return one(start_entry(m, now));
}

Decision decide_act(const TableModel& m, PersonId who, const api::Act& request, Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  const TableSeat& mine = seat_at(m, request.seat);
  if (const KnownKey* key = known(mine, request.key)) return known_before(*key);
  if (request.version > mine.seen) return seen_more();
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  if (mine.stood_in) return refused("not_now", "bot_plays");
  if (request.version < mine.asked_at) return std::unexpected(refusal("stale"));
  const AnyGame& rules = m.codec->rules();
  const auto action = rules.parse(request.action);
  if (!action) {
    return std::unexpected(
        protocol::failure("bad_action", {{"detail", protocol::shortened(request.action)}}));
  }
  if (const auto illegal = rules.check(m.game->state, *seat, *action)) {
    // It may well have been legal in the view that it was taken in.
    if (request.version < mine.seen) return std::unexpected(refusal("stale"));
    return std::unexpected(Error{
        .code = "illegal", .rule = std::string(illegal->rule), .text = m.codec->explain(*illegal)});
  }
  return one(moved(m, *seat, *action, request.key, now));
}

Decision decide_bot_act(const TableModel& m, Seat seat, const AnyAction& action,
                        std::int64_t version, Millis now) {
  const bool outdated = m.version != version || m.frozen || !m.waits_for(seat.index()) ||
                        !seat_at(m, seat.index()).plays_itself();
  if (outdated || m.codec->rules().check(m.game->state, seat, action)) return Decided{};
  return one(moved(m, seat, action, std::nullopt, now));
}

Decision decide_undo(const TableModel& m, PersonId who, const api::Undo& request, Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  const TableSeat& mine = seat_at(m, request.seat);
  if (const KnownKey* key = known(mine, request.key)) return known_before(*key);
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  if (m.game->undo_seat == *seat && !m.game->undo_to.empty()) {
    return one(entry::Undone{
        .at = now, .seat = request.seat, .steps = m.game->undo_to.back(), .key = request.key});
  }
  if (!mine.decided_at) return refused("not_now", "nothing_to_undo");
  if (!m.setup->friendly) return refused("not_now", "undo_too_late");
  const entry::UndoAsked asked{.at = now, .seat = request.seat, .key = request.key};
  TableModel copy = m;
  fold(copy, asked, nullptr);
  // Nobody is there who could mind.
  if (who_must_agree(copy) == 0) {
    return one(entry::Undone{
        .at = now, .seat = request.seat, .steps = *mine.decided_at, .key = request.key});
  }
  return one(asked);
}

Decision decide_answer_undo(const TableModel& m, PersonId who, const api::AnswerUndo& request,
                            Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  if (!m.undo_request) return refused("not_now", "no_undo_asked");
  const TableSeat& asker = seat_at(m, m.undo_request->seat);
  if (asker.person == who) return refused("forbidden", "own_undo");
  Decided decided =
      one(entry::UndoAnswered{.at = now, .seat = request.seat, .agree = request.agree});
  const std::uint32_t agreed = m.undo_request->agreed | 1u << static_cast<unsigned>(request.seat);
  if (request.agree && (who_must_agree(m) & ~agreed) == 0 && asker.decided_at) {
    decided.entries.push_back(entry::Undone{.at = now,
                                            .seat = m.undo_request->seat,
                                            .steps = *asker.decided_at,
                                            .key = m.undo_request->key + "/agreed"});
  }
  return decided;
}

Decision decide_hand_over(const TableModel& m, PersonId who, const api::HandOver& request,
                          Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  const std::string bot = request.bot.value_or(std::string(kStandIn));
  if (auto error = unknown_bot(bot)) return std::unexpected(std::move(*error));
  if (seat_at(m, request.seat).stood_in && seat_at(m, request.seat).bot == bot) return Decided{};
  return one(
      entry::HandedOver{.at = now, .seat = request.seat, .bot = bot, .out_of_time = std::nullopt});
}

Decision decide_take_back(const TableModel& m, PersonId who, const api::TakeBack& request,
                          Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  if (!seat_at(m, request.seat).stood_in) return Decided{};
  return one(entry::TakenBack{.at = now, .seat = request.seat});
}

Decision decide_silence(const TableModel& m, PersonId who, const api::Silence& request,
                        Millis now) {
  if (m.host != who) return refused("forbidden", "not_host");
  const auto person = id_from<PersonId>(request.person);
  if (!person || *person == who) return refused("bad_field", "no_such_person");
  const bool is = std::ranges::find(m.silenced, *person) != m.silenced.end();
  if (is == request.silenced) return Decided{};
  return one(entry::Silenced{.at = now, .person = request.person, .silenced = request.silenced});
}

Decision decide_continue(const TableModel& m, TableId rematch, Millis now) {
  if (m.rematch) return Decided{};
  return one(entry::Continued{.at = now, .table = to_text(rematch)});
}

Decision decide_freeze(const TableModel& m, bool frozen, Millis now) {
  if (m.frozen == frozen) return Decided{};
  return one(entry::Frozen{.at = now, .frozen = frozen});
}

Decision decide_due(const TableModel& m, Millis now) {
  if (m.frozen || m.status == api::Status::over) return Decided{};
  Decided decided;
  if (m.status == api::Status::gathering) {
    if (now - m.updated >= kGatheringMax) decided.entries.push_back(entry::Abandoned{.at = now});
    return decided;
  }
  const Millis idle = now - m.updated;
  if (idle >= (anybody_plays(m) ? kUntouchedMax : kDesertedMax)) {
    decided.entries.push_back(entry::Abandoned{.at = now});
    return decided;
  }
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    const int seat = static_cast<int>(i);
    if (m.seats[i].plays_itself() || !m.waits_for(seat)) continue;
    if (time_left(m, seat, now) != std::optional<Millis>(0)) continue;
    decided.entries.push_back(entry::HandedOver{
        .at = now, .seat = seat, .bot = std::string(kStandIn), .out_of_time = true});
  }
  return decided;
}

std::optional<Millis> due_time(const TableModel& m) {
  if (m.frozen || m.status == api::Status::over) return std::nullopt;
  if (m.status == api::Status::gathering) return m.updated + kGatheringMax;
  if (!anybody_plays(m)) return m.updated + kDesertedMax;
  Millis due = m.updated + kUntouchedMax;
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    const TableSeat& seat = m.seats[i];
    if (!m.waits_for(static_cast<int>(i))) continue;
    // A bot whose server was lost is taken over by whoever looks after the table next.
    if (seat.plays_itself()) due = std::min(due, m.updated + kBotLostMs);
    if (seat.plays_itself()) continue;
    if (const auto left = time_left(m, static_cast<int>(i), seat.waiting_since)) {
      due = std::min(due, seat.waiting_since + *left);
    }
  }
  return due;
}

}  // namespace prestige::server
