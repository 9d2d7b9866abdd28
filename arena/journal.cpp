#include "arena/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>
#include <string_view>

namespace prestige::arena {

using protocol::Json;

namespace {

std::optional<std::string> read_all(int file) {
  std::string text;
  char buffer[1 << 16];
  while (true) {
    const ssize_t got = ::read(file, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) return text;
    text.append(buffer, static_cast<std::size_t>(got));
  }
}

// Which setting differs, for the refusal: the first one on the way down.
std::string first_difference(const Json& here, const Json& there, const std::string& path) {
  if (here.type() == there.type() && here.is_object()) {
    for (const auto& [key, value] : here.items()) {
      if (!there.contains(key)) return path + " " + key + " is missing";
      if (there[key] != value) return first_difference(value, there[key], path + " " + key);
    }
  }
  if (here.is_array() && there.is_array() && here.size() == there.size()) {
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (here[i] == there[i]) continue;
      return first_difference(here[i], there[i], path + " " + std::to_string(i + 1));
    }
  }
  const auto shown = [](const Json& value) {
    return value.is_structured() ? std::to_string(value.size()) + " entries" : value.dump();
  };
  return path + " is " + shown(there) + ", not " + shown(here);
}

// The complete lines of the text; what follows the last end of line is cut off.
std::expected<std::vector<Json>, std::string> parse_lines(std::string_view text) {
  std::vector<Json> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    Json line = Json::parse(text.substr(0, end), nullptr, /*allow_exceptions=*/false);
    if (line.is_discarded()) {
      return std::unexpected("line " + std::to_string(lines.size() + 1) + " is not JSON");
    }
    lines.push_back(std::move(line));
    text.remove_prefix(end + 1);
  }
  return lines;
}

}  // namespace

Journal::~Journal() { ::close(file_); }

std::expected<std::unique_ptr<Journal>, std::string> Journal::open(const std::string& path,
                                                                   const Json& header,
                                                                   std::vector<Json>& lines) {
  const auto refused = [&](const std::string& why) { return std::unexpected(path + ": " + why); };
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return refused(std::strerror(errno));
  std::unique_ptr<Journal> journal(new Journal(file));
  struct stat about{};
  if (::fstat(file, &about) != 0) return refused(std::strerror(errno));
  if (!S_ISREG(about.st_mode)) return refused("this is no ordinary file");
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return refused("another run is writing to it");
  auto text = read_all(file);
  if (!text) return refused(std::strerror(errno));

  const std::size_t whole = text->rfind('\n') == std::string::npos ? 0 : text->rfind('\n') + 1;
  // A first line without an end may belong to anything: only what looks like ours is cut off.
  if (whole == 0 && !text->empty() && !text->starts_with("{\"arena\":")) {
    return refused("this is not a file of the arena");
  }
  text->resize(whole);
  auto parsed = parse_lines(*text);
  if (!parsed)
    return refused("this is not a file of the arena, or it is broken: " + parsed.error());
  if (!parsed->empty() && parsed->front() != header) {
    return refused("it belongs to other games or to another build of the program: " +
                   first_difference(header, parsed->front(), "its"));
  }
  if (::ftruncate(file, static_cast<off_t>(whole)) != 0) return refused(std::strerror(errno));
  if (parsed->empty() && !journal->append(header)) return refused(std::strerror(errno));
  if (!parsed->empty()) lines.assign(parsed->begin() + 1, parsed->end());
  return journal;
}

bool Journal::append(const Json& line) {
  const std::string text = line.dump() + "\n";
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t wrote = ::write(file_, text.data() + written, text.size() - written);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) return false;
    written += static_cast<std::size_t>(wrote);
  }
  return true;
}

}  // namespace prestige::arena
