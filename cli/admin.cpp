#include "cli/admin.h"

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/admin_list.h"
#include "cli/arguments.h"
#include "cli/stored_table.h"
#include "server/net/system.h"
#include "server/table/record.h"

namespace prestige::cli {

using namespace server;
using protocol::Json;

namespace {

int fail(const std::string& why) {
  complain(why);
  return kFailed;
}

CLI::App* add_command(CLI::App& admin, const std::string& name, const std::string& help) {
  CLI::App* command = admin.add_subcommand(name, help);
  command->fallthrough();  // the options that say where the data is may stand anywhere
  return command;
}

int run_freeze(Store& store, TableId table, bool frozen) {
  const Millis now = net::SystemClock().now();
  const auto changed = change_table(
      store, table, [&](const TableModel& m) { return decide_freeze(m, frozen, now); });
  if (!changed) return fail(changed.error());
  fmt::print("{} {}\n", to_text(table),
             *changed > 0 ? (frozen ? "is frozen" : "goes on")
                          : (frozen ? "was frozen already" : "was not frozen"));
  return kOk;
}

// What everybody at the table may know. Decisions are left out: even when one was taken can be
// secret.
std::optional<Json> public_entry(const Entry& entry) {
  if (std::holds_alternative<entry::Moved>(entry) || std::holds_alternative<entry::Undone>(entry)) {
    return std::nullopt;
  }
  const Json whole = Json::parse(to_text(entry));
  Json out;
  for (const char* key : {"entry", "at", "seat", "person", "frozen"}) {
    if (whole.contains(key)) out[key] = whole[key];
  }
  return out;
}

Json log_of(const StoredTable& table, bool open) {
  Json out = {{"table", to_text(table.now.model.id)}, {"version", table.now.model.version}};
  out["info"] = Json::parse(head_of(table.now.model, &table.names).summary);
  out["entries"] = Json::array();
  for (const Entry& entry : table.log) {
    if (open) {
      out["entries"].push_back(Json::parse(to_text(entry)));
    } else if (auto known = public_entry(entry)) {
      out["entries"].push_back(std::move(*known));
    }
  }
  if (open && table.now.model.game) out["record"] = record_of(table.now, table.names);
  return out;
}

int run_export(Store& store, TableId id, bool open) {
  const auto table = load_table(store, id);
  if (!table) return fail(table.error());
  const TableModel& m = table->now.model;
  const bool finished = m.status == Status::over && m.game;
  const Json out = finished && !open ? record_of(table->now, table->names) : log_of(*table, open);
  fmt::print("{}\n", out.dump());
  return kOk;
}

// As the server does it when people ask for it themselves: no trace is left at any table.
std::expected<void, std::string> leave_tables(Store& store, PersonId person) {
  const auto tables = store.tables_of(person, up_to(INT32_MAX));
  if (!tables) return std::unexpected(tables.error().detail);
  const Millis now = net::SystemClock().now();
  for (const OwnTableRow& row : *tables) {
    const auto left = change_table(store, row.table.id, [&](const TableModel& m) {
      return decide_leave(m, person, /*forget=*/true, now);
    });
    if (!left) return std::unexpected(left.error());
  }
  return {};
}

std::expected<std::vector<SessionRow>, std::string> sessions_of(
    Store& store, const std::vector<PersonId>& people) {
  std::vector<SessionRow> all;
  for (const PersonId person : people) {
    const auto sessions = store.sessions_of(person);
    if (!sessions) return std::unexpected(sessions.error().detail);
    all.insert(all.end(), sessions->begin(), sessions->end());
  }
  return all;
}

// Servers close the sockets of a session when they hear that it has ended. What is not told they
// find out by themselves, only later.
void tell_servers(Store& store, const std::vector<SessionRow>& ended) {
  for (const SessionRow& session : ended) {
    (void)store.announce({.kind = News::Kind::session, .id = session.id.number(), .version = 0});
  }
}

int run_delete(Store& store, PersonId id) {
  const auto person = store.person(id);
  const auto bots = store.bots_of(id);
  if (!person) return fail(person.error().detail);
  if (!bots) return fail(bots.error().detail);
  if (!*person) return fail("there is no person " + to_text(id));
  std::vector<PersonId> leaving = {id};
  for (const PersonRow& bot : *bots) leaving.push_back(bot.id);
  for (const PersonId one : leaving) {
    if (const auto left = leave_tables(store, one); !left) return fail(left.error());
  }
  const auto sessions = sessions_of(store, leaving);
  if (!sessions) return fail(sessions.error());
  if (const auto gone = store.delete_person(id); !gone) return fail(gone.error().detail);
  tell_servers(store, *sessions);
  fmt::print("{} is deleted\n", to_text(id));
  return kOk;
}

template <class T>
int with_id(const std::string& text, const char* what, const auto& run) {
  const auto id = id_from<T>(text);
  return id ? run(*id) : fail(fmt::format("“{}” is not the id of a {}", text, what));
}

}  // namespace

void add_admin(CLI::App& app, AdminArguments& arguments) {
  CLI::App* admin =
      app.add_subcommand("admin", "Look after the tables and people of a server, while it runs");
  admin->require_subcommand(1);
  add_store_options(*admin, arguments.store);

  CLI::App* list = add_command(*admin, "list", "List all tables");
  list->add_option("--status", arguments.status, "Only these")
      ->check(CLI::IsMember({"gathering", "playing", "over"}))
      ->option_text("gathering|playing|over");
  list->add_flag("--frozen", arguments.frozen, "Only those that are frozen");
  list->add_flag("--json", arguments.json, "One JSON object a line");

  const auto add_table = [&](CLI::App* command) {
    command->add_option("TABLE", arguments.id, "Its id, as in the list")->required();
    return command;
  };
  add_table(add_command(*admin, "freeze", "Stop a table: nobody can do anything there"));
  add_table(add_command(*admin, "thaw", "Let a table go on"));
  add_table(add_command(*admin, "export",
                        "Print the record of a finished game, or what everybody may know of "
                        "another table, as JSON"))
      ->add_flag(
          "--open", arguments.open,
          "The whole log, with all that is secret: hidden cards and choices, the seed of "
          "chance, the invitation. Whoever reads that of a running game must not play in it");
  add_command(*admin, "delete-person", "Delete a person and the person's bots for good")
      ->add_option("PERSON", arguments.id, "The person's id")
      ->required();
  admin->footer(
      "A running server notices at once with PostgreSQL, with SQLite when somebody next does "
      "something\nat the table. Use the version of the server that runs.");
}

int run_admin(const CLI::App& app, const AdminArguments& arguments) {
  const CLI::App* admin = app.get_subcommand("admin");
  const auto opened = open_or_complain(arguments.store);
  if (!opened) return opened.error();
  Store& store = **opened;
  if (admin->got_subcommand("list")) return run_list(store, arguments);
  if (admin->got_subcommand("delete-person")) {
    return with_id<PersonId>(arguments.id, "person",
                             [&](PersonId id) { return run_delete(store, id); });
  }
  return with_id<TableId>(arguments.id, "table", [&](TableId id) {
    if (admin->got_subcommand("export")) return run_export(store, id, arguments.open);
    return run_freeze(store, id, admin->got_subcommand("freeze"));
  });
}

}  // namespace prestige::cli
