// Tables: opening, finding and filling them.

#include <sodium.h>

#include "bots/registry.h"
#include "protocol/message/encode.h"
#include "server/table/bookmark.h"
#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

constexpr int kListMax = 50;

// An id that follows from texts, so that doing the same thing twice finds the same table.
TableId derived_id(std::initializer_list<std::string_view> texts) {
  crypto_generichash_state state;
  crypto_generichash_init(&state, nullptr, 0, crypto_generichash_BYTES);
  for (const std::string_view text : texts) {
    const auto size = static_cast<unsigned char>(text.size());
    crypto_generichash_update(&state, &size, 1);
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(text.data()),
                              text.size());
  }
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  crypto_generichash_final(&state, hash.data(), hash.size());
  std::uint64_t bits = 0;
  for (int i = 0; i < 8; ++i) bits = bits << 8 | hash[static_cast<std::size_t>(i)];
  return TableId(static_cast<std::int64_t>((bits >> 4) | 1));
}

JsonText games_json() {
  protocol::Json games = protocol::Json::array();
  for (const protocol::GameCodec* codec : protocol::all_games()) games.push_back(codec->describe());
  return {games.dump()};
}

template <class Row>
Result<api::TableList> list_of(const TableFilter& filter, const Stored<std::vector<Row>>& rows,
                               std::string (*text)(const Row&), ListMark (*mark)(const Row&)) {
  if (!rows) return std::unexpected(refusal("unavailable"));
  api::TableList list;
  for (const Row& row : *rows) list.tables.push_back({text(row)});
  if (static_cast<int>(rows->size()) == filter.limit) list.next = bookmark(mark(rows->back()));
  return list;
}

// The summary is an object; the flag goes in front of its other fields.
std::string own_text(const OwnTableRow& row) {
  std::string text = row.table.head.summary;
  if (text.size() > 2) {
    text.insert(1, row.to_move ? "\"your_move\":true," : "\"your_move\":false,");
  }
  return text;
}
ListMark own_mark(const OwnTableRow& row) {
  return {row.to_move, row.table.head.updated, row.table.id};
}
std::string open_text(const TableRow& row) { return row.head.summary; }
ListMark open_mark(const TableRow& row) { return {false, row.head.created, row.id}; }

Decision decide_rematch(const TableModel& old, PersonId host, Entropy& entropy, Millis now) {
  Decided decided;
  decided.entries.push_back(entry::Created{.at = now,
                                           .host = to_text(host),
                                           .setup = *old.setup,
                                           .seed = to_hex(random_seed(entropy)),
                                           .invite = new_invite(entropy)});
  // Everybody moves on by one seat.
  const int players = static_cast<int>(old.seats.size());
  for (int i = 0; i < players; ++i) {
    const TableSeat& seat = old.seats[static_cast<std::size_t>(i)];
    const int next = (i + 1) % players;
    if (seat.person) {
      decided.entries.push_back(
          entry::Joined{.at = now, .seat = next, .person = to_text(seat.person), .entropy = {}});
    } else if (seat.occupant == api::Occupant::bot) {
      decided.entries.push_back(entry::SeatSet{.at = now, .seat = next, .bot = seat.bot});
    }
  }
  return decided;
}

}  // namespace

void Tables::handle(const Caller&, api::Games, Answer<api::Games> answer) {
  static const JsonText games = games_json();
  api::GameList list{.games = games, .bots = {}};
  for (const std::string_view bot : bots::level_names()) list.bots.emplace_back(bot);
  answer(std::move(list));
}

void Tables::handle(const Caller& caller, api::Tables request, Answer<api::Tables> answer) {
  const bool mine = request.mine.value_or(false);
  if (mine && !caller.who.person) return answer(std::unexpected(refusal("not_signed_in")));
  TableFilter filter{.game = request.game,
                     .status = request.status,
                     .players = request.players,
                     .with_free_seat = request.free.value_or(false),
                     .limit = request.limit.value_or(kListMax),
                     .after = std::nullopt};
  if (request.after) {
    filter.after = bookmark_from(*request.after);
    if (!filter.after) return answer(std::unexpected(refusal_as("bad_field", "bad_bookmark")));
  }
  if (caller.socket) {
    const std::lock_guard lock(mutex_);
    in_lobby_.insert_or_assign(caller.socket.get(), caller.socket);
  }
  parts_.storage.run([mine, person = caller.who.person, filter = std::move(filter),
                      answer = std::move(answer)](Store& store) mutable {
    answer(mine ? list_of(filter, store.tables_of(person, filter), own_text, own_mark)
                : list_of(filter, store.list_tables(filter), open_text, open_mark));
  });
}

