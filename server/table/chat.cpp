// Tables: talking.

#include <algorithm>
#include <limits>

#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

constexpr int kChatLinesMax = 200;

bool printable(std::string_view text) {
  return std::ranges::none_of(
      text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// Players talk at the table; while they play they neither hear spectators nor talk among them.
std::optional<Error> not_in_room(const TableModel& m, PersonId person, ChatRoom room,
                                 bool talking) {
  const bool member = m.is_member(person);
  if (room == ChatRoom::table && talking && !member) return refusal_as("forbidden", "not_at_table");
  if (room == ChatRoom::spectators && member && m.status == api::Status::playing) {
    return refusal_as("forbidden", "players_and_spectators");
  }
  return std::nullopt;
}

api::ChatLine line_of(const ChatRow& row) {
  return {.number = row.number,
          .at = row.at,
          .person = row.person ? to_text(row.person) : std::string(),
          .name = row.name,
          .room = row.room,
          .text = row.text};
}

// Whether the person has written one of the newest lines there.
Stored<bool> talks(Store& store, TableId table, PersonId person) {
  for (const ChatRoom room : {ChatRoom::table, ChatRoom::spectators}) {
    const auto rows = store.chat(table, room, 0, kChatLinesMax);
    if (!rows) return std::unexpected(rows.error());
    if (std::ranges::find(*rows, person, &ChatRow::person) != rows->end()) return true;
  }
  return false;
}

}  // namespace

void Tables::handle(const Caller& caller, api::Say request, Answer<api::Say> answer) {
  const auto table = find_for<api::Say>(request.table, answer);
  if (!table) return;
  if (!printable(request.text)) {
    return answer(std::unexpected(refusal_as("bad_field", "not_printable")));
  }
  const Millis now = parts_.clock.now();
  if (!chat_limit_.allow(caller.who.person, now)) {
    return answer(std::unexpected(too_many(chat_limit_.refill_s())));
  }
  const ChatRow row{.number = 0,
                    .at = now,
                    .person = caller.who.person,
                    .name = caller.who.name,
                    .room = request.room,
                    .text = std::move(request.text)};
  table->ask(
      [row, invite = request.invite.value_or("")](const TableLook& look, Millis) -> Decision {
        if (!may_see(look.model, row.person, invite)) {
          return no_such_table(to_text(look.model.id));
        }
        if (auto error = not_in_room(look.model, row.person, row.room, /*talking=*/true)) {
          return std::unexpected(std::move(*error));
        }
        if (look.model.frozen) return std::unexpected(refusal_as("not_now", "table.frozen"));
        if (std::ranges::find(look.model.silenced, row.person) != look.model.silenced.end()) {
          return std::unexpected(refusal_as("forbidden", "silenced"));
        }
        return Decided{};
      },
      [this, table, row, answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        parts_.storage.run([table, row, answer = std::move(answer)](Store& store) mutable {
          const auto stored = store.add_chat(table->id(), row);
          if (!stored) return answer(std::unexpected(refusal("unavailable")));
          const api::ChatLine line = line_of(*stored);
          table->say(line, row.person);
          answer(line);
        });
      });
}

void Tables::handle(const Caller& caller, api::Chat request, Answer<api::Chat> answer) {
  const auto table = find_for<api::Chat>(request.table, answer);
  if (!table) return;
  table->ask(
      [request, person = caller.who.person](const TableLook& look, Millis) -> Decision {
        if (!may_see(look.model, person, request.invite.value_or(""))) {
          return no_such_table(request.table);
        }
        if (auto error = not_in_room(look.model, person, request.room, /*talking=*/false)) {
          return std::unexpected(std::move(*error));
        }
        return Decided{};
      },
      [this, request, person = caller.who.person, id = table->id(),
       answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        const bool member = look->model.is_member(person);
        const Millis delay = member ? 0 : chat_delay(look->model, request.room);
        // Who hears at once hears all: a line of another process may be of a clock that is ahead.
        const Millis heard =
            delay == 0 ? std::numeric_limits<Millis>::max() : parts_.clock.now() - delay;
        parts_.storage.run([request, person, id, heard,
                            answer = std::move(answer)](Store& store) mutable {
          const auto rows = store.chat(id, request.room, request.after.value_or(0), kChatLinesMax);
          const auto muted = person ? store.muted_by(person) : Stored<std::vector<PersonId>>();
          if (!rows || !muted) return answer(std::unexpected(refusal("unavailable")));
          api::ChatLog log;
          for (const ChatRow& row : *rows) {
            const bool unheard =
                row.at > heard || std::ranges::find(*muted, row.person) != muted->end();
            if (!unheard) log.lines.push_back(line_of(row));
          }
          answer(std::move(log));
        });
      });
}

void Tables::handle(const Caller& caller, api::Silence request, Answer<api::Silence> answer) {
  if (too_often<api::Silence>(caller, answer)) return;
  const auto table = find_for<api::Silence>(request.table, answer);
  if (!table) return;
  parts_.storage.run([table, host = caller.who.person, request = std::move(request),
                      answer = std::move(answer)](Store& store) mutable {
    const auto whom = id_from<PersonId>(request.person);
    const auto heard = whom ? talks(store, table->id(), *whom) : Stored<bool>(false);
    if (!heard) return answer(std::unexpected(refusal("unavailable")));
    table->ask(
        [host, request = std::move(request), heard = *heard](const TableLook& look, Millis now) {
          return decide_silence(look.model, host, request, heard, now);
        },
        [answer = std::move(answer)](Result<TableLook> look) mutable {
          if (!look) return answer(std::unexpected(look.error()));
          answer(api::Done{});
        });
  });
}

void Tables::chat_news(TableId id, std::int64_t number) {
  const auto table = find_loaded(id);
  if (!table) return;
  parts_.storage.run([table, number](Store& store) {
    for (const ChatRoom room : {ChatRoom::table, ChatRoom::spectators}) {
      const auto rows = store.chat(table->id(), room, number - 1, kChatLinesMax);
      if (!rows) continue;
      for (const ChatRow& row : *rows) {
        if (row.number == number) table->say(line_of(row), row.person);
      }
    }
  });
}

}  // namespace prestige::server
