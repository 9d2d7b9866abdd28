// Deciding: moves, undo, bots that stand in.

#include <algorithm>

#include "protocol/failure.h"
#include "server/table/bot_seats.h"
#include "server/table/decide_parts.h"

namespace prestige::server {

namespace {

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

// The log of a game that does not come to its end cannot grow for ever.
Decided go_on(const TableModel& m, Entry step, Millis now) {
  if (m.version < kEntriesMax) return one(std::move(step));
  return one(entry::Abandoned{.at = now});
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
  return go_on(m, moved(m, *seat, *action, request.key, now), now);
}

Decision decide_bot_act(const TableModel& m, Seat seat, const AnyAction& action, std::int64_t seen,
                        Millis now) {
  if (!still_asked(m, seat, seen)) return Decided{};
  if (m.codec->rules().check(m.game->state, seat, action)) return Decided{};
  return go_on(m, moved(m, seat, action, std::nullopt, now), now);
}

Decision decide_undo(const TableModel& m, PersonId who, const api::Undo& request, Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  const TableSeat& mine = seat_at(m, request.seat);
  if (const KnownKey* key = known(mine, request.key)) return known_before(*key);
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  if (mine.stood_in) return refused("not_now", "bot_plays");
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
  if (!mine.undo_to.empty()) {
    return one(entry::Undone{.at = now,
                             .seat = request.seat,
                             .steps = mine.undo_to.back().steps,
                             .key = request.key,
                             .others_stay = true});
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
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
  Decided answered =
      one(entry::UndoAnswered{.at = now, .seat = request.seat, .agree = request.agree});
  const std::uint32_t agreed = m.undo_request->agreed | 1u << static_cast<unsigned>(request.seat);
  if (request.agree && (who_must_agree(m) & ~agreed) == 0 && asker.decided_at) {
    answered.entries.push_back(entry::Undone{.at = now,
                                             .seat = m.undo_request->seat,
                                             .steps = *asker.decided_at,
                                             .key = m.undo_request->key + "/agreed"});
  }
  return answered;
}

Decision decide_hand_over(const TableModel& m, PersonId who, const api::HandOver& request,
                          Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  const std::string bot = request.bot.value_or(std::string(kStandIn));
  if (auto error = unknown_bot(bot)) return std::unexpected(std::move(*error));
  if (seat_at(m, request.seat).stood_in && seat_at(m, request.seat).bot == bot) return Decided{};
  if (auto error = too_long(m)) return std::unexpected(std::move(*error));
  return one(
      entry::HandedOver{.at = now, .seat = request.seat, .bot = bot, .out_of_time = std::nullopt});
}

Decision decide_take_back(const TableModel& m, PersonId who, const api::TakeBack& request,
                          Millis now) {
  const auto seat = seat_of(m, who, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (auto error = not_playing(m)) return std::unexpected(std::move(*error));
  if (!seat_at(m, request.seat).stood_in) return Decided{};
  // Whoever was late did not choose to be away, and can be late only so often.
  if (!seat_at(m, request.seat).ran_out) {
    if (auto error = too_long(m)) return std::unexpected(std::move(*error));
  }
  return one(entry::TakenBack{.at = now, .seat = request.seat});
}

}  // namespace prestige::server