void Tables::handle(const Caller& caller, api::CreateTable request,
                    Answer<api::CreateTable> answer) {
  const bool keyed = request.key.has_value();
  const TableId id = keyed ? derived_id({"create", to_text(caller.who.person), *request.key})
                           : TableId(random_id(parts_.entropy));
  make<api::CreateTable>(
      caller, id, keyed ? Table::Before::unknown : Table::Before::nothing,
      [this, who = caller.who, request = std::move(request)](const TableLook& look, Millis now) {
        if (look.model.version > 0) return Decision{Decided{}};
        return decide_create(request, who, parts_.entropy, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::GetTable request, Answer<api::GetTable> answer) {
  change(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::GetTable& r,
                                   Millis) -> Decision {
        if (!may_see(m, person, r.invite.value_or(""))) return no_such_table(r.table);
        return Decided{};
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::Join request, Answer<api::Join> answer) {
  toggle(
      caller, request,
      [who = caller.who](const TableModel& m, const api::Join& r, Millis now) {
        return decide_join(m, who, r, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::Leave request, Answer<api::Leave> answer) {
  const auto table = find_for<api::Leave>(request.table, answer);
  if (!table) return;
  table->ask(
      [person = caller.who.person](const TableLook& look, Millis now) {
        return decide_leave(look.model, person, /*forget=*/false, now);
      },
      [answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        answer(api::Done{});
      });
}

void Tables::handle(const Caller& caller, api::Ready request, Answer<api::Ready> answer) {
  toggle(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::Ready& r, Millis now) {
        return decide_ready(m, person, r, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::SetSeat request, Answer<api::SetSeat> answer) {
  toggle(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::SetSeat& r, Millis now) {
        return decide_set_seat(m, person, r, now);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::Start request, Answer<api::Start> answer) {
  change(
      caller, request,
      [person = caller.who.person](const TableModel& m, const api::Start&, Millis now) {
        return decide_start(m, person, now);
      },
      std::move(answer));
}

// The old table says which one goes on, so that everybody ends up at the same.
void Tables::handle(const Caller& caller, api::Rematch request, Answer<api::Rematch> answer) {
  const auto old = find_for<api::Rematch>(request.table, answer);
  if (!old) return;
  old->ask(
      [person = caller.who.person](const TableLook& look, Millis) -> Decision {
        if (!look.model.is_member(person)) {
          return std::unexpected(refusal_as("forbidden", "not_at_table"));
        }
        if (look.model.frozen) return std::unexpected(refusal_as("not_now", "table.frozen"));
        if (look.model.status != api::Status::over) {
          return std::unexpected(refusal_as("not_now", "table.not_over"));
        }
        return Decided{};
      },
      [this, caller, old, answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        const TableId id = derived_id({"rematch", to_text(look->model.id)});
        auto shared_model = std::make_shared<const TableModel>(look->model);
        for (const auto& [person, name] : look->names) {
          find(id)->set_name(person, name);
        }
        make<api::Rematch>(
            caller, id, Table::Before::unknown,
            [this, shared_model, host = caller.who.person](const TableLook& next, Millis now) {
              if (next.model.version > 0) return Decision{Decided{}};
              return decide_rematch(*shared_model, host, parts_.entropy, now);
            },
            [this, old, id, shared_model, host = caller.who.person,
             answer = std::move(answer)](Result<api::TableInfo> info) mutable {
              if (!info) return answer(std::move(info));
              old->ask([id](const TableLook& l,
                            Millis now) { return decide_continue(l.model, id, now); },
                       [](Result<TableLook>) {});
              std::vector<PersonId> others;
              for (const MemberRow& member : members_of(*shared_model)) {
                if (member.person != host) others.push_back(member.person);
              }
              if (!shared_model->rematch) {
                parts_.notices.tell(others, NoticeKind::rematch, id);
              }
              answer(std::move(info));
            });
      });
}

}  // namespace prestige::server
