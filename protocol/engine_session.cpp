#include "protocol/engine_session.h"

#include <array>
#include <chrono>
#include <random>
#include <utility>
#include <vector>

#include "protocol/advice.h"
#include "protocol/course.h"
#include "protocol/failure.h"
#include "protocol/fair/fair.h"
#include "protocol/json_line.h"
#include "protocol/view.h"

namespace prestige::protocol {

// A request whose fields are known and whose seat, if it has one, is at the table.
struct EngineSession::Request {
  JsonReader in;
  FirstError& errors;
  Seat seat = Seat::nobody();

  std::uint64_t seed() const;
  Chance chance() const;
  std::optional<Language> language() const;
  Budget budget() const;
};

enum class SeatField { none, decides, looks };

struct EngineSession::Command {
  std::string_view name;
  Result<Json> (EngineSession::*handle)(const Request&);
  bool needs_game;
  SeatField seat;
  std::vector<std::string_view> fields;  // besides cmd and id
};

const EngineSession::Command EngineSession::kCommands[] = {
    {"games", &EngineSession::games, false, SeatField::none, {}},
    {"new",
     &EngineSession::new_game,
     false,
     SeatField::none,
     {"game", "players", "options", "seed", "chance"}},
    {"acting", &EngineSession::acting, true, SeatField::none, {}},
    {"legal", &EngineSession::legal, true, SeatField::decides, {"seat"}},
    {"apply", &EngineSession::apply, true, SeatField::decides, {"seat", "action"}},
    {"why", &EngineSession::why, true, SeatField::decides, {"seat", "action"}},
    {"observe", &EngineSession::observe, true, SeatField::looks, {"seat"}},
    {"view", &EngineSession::view, true, SeatField::looks, {"seat", "from", "language", "names"}},
    {"bot",
     &EngineSession::bot,
     true,
     SeatField::decides,
     {"seat", "bot", "seed", "iterations", "ms", "at_most_ms"}},
    {"explain",
     &EngineSession::explain,
     true,
     SeatField::decides,
     {"seat", "bot", "seed", "iterations", "ms", "at_most_ms", "candidates", "language", "names"}},
    {"position", &EngineSession::position, true, SeatField::none, {}},
    {"load", &EngineSession::load, false, SeatField::none, {"position", "seed", "chance"}},
    {"outcome", &EngineSession::outcome, true, SeatField::none, {}},
    {"undo", &EngineSession::undo, true, SeatField::none, {}},
    {"record", &EngineSession::record, true, SeatField::none, {}},
    {"replay", &EngineSession::replay, false, SeatField::none, {"record", "chance"}},
    {"verify", &EngineSession::verify, false, SeatField::none, {"record"}},
    {"texts", &EngineSession::texts, false, SeatField::none, {"of", "language"}},
    {"course", &EngineSession::course, true, SeatField::none, {}},
    {"content", &EngineSession::content, false, SeatField::none, {"of"}},
};

namespace {

// Every program that reads JSON keeps whole numbers up to here.
constexpr std::uint64_t kRandomSeedMax = (std::uint64_t{1} << 53) - 1;

// How long a request may make a bot think, and how many choices it may want explained.
constexpr std::int64_t kIterationsMax = 1'000'000;
constexpr std::int64_t kMillisecondsMax = 60'000;
constexpr std::int64_t kCandidatesMax = 20;
constexpr std::int64_t kCandidates = 5;

std::uint64_t random_seed() {
  std::random_device device;
  return ((std::uint64_t{device()} << 32) | device()) & kRandomSeedMax;
}

std::uint64_t now_us() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(
      std::chrono::duration_cast<std::chrono::microseconds>(now).count());
}

// A seat that decides may be chance, one that looks may be the spectator.
Seat read_seat(const JsonReader& in, int players, SeatField field) {
  in.require();
  const bool looks = field == SeatField::looks;
  const std::string_view word = looks ? "spectator" : "chance";
  if (in.is_text() && in.value() == word) return looks ? Seat::spectator() : Seat::chance();
  if (in.given() && in.value().is_number_unsigned() && in.value() < players) {
    return Seat(in.value().get<int>());
  }
  if (in.given()) {
    in.fail("core", "field.not_a_seat", quoted(in.value()),
            "0 … " + std::to_string(players - 1) + ", " + std::string(word));
  }
  return Seat::nobody();
}

Names read_names(const JsonReader& in, int players) {
  Names names;
  in.each_item([&](const JsonReader& name) { names.push_back(name.text().value_or("")); });
  if (std::cmp_greater(names.size(), players)) {
    in.fail("core", "field.wrong_size", std::to_string(names.size()),
            "0 … " + std::to_string(players));
  }
  return names;
}

Json seats_json(const Session& session) {
  Json seats = Json::array();
  session.acting().for_each([&](Seat seat) {
    seats.push_back(seat == Seat::chance() ? Json("chance") : Json(seat.index()));
  });
  return seats;
}

Json acting_json(const Session& session) {
  return {{"seats", seats_json(session)}, {"over", session.over()}};
}

std::string game_names() {
  std::vector<std::string_view> names;
  for (const GameCodec* codec : all_games()) names.push_back(codec->rules().name());
  return joined(names);
}

Result<const GameCodec*> named_game(const std::string& name) {
  if (const GameCodec* codec = find_game(name)) return codec;
  return std::unexpected(
      failure("unknown_game", {{"detail", shortened(name)}, {"allowed", game_names()}}));
}

// The answer line: ok, the id of the request if it has one, and the rest.
std::string answer_line(const Json& request, const Result<Json>& result) {
  Json line = {{"ok", result.has_value()}};
  if (request.is_object() && request.contains("id") && request["id"].is_primitive()) {
    line["id"] = request["id"];
  }
  if (result) {
    line.update(*result);
  } else {
    line["error"] = to_json(result.error());
  }
  return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::uint64_t EngineSession::Request::seed() const {
  const JsonReader seed = in["seed"];
  return seed.given() ? seed.natural().value_or(0) : random_seed();
}

Chance EngineSession::Request::chance() const {
  constexpr std::array<std::string_view, 2> kWords{"auto", "manual"};
  return in["chance"].choice(kWords).value_or(0) == 0 ? Chance::automatic : Chance::manual;
}

std::optional<Language> EngineSession::Request::language() const {
  constexpr auto kIds = [] {
    std::array<std::string_view, std::size(kLanguages)> ids;
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = id_of(kLanguages[i]);
    return ids;
  }();
  const auto chosen = in["language"].choice(kIds);
  return chosen ? std::optional(kLanguages[*chosen]) : std::nullopt;
}

Budget EngineSession::Request::budget() const {
  const auto iterations = in["iterations"].integer(1, kIterationsMax);
  const auto milliseconds = in["ms"].integer(1, kMillisecondsMax);
  if (iterations && milliseconds) in["ms"].fail("core", "field.either", {}, "iterations, ms");
  const auto at_most = in["at_most_ms"].integer(1, kMillisecondsMax);
  if (at_most && milliseconds) in["at_most_ms"].fail("core", "field.either", {}, "ms, at_most_ms");
  return {.iterations = static_cast<std::uint64_t>(iterations.value_or(0)),
          .milliseconds = static_cast<std::uint32_t>(milliseconds.value_or(0)),
          .now_us = now_us,
          .at_most_ms = static_cast<std::uint32_t>(at_most.value_or(0))};
}

std::string EngineSession::answer(std::string_view line) {
  const auto request = read_line(line);
  if (!request) return answer_line(nullptr, std::unexpected(request.error()));
  return answer_line(*request, handle(*request));
}

Result<Json> EngineSession::handle(const Json& json) {
  if (!json.is_object() || !json.contains("cmd")) {
    return std::unexpected(failure("bad_request"));
  }
  FirstError errors("bad_field");
  Request request{.in = JsonReader(json, errors), .errors = errors};
  const std::string name = request.in["cmd"].text().value_or("");
  if (!errors.none()) return std::unexpected(errors.error());
  const Command* command = nullptr;
  std::vector<std::string_view> names;
  for (const Command& known : kCommands) {
    names.push_back(known.name);
    if (known.name == name) command = &known;
  }
  if (command == nullptr) {
    return std::unexpected(
        failure("unknown_command", {{"detail", shortened(name)}, {"allowed", joined(names)}}));
  }
  std::vector<std::string_view> fields = command->fields;
  fields.insert(fields.begin(), {"cmd", "id"});
  request.in.allow_only(fields);
  const JsonReader id = request.in["id"];
  if (id.given() && !id.value().is_primitive()) id.fail("core", "field.not_scalar");
  if (errors.none() && command->needs_game && !session_) {
    return std::unexpected(failure("no_game"));
  }
  if (errors.none() && command->seat != SeatField::none) {
    const int players = session_->codec().rules().players(session_->state());
    request.seat = read_seat(request.in["seat"], players, command->seat);
  }
  if (!errors.none()) return std::unexpected(errors.error());
  return (this->*command->handle)(request);
}

// A new game takes the place of the running one only if there is one.
Result<Json> EngineSession::start(Result<Session> session) {
  if (!session) return std::unexpected(session.error());
  session_ = std::move(*session);
  Json out = acting_json(*session_);
  out["seed"] = session_->seed();
  return out;
}

Result<Json> EngineSession::games(const Request&) {
  Json games = Json::array();
  for (const GameCodec* codec : all_games()) games.push_back(codec->describe());
  return Json{{"games", games}};
}

Result<Json> EngineSession::new_game(const Request& request) {
  const JsonReader& in = request.in;
  in["game"].require();
  const std::string game = in["game"].text().value_or("");
  const std::uint64_t seed = request.seed();
  const Chance chance = request.chance();
  const auto players = in["players"].whole_number();
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  const auto codec = named_game(game);
  if (!codec) return std::unexpected(codec.error());
  const Json options = in["options"].given() ? in["options"].value() : Json::object();
  const int usual = (*codec)->describe()["players"]["default"].get<int>();
  return start(Session::create(**codec, players.value_or(usual), options, seed, chance));
}

Result<Json> EngineSession::acting(const Request&) { return acting_json(*session_); }

Result<Json> EngineSession::legal(const Request& request) {
  return Json{{"actions", session_->legal(request.seat)}};
}

Result<Json> EngineSession::apply(const Request& request) {
  request.in["action"].require();
  const auto action = request.in["action"].text();
  if (!action) return std::unexpected(request.errors.error());
  const auto events = session_->apply(request.seat, *action);
  if (!events) return std::unexpected(events.error());
  Json list = Json::array();
  for (const AnyEvent& event : *events) list.push_back(session_->codec().event(event));
  Json out = {{"events", std::move(list)}};
  out.update(acting_json(*session_));
  return out;
}

Result<Json> EngineSession::why(const Request& request) {
  request.in["action"].require();
  const auto action = request.in["action"].text();
  if (!action) return std::unexpected(request.errors.error());
  const auto refusal = session_->why(request.seat, *action);
  if (!refusal) return std::unexpected(refusal.error());
  if (!*refusal) return Json{{"legal", true}};
  return Json{{"legal", false},
              {"rule", (*refusal)->rule},
              {"text", to_json(session_->codec().explain(**refusal))}};
}

Result<Json> EngineSession::observe(const Request& request) {
  return Json{{"observation", session_->codec().observation(session_->state(), request.seat)}};
}

Result<Json> EngineSession::view(const Request& request) {
  const JsonReader from = request.in["from"];
  const std::size_t steps = session_->history().size();
  ViewRequest wanted;
  wanted.viewer = request.seat;
  if (const auto step = from.integer(0, static_cast<std::int64_t>(steps))) {
    wanted.from = static_cast<std::size_t>(*step);
  }
  wanted.language = request.language();
  wanted.names =
      read_names(request.in["names"], session_->codec().rules().players(session_->state()));
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  Json out = acting_json(*session_);
  out.update(protocol::view(*session_, wanted));
  return out;
}

bool EngineSession::decides(const Request& request) const {
  return request.seat.is_player() && session_->acting().has(request.seat);
}

// Without a seed a bot decides as one at the table of the terminal does: the same game has the same
// decisions.
Rng EngineSession::thoughts(const Request& request) const {
  const auto seed = request.in["seed"].natural();
  return seed ? Rng(*seed) : Rng(session_->seed()).fork(session_->history().size());
}

Result<Json> EngineSession::bot(const Request& request) {
  const JsonReader name = request.in["bot"];
  name.require();
  const auto chosen = name.choice(bots_.names);
  const Budget budget = request.budget();
  const Rng rng = thoughts(request);
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  if (!decides(request)) return std::unexpected(failure("not_acting"));
  const AnyGame& rules = session_->codec().rules();
  const AnyAction action = bots_.choose(rules.name(), bots_.names[*chosen], session_->state(),
                                        request.seat, rng, budget);
  return Json{{"action", rules.to_text(action)}};
}

Result<Json> EngineSession::explain(const Request& request) {
  if (bots_.advisers.empty()) return std::unexpected(failure("no_advisers"));
  const auto chosen = request.in["bot"].choice(bots_.advisers);
  const Budget budget = request.budget();
  const Rng rng = thoughts(request);
  const auto candidates = request.in["candidates"].integer(1, kCandidatesMax);
  const auto language = request.language();
  const GameCodec& codec = session_->codec();
  const Names names = read_names(request.in["names"], codec.rules().players(session_->state()));
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  if (!decides(request)) return std::unexpected(failure("not_acting"));
  const std::string_view adviser = chosen ? bots_.advisers[*chosen] : bots_.advisers.back();
  const auto advice =
      bots_.advise(codec.rules().name(), adviser, session_->state(), request.seat, rng,
                   static_cast<std::size_t>(candidates.value_or(kCandidates)), budget);
  return Json{
      {"candidates", advice_json(codec, session_->state(), request.seat, advice, language, names)}};
}

Result<Json> EngineSession::position(const Request&) {
  return Json{{"position", session_->codec().position(session_->state())}};
}

Result<Json> EngineSession::load(const Request& request) {
  const JsonReader position = request.in["position"];
  position.require();
  const std::uint64_t seed = request.seed();
  const Chance chance = request.chance();
  // Both games have seats, turns and phases: nothing but its name tells which one is meant.
  if (position.is_object() && !position["game"].given()) {
    return std::unexpected(failure_as("bad_position", "error.position_without_game",
                                      {{"field", "position.game"}, {"allowed", game_names()}}));
  }
  const std::string game = position["game"].text().value_or("citadels");
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  const auto codec = named_game(game);
  if (!codec) return std::unexpected(codec.error());
  return start(Session::load(**codec, position.value(), seed, chance));
}

Result<Json> EngineSession::outcome(const Request&) {
  return Json{{"outcome", session_->codec().outcome(session_->state())}};
}

Result<Json> EngineSession::undo(const Request&) {
  if (!session_->undo()) return std::unexpected(failure("nothing_to_undo"));
  return acting_json(*session_);
}

Result<Json> EngineSession::record(const Request&) { return Json{{"record", session_->record()}}; }

Result<Json> EngineSession::replay(const Request& request) {
  const JsonReader record = request.in["record"];
  record.require();
  const Chance chance = request.chance();
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  return start(Session::replay(record.value(), chance));
}

Result<Json> EngineSession::verify(const Request& request) {
  const JsonReader record = request.in["record"];
  record.require();
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  const auto draws = verify_record(record.value());
  if (!draws) return std::unexpected(draws.error());
  return Json{{"draws", *draws}};
}

Result<Json> EngineSession::texts(const Request& request) {
  std::vector<std::string_view> domains{"core"};
  for (const GameCodec* codec : all_games()) domains.push_back(codec->rules().name());
  request.in["of"].require();
  request.in["language"].require();
  const auto domain = request.in["of"].choice(domains);
  const auto language = request.language();
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  return Json{{"texts", catalogue(domains[*domain], *language)}};
}

Result<Json> EngineSession::course(const Request&) {
  Course course(session_->codec());
  std::int64_t steps = 0;
  std::vector<AnyEvent> events;
  for (const Step& step : session_->history()) {
    course.add(steps++, step.before, events);
    AnyState after = step.before;
    events.clear();
    session_->codec().rules().apply(after, step.seat, step.action, &events);
  }
  course.add(steps, session_->state(), events);
  Json rows = Json::array();
  for (const CourseRow& row : course.rows()) {
    rows.push_back({{"step", row.step}, {"round", row.round}, {"values", row.values}});
  }
  return Json{{"measures", course.measures()}, {"rows", std::move(rows)}};
}

Result<Json> EngineSession::content(const Request& request) {
  request.in["of"].require();
  const std::string game = request.in["of"].text().value_or("");
  if (!request.errors.none()) return std::unexpected(request.errors.error());
  const auto codec = named_game(game);
  if (!codec) return std::unexpected(codec.error());
  return Json{{"content", (*codec)->content()}};
}

}  // namespace prestige::protocol
