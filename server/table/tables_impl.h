#pragma once

// What the handlers of tables share.

#include "server/table/tables.h"

namespace prestige::server {

std::unexpected<Error> no_such_table(std::string_view id);

template <class R>
std::shared_ptr<Table> Tables::find_for(const std::string& id, Answer<R>& answer) {
  if (const auto number = id_from<TableId>(id)) return find(*number);
  answer(no_such_table(id));
  return nullptr;
}

template <class R, class F>
void Tables::change(const Caller& caller, const R& request, F decide, Answer<R> answer) {
  const auto table = find_for<R>(request.table, answer);
  if (!table) return;
  table->set_name(caller.who.person, {caller.who.name, caller.who.owner});
  table->ask(
      [request, decide](const TableLook& look, Millis now) {
        return decide(look.model, request, now);
      },
      [person = caller.who.person, answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        answer(info_of(look->model, look->names, has_part(look->model, person)));
      });
}

template <class R>
bool Tables::too_often(const Caller& caller, Answer<R>& answer) {
  if (turn_limit_.allow(caller.who.person, parts_.clock.now())) return false;
  answer(std::unexpected(too_many(turn_limit_.refill_s())));
  return true;
}

template <class R, class F>
void Tables::toggle(const Caller& caller, const R& request, F decide, Answer<R> answer) {
  if (too_often<R>(caller, answer)) return;
  change(caller, request, std::move(decide), std::move(answer));
}

// look(TableLook, Replayed) gives the answer.
template <class R, class F>
void Tables::look_back(const Caller& caller, const R& request, F look, Answer<R> answer) {
  const auto table = find_for<R>(request.table, answer);
  if (!table) return;
  table->ask(
      [request, person = caller.who.person](const TableLook& found, Millis) -> Decision {
        if (!may_see(found.model, person, request.invite.value_or(""))) {
          return no_such_table(request.table);
        }
        return Decided{};
      },
      [request, look, answer = std::move(answer)](Result<TableLook> found) mutable {
        if (!found) return answer(std::unexpected(found.error()));
        answer(look(request, *found));
      },
      /*with_log=*/true);
}

// A new table; its maker gets it as the answer.
template <class R>
void Tables::make(const Caller& caller, TableId id, Table::Before before, Table::Decide decide,
                  Answer<R> answer) {
  const auto table = find(id);
  table->set_name(caller.who.person, {caller.who.name, caller.who.owner});
  table->make(
      before, std::move(decide),
      [person = caller.who.person, answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        answer(info_of(look->model, look->names, has_part(look->model, person)));
      });
}

}  // namespace prestige::server
