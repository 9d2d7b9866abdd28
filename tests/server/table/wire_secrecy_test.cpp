// Two servers at which somebody decides differently in secret answer everybody else alike.

#include "tests/server/table/hall.h"

namespace prestige::server::kit {
namespace {

// A table at two servers that know nothing of each other.
struct Twins {
  explicit Twins(const Json& fields) : table(one.begun(fields)) { copy(); }

  // The other server knows from now on what the first one does.
  void copy() {
    two = std::make_unique<Hall>(std::make_shared<MemoryData>(), 9);
    two->clock.set(one.clock.now());
    const TableId id = *id_from<TableId>(table);
    two->data->tables[id] = one.data->tables.at(id);
  }

  Hall one;
  std::string table;
  std::unique_ptr<Hall> two;
};

template <class R>
std::string answer(Hall& hall, int who, const Json& fields) {
  const auto got = hall.ask<R>(who, fields);
  return got ? protocol::encoded(*got) : got.error().code + got.error().text.en;
}

// Everything that somebody can get out of a server about a table: as a seat or looking on.
std::string all_answers(Hall& hall, const std::string& table, int who, std::optional<int> seat,
                        std::int64_t before, const std::string& action) {
  Json place{{"table", table}};
  if (seat) place["seat"] = *seat;
  const auto with = [&](Json more) {
    more.update(place);
    return more;
  };
  std::string all;
  for (const std::optional<std::int64_t> after : {std::optional<std::int64_t>(), {before}}) {
    const auto socket = std::make_shared<HeardSocket>();
    Json watch = with({{"words", "en"}});
    if (after) watch["after"] = *after;
    hall.well<api::Watch>(who, watch, socket);
    for (const std::string& text : socket->sent) all += text;
    hall.tables.closed(*socket);
  }
  all += answer<api::GetStory>(hall, who, with({{"after", 0}, {"language", "de"}}));
  all += answer<api::GetTable>(hall, who, {{"table", table}});
  all += answer<api::Tables>(hall, who, {{"mine", true}});
  all += answer<api::Tables>(hall, who, Json::object());
  for (const char* room : {"table", "spectators"}) {
    all += answer<api::Chat>(hall, who, {{"table", table}, {"room", room}});
  }
  if (!seat) return all;
  all += answer<api::Why>(hall, who, with({{"action", action}}));
  all += answer<api::Act>(hall, who, with({{"action", action}, {"version", 0}, {"key", "k"}}));
  return all;
}

// What somebody sees happen between two states of a table.
std::string events_between(const Desk& before, const Desk& after, Seat viewer) {
  TableModel m = before.m;
  History history = before.history;
  std::vector<AnyEvent> all;
  for (std::size_t i = before.log.size(); i < after.log.size(); ++i) {
    Folded folded;
    EXPECT_EQ(fold(m, after.log[i], &history, &folded), Fold::done);
    all.insert(all.end(), folded.events.begin(), folded.events.end());
  }
  return events_text(*m.codec, all, viewer).text;
}

// Whether both servers show the viewer the same game.
bool look_alike(const Desk& before, const Desk& one, const Desk& two, Seat viewer) {
  return one.m.seen(viewer) == two.m.seen(viewer) && one.m.acting() == two.m.acting() &&
         one.m.codec->rules().same_view(one.m.game->state, two.m.game->state, viewer) &&
         events_between(before, one, viewer) == events_between(before, two, viewer);
}

class WireSecrecy : public testing::TestWithParam<Json> {};

TEST_P(WireSecrecy, ADifferentHiddenChoiceIsAnsweredAlike) {
  Twins twins(GetParam());
  Rng rng(23);
  int compared = 0;
  for (int i = 0; i < 300 && compared < 40; ++i) {
    const Desk before = twins.one.stored(twins.table);
    if (before.over()) break;
    Json first = twins.one.decision(twins.table, rng);
    const int mover = first["seat"];
    const auto legal = before.legal(mover);
    Json second = first;
    second["action"] = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const bool same = first["action"] == second["action"];
    if (!same) twins.copy();
    twins.one.well<api::Act>(mover, first);
    if (same) continue;
    // What nobody notices need not even happen at the same time.
    const bool later = rng.below(2) == 0;
    if (later) twins.two->clock.pass(700);
    twins.two->well<api::Act>(mover, second);
    twins.one.clock.set(twins.two->clock.now());
    const Desk one = twins.one.stored(twins.table);
    const Desk two = twins.two->stored(twins.table);
    for (int viewer = -1; viewer < one.m.setup->players; ++viewer) {
      if (viewer == mover || one.over() || two.over()) continue;
      const Seat seat = viewer < 0 ? Seat::spectator() : Seat(viewer);
      const bool noticed = one.m.seen(seat) != before.m.seen(seat);
      if (!look_alike(before, one, two, seat) || (later && noticed)) continue;
      const auto at = viewer < 0 ? std::nullopt : std::optional(viewer);
      const int who = viewer < 0 ? 7 : viewer;
      ASSERT_EQ(all_answers(twins.one, twins.table, who, at, 1, first["action"]),
                all_answers(*twins.two, twins.table, who, at, 1, first["action"]))
          << "viewer " << viewer << ": " << first << " or " << second;
      ++compared;
    }
  }
  EXPECT_GE(compared, 10);
}

INSTANTIATE_TEST_SUITE_P(Games, WireSecrecy,
                         testing::Values(Json{{"game", "trickerion"}, {"players", 2}},
                                         Json{{"game", "trickerion"},
                                              {"players", 3},
                                              {"options", {{"dark_alley", true}}}},
                                         Json{{"game", "citadels"}, {"players", 2}}),
                         [](const auto& game) {
                           return game.param["game"].template get<std::string>() +
                                  std::to_string(game.param["players"].template get<int>());
                         });

}  // namespace
}  // namespace prestige::server::kit
