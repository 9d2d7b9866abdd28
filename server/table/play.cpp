// Tables: playing and watching.

#include "server/table/reason.h"
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

// From a seat, or looking on.
template <class R>
Seat viewer_in(const R& request) {
  return request.seat ? Seat(*request.seat) : Seat::spectator();
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
  const auto id = id_from<TableId>(request.table);
  if (!id) return answer(no_such_table(request.table));
  const Seat viewer = viewer_in(request);
  if (!watches_.begin(caller.socket.get(), *id, viewer)) {
    return answer(std::unexpected(refusal_as(
        "too_many", "too_many_tables", {{"allowed", std::to_string(watches_.tables_max())}})));
  }
  {
    const std::lock_guard lock(mutex_);
    in_lobby_.erase(caller.socket.get());
  }
  const auto table = find(*id);
  table->set_name(caller.who.person, {caller.who.name, caller.who.owner});
  Watch watch{.socket = caller.socket,
              .person = caller.who.person,
              .viewer = viewer,
              .after = request.after,
              .words = words,
              .invite = request.invite.value_or(""),
              .muted = {}};
  table->watch(std::move(watch), [this, socket = caller.socket, id = *id, viewer,
                                  answer = std::move(answer)](Result<api::Done> done) mutable {
    watches_.end(socket.get(), id, viewer, done.has_value());
    answer(std::move(done));
  });
}

void Tables::handle(const Caller& caller, api::Unwatch request, Answer<api::Unwatch> answer) {
  const auto id = id_from<TableId>(request.table);
  if (!id) return answer(no_such_table(request.table));
  if (caller.socket) {
    const Seat viewer = viewer_in(request);
    watches_.remove(caller.socket.get(), *id, viewer);
    if (const auto table = find_loaded(*id)) table->unwatch(caller.socket.get(), viewer);
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
  if (too_often<api::Undo>(caller, answer)) return;
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
  toggle(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::HandOver& r, Millis now) {
        return decide_hand_over(m, person, r, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::TakeBack request, Answer<api::TakeBack> answer) {
  toggle(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::TakeBack& r, Millis now) {
        return decide_take_back(m, person, r, now);
      },
      std::move(answer));
}

}  // namespace prestige::server
