#pragma once

// Who may do what at a table: a request becomes the entries that carry it out, or a refusal.
// Nothing is changed here.

#include "server/api/caller.h"
#include "server/base/entropy.h"
#include "server/table/model.h"

namespace prestige::server {

struct Decided {
  std::vector<Entry> entries;                 // none: there is nothing to do
  std::optional<std::int64_t> known_version;  // the request was carried out before, by its key
  // The asker has seen more than this process: it should look at the store and decide again.
  bool behind = false;
};
using Decision = Result<Decided>;

// A new table with its host on the first seat. Refuses options that the game refuses.
// What lets people in who were given it.
std::string new_invite(Entropy& entropy);
Decision decide_create(const api::CreateTable& request, const Identity& host, Entropy& entropy,
                       Millis now);

Decision decide_join(const TableModel& m, const Identity& who, const api::Join& request,
                     Millis now);
Decision decide_leave(const TableModel& m, PersonId who, bool forget, Millis now);
Decision decide_ready(const TableModel& m, PersonId who, const api::Ready& request, Millis now);
Decision decide_set_seat(const TableModel& m, PersonId who, const api::SetSeat& request,
                         Millis now);
Decision decide_start(const TableModel& m, PersonId who, Millis now);

Decision decide_act(const TableModel& m, PersonId who, const api::Act& request, Millis now);
// The choice of a bot, made in its view at that version; nothing when it has come too late.
Decision decide_bot_act(const TableModel& m, Seat seat, const AnyAction& action, std::int64_t seen,
                        Millis now);
Decision decide_undo(const TableModel& m, PersonId who, const api::Undo& request, Millis now);
Decision decide_answer_undo(const TableModel& m, PersonId who, const api::AnswerUndo& request,
                            Millis now);
Decision decide_hand_over(const TableModel& m, PersonId who, const api::HandOver& request,
                          Millis now);
Decision decide_take_back(const TableModel& m, PersonId who, const api::TakeBack& request,
                          Millis now);
// `heard`: the person has talked there. Nobody else than those and who sits there can be silenced.
Decision decide_silence(const TableModel& m, PersonId who, const api::Silence& request, bool heard,
                        Millis now);
Decision decide_continue(const TableModel& m, TableId rematch, Millis now);
Decision decide_freeze(const TableModel& m, bool frozen, Millis now);
// The ratings have taken the game into account.
Decision decide_rated(const TableModel& m, Millis now);

// What time alone brings about: clocks that have run out, tables that nobody comes back to.
Decision decide_due(const TableModel& m, Millis now);
// When that will be next; none when nothing is waited for.
std::optional<Millis> due_time(const TableModel& m);

// Whether a person plays who has not handed the seat over.
bool anybody_plays(const TableModel& m);

// A rated game was played to its end, and it is not known whether the ratings know of it.
bool wants_rating(const TableModel& m);
// A game that does not count by then has lost its server.
inline constexpr Millis kRatingLostMs = 5'000;

// A bot that has not decided by then has lost its server.
inline constexpr Millis kBotLostMs = 5'000;

// The refusal of a bot that there is not.
std::optional<Error> unknown_bot(std::string_view level);

// A game that was imported has nobody at its seats: it belongs to whoever brought it.
bool owns_import(const TableModel& m, PersonId who);
// Has a seat, or brought the game.
bool has_part(const TableModel& m, PersonId who);
// May the person look at the table at all?
bool may_see(const TableModel& m, PersonId who, std::string_view invite);
// The person sits there and has not handed the seat over, or the refusal.
Result<Seat> seat_of(const TableModel& m, PersonId who, int seat);

}  // namespace prestige::server
