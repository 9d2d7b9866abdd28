#include "cli/admin_list.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace prestige::cli {

using namespace server;
using protocol::Json;

namespace {

constexpr int kRowsAtOnce = 500;

std::string time_text(Millis time) {
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(static_cast<std::time_t>(time / 1000)));
}

template <class T>
std::string_view word_of(T value) {
  return protocol::Words<T>::kWords[static_cast<std::size_t>(value)];
}

// The public TableInfo; an empty object for a table that has none.
Json info_of_row(const TableRow& row) {
  Json info = Json::parse(row.head.summary, nullptr, /*allow_exceptions=*/false);
  return info.is_object() ? info : Json::object();
}

std::string seats_text(const Json& info) {
  std::string out;
  for (const Json& seat : info.value("seats", Json::array())) {
    const std::string occupant = seat.value("occupant", "empty");
    out += out.empty() ? "" : ", ";
    out += occupant == "empty" ? "–" : seat.value("name", occupant);
  }
  return out;
}

void print_head() {
  fmt::print("{:<12}  {:<10}  {:<9}  {:<7}  {:<16}  {:>7}  {}\n", "table", "game", "status",
             "access", "changed (UTC)", "version", "seats");
}

void print_line(const TableRow& row, const Json& info) {
  const TableHead& head = row.head;
  fmt::print("{:<12}  {:<10}  {:<9}  {:<7}  {:<16}  {:>7}  {}{}\n", to_text(row.id), head.game,
             word_of(head.status), word_of(head.visibility), time_text(head.updated), row.version,
             seats_text(info), info.value("frozen", false) ? "  [frozen]" : "");
}

void print_json(const TableRow& row, const Json& info) {
  Json out = {{"table", to_text(row.id)},
              {"version", row.version},
              {"status", word_of(row.head.status)},
              {"updated", row.head.updated},
              {"frozen", info.value("frozen", false)},
              {"info", info}};
  if (row.head.due) out["due"] = *row.head.due;
  fmt::print("{}\n", out.dump());
}

}  // namespace

int run_list(Store& store, const AdminArguments& arguments) {
  if (!arguments.json) print_head();
  TableId after;
  while (true) {
    const auto rows = store.all_tables(after, kRowsAtOnce);
    if (!rows) {
      complain(rows.error().detail);
      return kFailed;
    }
    for (const TableRow& row : *rows) {
      const Json info = info_of_row(row);
      if (arguments.frozen && !info.value("frozen", false)) continue;
      if (!arguments.status.empty() && word_of(row.head.status) != arguments.status) {
        continue;
      }
      arguments.json ? print_json(row, info) : print_line(row, info);
    }
    if (rows->size() < static_cast<std::size_t>(kRowsAtOnce)) return kOk;
    after = rows->back().id;
  }
}

}  // namespace prestige::cli
