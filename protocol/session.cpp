#include "protocol/session.h"

#include <algorithm>
#include <charconv>

#include "protocol/failure.h"
#include "protocol/json_reader.h"

namespace prestige::protocol {

namespace {

Error illegal(const GameCodec& codec, const Refusal& refusal) {
  return Error{
      .code = "illegal", .rule = std::string(refusal.rule), .text = codec.explain(refusal)};
}

std::optional<Seat> seat_from(std::string_view word) {
  if (word == "chance") return Seat::chance();
  int index = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), index);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  const bool plain = word.size() == 1 || (!word.empty() && word[0] != '0');
  if (!whole || !plain || index < 0 || !Seat(index).is_player()) return std::nullopt;
  return Seat(index);
}

// A line of a record: "0 build tavern", "chance draw docks".
struct RecordedAction {
  Seat seat;
  std::string_view action;
};
std::optional<RecordedAction> split(std::string_view line) {
  const std::size_t space = line.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto seat = seat_from(line.substr(0, space));
  if (!seat) return std::nullopt;
  return RecordedAction{*seat, line.substr(space + 1)};
}

// The frame of a record, checked; the actions are left to the caller.
struct Record {
  const GameCodec* codec = nullptr;
  std::optional<AnyState> start;
  bool loaded = false;
  std::uint64_t seed = 0;
};

Result<AnyState> start_of(const GameCodec& codec, const JsonReader& record) {
  if (record["position"].given()) return codec.load(record["position"].value());
  const int players = record["players"].whole_number().value_or(0);
  const JsonReader options = record["options"];
  return codec.create(static_cast<int>(players),
                      options.given() ? options.value() : Json::object());
}

void read_frame(const JsonReader& in, FirstError& errors, Record& record) {
  // The last four say where a game was played and how it ended: kept by whoever wants to know.
  in.allow_only({"format", "version", "game", "rules", "players", "options", "position", "seed",
                 "actions", "fairness", "names", "results", "table"});
  for (const std::string_view key : {"format", "version", "game", "rules", "actions"}) {
    in[key].require();
  }
  if (!in["position"].given()) in["players"].require();
  in["format"].choice({&kRecordFormat, 1});
  in["version"].integer(kRecordVersion, kRecordVersion);
  record.seed = in["seed"].natural().value_or(0);
  record.loaded = in["position"].given();
  record.codec = find_game(in["game"].text().value_or(""));
  if (record.codec == nullptr) in["game"].fail("core", "error.unknown_game.field");
  if (!errors.none()) return;
  const int rules = record.codec->rules().rules_version();
  in["rules"].integer(rules, rules);
  if (!errors.none()) return;
  const auto start = start_of(*record.codec, in);
  if (start) {
    record.start = *start;
  } else {
    errors.note(start.error());
  }
}

}  // namespace

std::string seat_word(Seat seat) {
  return seat == Seat::chance() ? "chance" : std::to_string(seat.index());
}

Session::Session(const GameCodec& codec, const AnyState& start, bool loaded, std::uint64_t seed,
                 Chance chance)
    : codec_(&codec), start_(start), state_(start), loaded_(loaded), seed_(seed), chance_(chance) {}

Result<Session> Session::create(const GameCodec& codec, int players, const Json& options,
                                std::uint64_t seed, Chance chance) {
  const auto start = codec.create(players, options);
  if (!start) return std::unexpected(start.error());
  Session session(codec, *start, /*loaded=*/false, seed, chance);
  std::vector<AnyEvent> events;
  session.draw_all(events);
  return session;
}

Result<Session> Session::load(const GameCodec& codec, const Json& position, std::uint64_t seed,
                              Chance chance) {
  const auto start = codec.load(position);
  if (!start) return std::unexpected(start.error());
  Session session(codec, *start, /*loaded=*/true, seed, chance);
  std::vector<AnyEvent> events;
  session.draw_all(events);
  return session;
}

