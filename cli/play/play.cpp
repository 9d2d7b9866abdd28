#include "cli/play/play.h"

#include <algorithm>
#include <expected>
#include <random>

#include "cli/play/citadels/screen.h"
#include "cli/play/save.h"
#include "cli/play/table.h"
#include "cli/play/trickerion/screen.h"

namespace prestige::play {

namespace {

using protocol::Language;
using protocol::LocalText;
using protocol::Session;

constexpr int kPlayersDefault = 4;

// A reason not to play, with the exit code.
struct Failure {
  int exit_code;
  LocalText text;
};

std::unexpected<Failure> failure(std::string_view key, protocol::Arguments arguments = {}) {
  return std::unexpected(Failure{2, protocol::local_text("cli", key, arguments)});
}

std::string default_seat(const PlayOptions& options) {
  if (options.bots.contains(options.default_bot)) return options.default_bot;
  return options.bots.empty() ? std::string(kHuman) : options.bots.begin()->first;
}

int player_count(const PlayOptions& options) {
  if (options.players != 0) return options.players;
  return options.seats.empty() ? kPlayersDefault : static_cast<int>(options.seats.size());
}

Seating new_seating(const PlayOptions& options, int players) {
  Seating seating{.seats = options.seats, .names = options.names, .language = options.language};
  if (seating.seats.empty()) seating.seats.emplace_back(kHuman);
  seating.seats.resize(static_cast<std::size_t>(players), default_seat(options));
  give_names(seating);
  return seating;
}

std::expected<SavedGame, Failure> new_game(const PlayOptions& options) {
  const protocol::GameCodec* codec = protocol::find_game(options.game);
  if (codec == nullptr) return failure("error.game", {{"text", options.game}});
  const int players = player_count(options);
  const std::uint64_t seed = options.seed ? *options.seed : std::uint64_t{std::random_device{}()};
  auto session =
      Session::create(*codec, players, options.options, seed, protocol::Chance::automatic);
  if (!session) return std::unexpected(Failure{2, session.error().text});
  if (options.seats.size() > static_cast<std::size_t>(players)) return failure("error.seats");
  return SavedGame{std::move(*session), new_seating(options, players)};
}

std::expected<SavedGame, Failure> resumed_game(const PlayOptions& options) {
  auto saved = load_game(options.resume);
  if (saved) return std::move(*saved);
  const bool unreadable = saved.error().kind == SaveError::Kind::unreadable;
  return std::unexpected(Failure{unreadable ? 1 : 2, saved.error().text});
}

std::string bot_names(const Bots& bots) {
  Lines names;
  for (const auto& [name, bot] : bots) names.push_back(name);
  return join(names, ", ");
}

std::expected<SavedGame, Failure> start(const PlayOptions& options) {
  auto game = options.resume.empty() ? new_game(options) : resumed_game(options);
  if (!game) return game;
  for (const std::string& seat : game->seating.seats) {
    if (seat != kHuman && !options.bots.contains(seat)) {
      return failure("error.bot", {{"text", seat}, {"allowed", bot_names(options.bots)}});
    }
  }
  const std::string_view name = game->session.codec().rules().name();
  if (find_screen(name) == nullptr) return failure("error.screen", {{"text", std::string(name)}});
  return game;
}

// Has a human player done anything that would be lost?
bool is_worth_saving(const Table& table) {
  return std::ranges::any_of(table.session.history(), [&](const protocol::Step& step) {
    return step.seat.is_player() && table.seating.is_human(step.seat);
  });
}

// Keeps the game in its file and says, in words that name the file, what it is good for.
int keep(Table& table, std::string_view words, std::ostream& err) {
  const std::string file = table.save_path.string();
  if (!save_game(table.save_path, table.session, table.seating)) {
    err << table.say("save.failed", {{"file", file}}) << '\n';
    return 1;
  }
  table.terminal.print(table.say(words, {{"file", file}}));
  return 0;
}

int leave(Table& table, std::ostream& err) {
  if (is_worth_saving(table)) return keep(table, "leave.saved", err);
  table.terminal.print(table.say("leave.nothing"));
  return 0;
}

int finish(Table& table, std::ostream& err) {
  const Viewpoint at = table.at(Seat::spectator());
  const Lines result = table.screen.result(at);
  constexpr int kAround = 3;  // a blank line, where the record is, the prompt of the shell
  const int rows = table.terminal.height() - static_cast<int>(result.size()) - kAround;
  Lines board;
  for (const Detail detail : {Detail::brief, Detail::terse, Detail::tight, Detail::least}) {
    board = table.screen.table(at, detail);
    if (static_cast<int>(board.size()) <= rows) break;
  }
  table.terminal.print();
  if (static_cast<int>(board.size()) <= rows) table.terminal.print(board);
  table.terminal.print(result);
  return keep(table, "result.record", err);
}

std::filesystem::path save_path(const PlayOptions& options, const Session& session) {
  if (!options.save.empty()) return options.save;
  if (!options.resume.empty()) return options.resume;
  return default_save_path(session.codec().rules().name());
}

}  // namespace

const GameScreen* find_screen(std::string_view game) {
  if (game == "citadels") return &citadels_screen();
  return game == "trickerion" ? &trickerion_screen() : nullptr;
}

int run_play(const PlayOptions& options, std::istream& in, std::ostream& out, std::ostream& err) {
  auto game = start(options);
  if (!game) {
    err << game.error().text.in(options.language) << '\n';
    return game.error().exit_code;
  }
  Terminal terminal(in, out, options.color, options.fast);
  const GameScreen& screen = *find_screen(game->session.codec().rules().name());
  Table table{std::move(game->session), std::move(game->seating), screen, terminal, {},
              options.adviser};
  table.save_path = save_path(options, table.session);
  return play_game(table, options.bots) == Ending::left ? leave(table, err) : finish(table, err);
}

}  // namespace prestige::play
