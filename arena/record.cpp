#include "arena/record.h"

#include <algorithm>

namespace prestige::arena {

using protocol::Json;

double win_share(const GameRecord& game, std::size_t seat) {
  if (game.seats[seat].place != 1) return 0;
  return 1 / static_cast<double>(std::ranges::count(game.seats, 1, &SeatRecord::place));
}

namespace {

// Reads a record field by field; anything unexpected makes it fail for good.
class RecordReader {
 public:
  explicit RecordReader(const RecordShape& shape) : shape_(shape) {}

  std::optional<DealRecord> read(const Json& json) {
    DealRecord record;
    record.deal = number<std::uint64_t>(json, "deal", UINT64_MAX);
    for (const Json& game : list(json, "games", shape_.rotations))
      record.games.push_back(game_of(game));
    for (const Json& times : list(json, "times", shape_.entrants)) {
      ok_ = record.times.emplace_back().from_json(times) && ok_;
    }
    if (!ok_) return std::nullopt;
    return record;
  }

 private:
  GameRecord game_of(const Json& json) {
    GameRecord game;
    game.rounds = number<int>(json, "rounds", 1'000'000);
    if (ok_ && json.contains("cut")) game.cut = ok_ = json["cut"] == true;
    for (const Json& seat : list(json, "seats", shape_.seats)) game.seats.push_back(seat_of(seat));
    return game;
  }

  SeatRecord seat_of(const Json& json) {
    SeatRecord seat;
    seat.place = number<int>(json, "place", shape_.seats);
    ok_ = ok_ && seat.place >= 1;
    const Json& points = member(json, "points");
    ok_ = ok_ && points.is_number_integer();
    if (ok_) seat.points = points.get<int>();
    if (ok_ && json.contains("fault")) seat.fault = fault_of(json["fault"]);
    const Json& pieces = member(json, "pieces");
    ok_ = ok_ && pieces.is_array();
    if (!ok_) return seat;
    for (const Json& piece : pieces) seat.pieces.push_back(piece_of(piece));
    return seat;
  }

  Fault fault_of(const Json& json) {
    Fault fault;
    fault.kind = FaultKind(number<std::uint8_t>(json, "kind", kFaultKinds - 1));
    const Json& detail = member(json, "detail");
    ok_ = ok_ && detail.is_string();
    if (ok_) fault.detail = detail.get<std::string>();
    return fault;
  }

  PieceCount piece_of(const Json& json) {
    ok_ = ok_ && json.is_array() && json.size() == 2 && json[0].is_number_unsigned() &&
          json[1].is_number_unsigned() && json[0].get<std::uint64_t>() < shape_.pieces &&
          json[1].get<std::uint64_t>() < 1'000'000;
    if (!ok_) return {};
    return {.piece = json[0].get<int>(), .count = json[1].get<int>()};
  }

  const Json& member(const Json& json, const char* name) {
    static const Json kNothing;
    if (json.is_object() && json.contains(name)) return json[name];
    ok_ = false;
    return kNothing;
  }

  const Json& list(const Json& json, const char* name, std::size_t size) {
    static const Json kEmpty = Json::array();
    const Json& found = member(json, name);
    if (found.is_array() && found.size() == size) return found;
    ok_ = false;
    return kEmpty;
  }

  template <class T>
  T number(const Json& json, const char* name, std::uint64_t most) {
    const Json& found = member(json, name);
    if (found.is_number_unsigned() && found.get<std::uint64_t>() <= most) return found.get<T>();
    ok_ = false;
    return {};
  }

  const RecordShape& shape_;
  bool ok_ = true;
};

Json seat_to_json(const SeatRecord& seat) {
  Json json{{"place", seat.place}, {"points", seat.points}};
  if (seat.fault) {
    json["fault"] = {{"kind", static_cast<unsigned>(seat.fault->kind)},
                     {"detail", seat.fault->detail}};
  }
  Json& pieces = json["pieces"] = Json::array();
  for (const PieceCount& piece : seat.pieces) {
    pieces.push_back({static_cast<unsigned>(piece.piece), static_cast<unsigned>(piece.count)});
  }
  return json;
}

}  // namespace

Json to_json(const DealRecord& record) {
  Json json{{"deal", record.deal}};
  for (const GameRecord& game : record.games) {
    Json seats = Json::array();
    for (const SeatRecord& seat : game.seats) seats.push_back(seat_to_json(seat));
    Json& added =
        json["games"].emplace_back(Json{{"rounds", game.rounds}, {"seats", std::move(seats)}});
    if (game.cut) added["cut"] = true;
  }
  for (const DecisionTimes& times : record.times) json["times"].push_back(times.to_json());
  return json;
}

std::optional<DealRecord> record_of(const Json& json, const RecordShape& shape) {
  return RecordReader(shape).read(json);
}

}  // namespace prestige::arena
