#include "cli/arguments.h"

#include <fmt/core.h>

#include <fstream>
#include <iostream>
#include <iterator>

namespace prestige::cli {

using protocol::Json;

namespace {

bool quiet = false;

}  // namespace

void keep_quiet() { quiet = true; }

void complain(const std::string& message) {
  if (!quiet) fmt::print(stderr, "prestige: {}\n", message);
}

void complain(const protocol::Error& error) { complain(error.text.en); }

const protocol::GameCodec* find_game_or_complain(const std::string& name) {
  const protocol::GameCodec* codec = protocol::find_game(name);
  if (codec != nullptr) return codec;
  std::string known;
  for (const protocol::GameCodec* game : protocol::all_games()) {
    known += known.empty() ? "" : ", ";
    known += game->rules().name();
  }
  complain(fmt::format("there is no game \"{}\"; there is: {}", name, known));
  return nullptr;
}

std::optional<Json> parse_json_or_complain(const std::string& text, const std::string& what) {
  Json value = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (!value.is_discarded()) return value;
  complain(fmt::format("{} is not valid JSON", what));
  return std::nullopt;
}

std::optional<Json> read_json_or_complain(const std::string& path) {
  constexpr std::size_t kBytesMax = 64u << 20;
  std::ifstream file;
  if (path != "-") {
    file.open(path, std::ios::binary);
    if (!file) {
      complain(fmt::format("cannot read {}", path));
      return std::nullopt;
    }
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::string text;
  char buffer[1 << 16];
  while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(in.gcount()));
    if (text.size() > kBytesMax) {
      complain(fmt::format("{} is larger than {} MiB", path, kBytesMax >> 20));
      return std::nullopt;
    }
  }
  if (in.bad()) {
    complain(fmt::format("cannot read {}", path));
    return std::nullopt;
  }
  return parse_json_or_complain(text, path);
}

std::optional<AnyState> create_or_complain(const protocol::GameCodec& codec,
                                           const GameArguments& arguments) {
  const auto options = parse_json_or_complain(arguments.options, "--options");
  if (!options) return std::nullopt;
  const auto state = codec.create(arguments.players, *options);
  if (state) return *state;
  complain(state.error());
  return std::nullopt;
}

}  // namespace prestige::cli
