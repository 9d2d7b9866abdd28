#pragma once

// What a backup holds, in the order in which it can be filled in again. Version 1 of the format.

#include <array>
#include <string_view>

namespace prestige::server::backup {

inline constexpr std::string_view kFormat = "prestige-backup";
inline constexpr int kVersion = 1;

struct Table {
  std::string_view name;
  std::string_view columns;
  // For each column: i whole number, n the same or nothing, r real, b yes or no, t text.
  std::string_view kinds;
  std::string_view order;
};

inline constexpr auto kTables = std::to_array<Table>({
    {"people", "id, name, name_key, password_hash, language, webhook, rated, owner, created",
     "itttttbii", "id"},
    {"sessions", "id, token_hash, person, label, created, last_used", "ititii", "id"},
    {"mutes", "person, muted", "ii", "person, muted"},
    {"tables",
     "id, version, game, players, status, visibility, free_seats, created, updated, due, summary",
     "iitittiiint", "id"},
    {"entries", "table_id, version, data", "iit", "table_id, version"},
    {"members", "table_id, person, to_move", "iib", "table_id, person"},
    {"chat", "table_id, number, at, person, name, room, text", "iiiittt", "table_id, number"},
    {"notices", "person, number, at, kind, table_id, read", "iiitib", "person, number"},
    {"ratings", "game, players, person, bot, mean, deviation, games", "tiitrri",
     "game, players, person, bot"},
    {"rated", "table_id", "i", "table_id"},
});

}  // namespace prestige::server::backup
