// Deciding: opening tables, filling them, starting.

#include <algorithm>

#include "protocol/failure.h"
#include "protocol/json_reader.h"
#include "server/people/names.h"
#include "server/table/decide_parts.h"

namespace prestige::server {

namespace {

using protocol::Json;

constexpr std::size_t kSilencedMax = 100;

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
  setup.bot_pace = request.bot_pace;
  setup.spectator_delay_s = request.spectator_delay_s.value_or(0);
  setup.language = request.language.value_or("en");
  const auto clock = checked_clock(request.clock);
  if (!clock) return std::unexpected(clock.error());
  setup.clock = *clock;
  if (!language_from(setup.language)) return std::unexpected(unknown_language());
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

// Everything that the request is about is so already.
bool is_so(const TableModel& m, PersonId who, const api::Ready& request) {
  return std::ranges::all_of(m.seats, [&](const TableSeat& seat) {
    return seat.person != who ||
           (seat.ready == request.ready && request.entropy.value_or(seat.entropy) == seat.entropy);
  });
}
bool is_so(const TableModel& m, const api::SetSeat& request) {
  const TableSeat& seat = seat_at(m, request.seat);
  if (!request.bot) return seat.occupant == api::Occupant::empty;
  return seat.occupant == api::Occupant::bot && seat.bot == *request.bot;
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

}  // namespace

std::string new_invite(Entropy& entropy) {
  std::array<std::byte, 16> secret{};
  entropy.fill(secret);
  return to_hex(secret);
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
                                       .invite = new_invite(entropy)});
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
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
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
  if (!has_part(m, who)) return Decided{};
  // Whoever is deleted leaves no trace, wherever that is.
  if (m.frozen && !forget) return refused("not_now", "table.frozen");
  const bool gone = std::ranges::all_of(
      m.seats, [&](const TableSeat& seat) { return seat.person != who || seat.stood_in; });
  if ((m.status == api::Status::over || gone) && !forget) return Decided{};
  entry::Left left{.at = now, .person = to_text(who), .forgotten = std::nullopt};
  if (forget) left.forgotten = true;
  return one(left);
}

Decision decide_ready(const TableModel& m, PersonId who, const api::Ready& request, Millis now) {
  if (auto error = not_gathering(m)) return std::unexpected(std::move(*error));
  if (!m.is_member(who)) return refused("forbidden", "not_at_table");
  if (is_so(m, who, request)) return Decided{};
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
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
  if (is_so(m, request)) return Decided{};
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
  return with_start(m, one(entry::SeatSet{.at = now, .seat = request.seat, .bot = request.bot}),
                    now);
}

Decision decide_start(const TableModel& m, PersonId who, Millis now) {
  if (auto error = not_gathering(m)) return std::unexpected(std::move(*error));
  if (m.host != who) return refused("forbidden", "not_host");
  if (!all_taken(m)) return refused("not_now", "table.seats_empty");
  return one(start_entry(m, now));
}

Decision decide_silence(const TableModel& m, PersonId who, const api::Silence& request, bool heard,
                        Millis now) {
  if (m.host != who) return refused("forbidden", "not_host");
  if (m.frozen) return refused("not_now", "table.frozen");
  const auto person = id_from<PersonId>(request.person);
  const bool is = person && std::ranges::find(m.silenced, *person) != m.silenced.end();
  if (!person || *person == who || !(is || heard || m.is_member(*person))) {
    return refused("bad_field", "no_such_person");
  }
  if (is == request.silenced) return Decided{};
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
  if (request.silenced && m.silenced.size() >= kSilencedMax) {
    return refused("not_now", "too_many_silenced", {{"allowed", std::to_string(kSilencedMax)}});
  }
  return one(entry::Silenced{.at = now, .person = request.person, .silenced = request.silenced});
}

Decision decide_continue(const TableModel& m, TableId rematch, Millis now) {
  if (m.frozen) return refused("not_now", "table.frozen");
  if (m.rematch) return Decided{};
  return one(entry::Continued{.at = now, .table = to_text(rematch)});
}

}  // namespace prestige::server
