#pragma once

// Saved games: the record of a session together with who plays it.

#include <expected>
#include <filesystem>
#include <string>

#include "cli/play/seating.h"
#include "protocol/session.h"

namespace prestige::play {

struct SavedGame {
  protocol::Session session;
  Seating seating;
};

struct SaveError {
  enum class Kind { unreadable, malformed } kind;
  protocol::LocalText text;
};

// Writes a file as a whole or not at all: readers see the old content or the new one. False when
// the file cannot be written.
bool write_atomically(const std::filesystem::path& path, const std::string& content);

bool save_game(const std::filesystem::path& path, const protocol::Session& session,
               const Seating& seating);
std::expected<SavedGame, SaveError> load_game(const std::filesystem::path& path);

// Where games go when nobody says where: the user's folder for such things, else the current one.
// Every call gives a name that is not taken yet.
std::filesystem::path default_save_path(std::string_view game);

}  // namespace prestige::play
