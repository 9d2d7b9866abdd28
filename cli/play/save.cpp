#include "cli/play/save.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>

namespace prestige::play {

namespace {

namespace fs = std::filesystem;
using protocol::Json;
using protocol::Language;

constexpr int kFormatVersion = 1;
constexpr std::uintmax_t kFileBytesMax = 16u << 20;

Json seating_json(const Seating& seating) {
  return {{"version", kFormatVersion},
          {"seats", seating.seats},
          {"names", seating.names},
          {"language", protocol::id_of(seating.language)}};
}

bool is_list_of_texts(const Json& json, std::size_t size) {
  if (!json.is_array() || json.size() != size) return false;
  for (const Json& item : json) {
    if (!item.is_string()) return false;
  }
  return true;
}

// Nothing when this is not the seating of a game with so many players.
std::optional<Seating> read_seating(const Json& json, int players) {
  const auto size = static_cast<std::size_t>(players);
  const bool fits = json.is_object() && json.value("version", Json()) == kFormatVersion &&
                    is_list_of_texts(json.value("seats", Json()), size) &&
                    is_list_of_texts(json.value("names", Json()), size);
  if (!fits) return std::nullopt;
  Seating seating{.seats = json["seats"].get<std::vector<std::string>>(),
                  .names = json["names"].get<protocol::Names>()};
  for (const Language language : protocol::kLanguages) {
    if (json.value("language", Json()) == protocol::id_of(language)) seating.language = language;
  }
  give_names(seating);
  return seating;
}

std::unexpected<SaveError> error(SaveError::Kind kind, std::string_view key, const fs::path& path,
                                 const protocol::LocalText& reason = {}) {
  protocol::LocalText text = protocol::in_all_languages([&](Language language) {
    return protocol::text("cli", language, key,
                          {{"file", path.string()}, {"reason", reason.in(language)}});
  });
  return std::unexpected(SaveError{kind, std::move(text)});
}

std::optional<std::string> read_file(const fs::path& path) {
  std::error_code wrong;
  const auto size = fs::file_size(path, wrong);
  if (wrong || size > kFileBytesMax) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  if (!file) return std::nullopt;
  return std::move(content).str();
}

std::string time_stamp() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  localtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y%m%d-%H%M%S", &parts);
  return text;
}

fs::path save_folder() {
  const auto variable = [](const char* name) -> std::optional<fs::path> {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') return std::nullopt;
    return value;
  };
  if (const auto state = variable("XDG_STATE_HOME")) return *state / "prestige";
  if (const auto home = variable("HOME")) return *home / ".local" / "state" / "prestige";
  return fs::current_path();
}

}  // namespace

bool write_atomically(const fs::path& path, const std::string& content) {
  std::error_code wrong;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), wrong);
  fs::path temporary = path;
  temporary += "." + std::to_string(getpid()) + ".tmp";
  {
    std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
    file << content;
    file.close();
    if (file) fs::rename(temporary, path, wrong);
    if (file && !wrong) return true;
  }
  fs::remove(temporary, wrong);
  return false;
}

bool save_game(const fs::path& path, const protocol::Session& session, const Seating& seating) {
  const Json json{{"play", seating_json(seating)}, {"record", session.record()}};
  return write_atomically(path, json.dump(1) + "\n");
}

std::expected<SavedGame, SaveError> load_game(const fs::path& path) {
  using Kind = SaveError::Kind;
  const auto content = read_file(path);
  if (!content) return error(Kind::unreadable, "save.unreadable", path);
  const Json json = Json::parse(*content, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object() || !json.contains("play") || !json.contains("record")) {
    return error(Kind::malformed, "save.not_a_save", path);
  }
  auto session = protocol::Session::replay(json["record"]);
  if (!session) return error(Kind::malformed, "save.bad_record", path, session.error().text);
  const int players = session->codec().rules().players(session->state());
  auto seating = read_seating(json["play"], players);
  if (!seating) return error(Kind::malformed, "save.bad_seating", path);
  return SavedGame{std::move(*session), std::move(*seating)};
}

fs::path default_save_path(std::string_view game) {
  const std::string stem = std::string(game) + "-" + time_stamp();
  fs::path path = save_folder() / (stem + ".json");
  std::error_code wrong;
  for (int i = 2; fs::exists(path, wrong); ++i) {
    path = save_folder() / (stem + "-" + std::to_string(i) + ".json");
  }
  return path;
}

}  // namespace prestige::play