Result<Session> Session::replay(const Json& json, Chance chance) {
  FirstError errors("bad_record");
  const JsonReader in(json, errors);
  Record record;
  read_frame(in, errors, record);
  if (!errors.none()) return std::unexpected(errors.error());

  // Chance stays manual until all recorded draws are made.
  Session session(*record.codec, *record.start, record.loaded, record.seed, Chance::manual);
  in["actions"].each_item([&](const JsonReader& item) {
    if (!errors.none()) return;
    const std::string line = item.text().value_or("");
    const auto step = split(line);
    if (!step) return item.fail("core", "record.not_a_step", shortened(line));
    const auto applied = session.apply(step->seat, step->action);
    if (applied) return;
    const Error& wrong = applied.error();
    LocalText reason = in_all_languages([&](Language language) {
      return text("core", language, "record.bad_step",
                  {{"field", item.path()},
                   {"detail", shortened(line)},
                   {"reason", wrong.text.in(language)}});
    });
    errors.note({.code = {}, .rule = {}, .text = std::move(reason)});
  });
  if (!errors.none()) return std::unexpected(errors.error());
  session.chance_ = chance;
  std::vector<AnyEvent> events;
  session.draw_all(events);
  return session;
}

std::vector<std::string> Session::legal(Seat seat) const {
  const AnyGame& rules = codec_->rules();
  std::vector<std::string> texts;
  for (const AnyAction& action : rules.legal_actions(state_, seat)) {
    texts.push_back(rules.to_text(action));
  }
  std::ranges::sort(texts);
  return texts;
}

Result<AnyAction> Session::parse(std::string_view action) const {
  const auto parsed = codec_->rules().parse(action);
  if (!parsed) {
    return std::unexpected(failure("bad_action", {{"detail", shortened(action)}}));
  }
  return *parsed;
}

Result<std::vector<AnyEvent>> Session::apply(Seat seat, std::string_view action) {
  const auto parsed = parse(action);
  if (!parsed) return std::unexpected(parsed.error());
  return apply(seat, *parsed);
}

Result<std::vector<AnyEvent>> Session::apply(Seat seat, const AnyAction& action) {
  if (const auto refusal = codec_->rules().check(state_, seat, action)) {
    return std::unexpected(illegal(*codec_, *refusal));
  }
  std::vector<AnyEvent> events;
  take(seat, action, events);
  draw_all(events);
  return events;
}

Result<std::optional<Refusal>> Session::why(Seat seat, std::string_view action) const {
  const auto parsed = parse(action);
  if (!parsed) return std::unexpected(parsed.error());
  return codec_->rules().check(state_, seat, *parsed);
}

void Session::take(Seat seat, const AnyAction& action, std::vector<AnyEvent>& events) {
  const std::size_t first = events.size();
  history_.push_back({seat, action, state_});
  codec_->rules().apply(state_, seat, action, &events);
  history_.back().reveals =
      std::any_of(events.begin() + static_cast<std::ptrdiff_t>(first), events.end(),
                  [&](const AnyEvent& e) { return codec_->reveals(e, state_); });
}

// Every draw has a stream of its own, numbered by the steps before it: an undone decision that is
// taken again meets the same draws, and a replayed game goes on as the recorded one would have.
void Session::draw_all(std::vector<AnyEvent>& events) {
  while (chance_ == Chance::automatic && acting().has(Seat::chance())) {
    Rng rng = Rng(seed_).fork(history_.size());
    take(Seat::chance(), codec_->rules().sample(state_, rng), events);
  }
}

bool Session::undo() {
  const auto is_decision = [&](const Step& step) {
    return chance_ == Chance::manual || step.seat != Seat::chance();
  };
  const auto last = std::find_if(history_.rbegin(), history_.rend(), is_decision);
  if (last == history_.rend()) return false;
  state_ = last->before;
  history_.erase(last.base() - 1, history_.end());
  return true;
}

bool Session::can_take_back(Seat seat) const {
  for (auto step = history_.rbegin(); step != history_.rend(); ++step) {
    if (step->reveals) return false;
    if (step->seat != Seat::chance()) return step->seat == seat;
  }
  return false;
}

Json Session::record() const {
  const AnyGame& rules = codec_->rules();
  Json out = {{"format", kRecordFormat},
              {"version", kRecordVersion},
              {"game", rules.name()},
              {"rules", rules.rules_version()}};
  if (loaded_) {
    out["position"] = codec_->position(start_);
  } else {
    out["players"] = rules.players(start_);
    out["options"] = codec_->options(start_);
  }
  out["seed"] = seed_;
  out["actions"] = Json::array();
  for (const Step& step : history_) {
    out["actions"].push_back(seat_word(step.seat) + " " + rules.to_text(step.action));
  }
  return out;
}

}  // namespace prestige::protocol
