// Tables: playing and watching.

#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

// The answer to a decision: the version of the seat's view after it.
template <class R>
auto acted(int seat, Answer<R> answer) {
  return [seat, answer = std::move(answer)](Result<TableLook> look) mutable {
    if (!look) return answer(std::unexpected(look.error()));
    answer(api::Acted{look->known_version.value_or(look->model.seen(Seat(seat)))});
  };
}

template <class R>
auto done(Answer<R> answer) {
  return [answer = std::move(answer)](Result<TableLook> look) mutable {
    if (!look) return answer(std::unexpected(look.error()));
    answer(api::Done{});
  };
}

Result<api::Reason> reason_for(const TableModel& m, PersonId person, const api::Why& request,
                               protocol::Language language) {
  const auto seat = seat_of(m, person, request.seat);
  if (!seat) return std::unexpected(seat.error());
  if (!m.game) return std::unexpected(refusal_as("not_now", "table.not_started"));
  const AnyGame& rules = m.codec->rules();
  const auto action = rules.parse(request.action);
  if (!action) return std::unexpected(refusal_as("bad_action", "bad_action"));
  const auto illegal = rules.check(m.game->state, *seat, *action);
  if (!illegal) return api::Reason{.legal = true, .rule = std::nullopt, .text = std::nullopt};
  return api::Reason{.legal = false,
                     .rule = std::string(illegal->rule),
                     .text = m.codec->explain(*illegal).in(language)};
}

}  // namespace

void Tables::handle(const Caller& caller, api::Watch request, Answer<api::Watch> answer) {
  if (!caller.socket) {
    return answer(std::unexpected(refusal("not_allowed", {{"allowed", "WebSocket"}})));
  }
  std::optional<protocol::Language> words;
  if (request.words) {
    words = language_from(*request.words);
    if (!words) return answer(std::unexpected(unknown_language()));
  }
  const auto table = find_for<api::Watch>(request.table, answer);
  if (!table) return;
  {
    const std::lock_guard lock(mutex_);
    in_lobby_.erase(caller.socket.get());
    watched_[caller.socket.get()].insert(table->id());
  }
  table->set_name(caller.who.person, caller.who.name);
  Watch watch{.socket = caller.socket,
              .person = caller.who.person,
              .viewer = request.seat ? Seat(*request.seat) : Seat::spectator(),
              .after = request.after,
              .words = words,
              .invite = request.invite.value_or(""),
              .muted = {}};
  table->watch(std::move(watch), std::move(answer));
}

void Tables::handle(const Caller& caller, api::Unwatch request, Answer<api::Unwatch> answer) {
  const auto table = find_for<api::Unwatch>(request.table, answer);
  if (!table) return;
  if (caller.socket) {
    table->unwatch(caller.socket.get(), request.seat ? Seat(*request.seat) : Seat::spectator());
  }
  answer(api::Done{});
}

void Tables::handle(const Caller& caller, api::Act request, Answer<api::Act> answer) {
  const auto table = find_for<api::Act>(request.table, answer);
  if (!table) return;
  const int seat = request.seat;
  table->ask([person = caller.who.person, request = std::move(request)](
                 const TableLook& look,
                 Millis now) { return decide_act(look.model, person, request, now); },
             acted<api::Act>(seat, std::move(answer)));
}

void Tables::handle(const Caller& caller, api::Why request, Answer<api::Why> answer) {
  const auto table = find_for<api::Why>(request.table, answer);
  if (!table) return;
  table->ask([](const TableLook&, Millis) { return Decision{Decided{}}; },
             [who = caller.who, request = std::move(request),
              answer = std::move(answer)](Result<TableLook> look) mutable {
               if (!look) return answer(std::unexpected(look.error()));
               answer(reason_for(look->model, who.person, request, who.language));
             });
}

void Tables::handle(const Caller& caller, api::Undo request, Answer<api::Undo> answer) {
  const auto table = find_for<api::Undo>(request.table, answer);
  if (!table) return;
  const int seat = request.seat;
  table->ask([person = caller.who.person, request = std::move(request)](
                 const TableLook& look,
                 Millis now) { return decide_undo(look.model, person, request, now); },
             acted<api::Undo>(seat, std::move(answer)));
}

void Tables::handle(const Caller& caller, api::AnswerUndo request, Answer<api::AnswerUndo> answer) {
  const auto table = find_for<api::AnswerUndo>(request.table, answer);
  if (!table) return;
  table->ask([person = caller.who.person, request = std::move(request)](
                 const TableLook& look,
                 Millis now) { return decide_answer_undo(look.model, person, request, now); },
             done<api::AnswerUndo>(std::move(answer)));
}

void Tables::handle(const Caller& caller, api::HandOver request, Answer<api::HandOver> answer) {
  change(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::HandOver& r, Millis now) {
        return decide_hand_over(m, person, r, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::TakeBack request, Answer<api::TakeBack> answer) {
  change(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::TakeBack& r, Millis now) {
        return decide_take_back(m, person, r, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::Silence request, Answer<api::Silence> answer) {
  const auto table = find_for<api::Silence>(request.table, answer);
  if (!table) return;
  table->ask([person = caller.who.person, request = std::move(request)](
                 const TableLook& look,
                 Millis now) { return decide_silence(look.model, person, request, now); },
             done<api::Silence>(std::move(answer)));
}

}  // namespace prestige::server
