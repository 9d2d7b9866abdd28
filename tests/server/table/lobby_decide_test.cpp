// Who may open, fill and start tables; entries as text.

#include <set>

#include "tests/server/table/desk.h"

namespace prestige::server::kit {
namespace {

std::string created(const Json& fields) {
  FakeEntropy entropy;
  return said(decide_create(request<api::CreateTable>(fields), identity(0), entropy, 0));
}

TEST(TableCreate, RefusesWhatMakesNoSense) {
  EXPECT_EQ(created({{"game", "citadels"}}), "ok");
  EXPECT_EQ(created({{"game", "chess"}}), no("bad_field", "unknown_game", {{"detail", "chess"}}));
  EXPECT_EQ(created({{"game", "citadels"}, {"language", "fr"}}),
            no("bad_field", "unknown_language", {{"allowed", "en, de"}}));
  EXPECT_EQ(created({{"game", "citadels"}, {"rated", true}, {"hot_seat", true}}),
            no("bad_field", "rated_is_serious"));
  EXPECT_EQ(created({{"game", "citadels"}, {"rated", true}, {"friendly", true}}),
            no("bad_field", "rated_is_serious"));
  EXPECT_EQ(created({{"game", "citadels"}, {"clock", {{"kind", "per_move"}}}}),
            no("bad_field", "clock_fields"));
  EXPECT_EQ(created({{"game", "citadels"},
                     {"clock", {{"kind", "per_move"}, {"seconds", 5}, {"increment", 5}}}}),
            no("bad_field", "clock_fields"));
  EXPECT_EQ(created({{"game", "citadels"}, {"players", 2}, {"bots", {"greedy", "greedy"}}}),
            no("bad_field", "too_many_bots", {{"allowed", "1"}}));
  EXPECT_TRUE(created({{"game", "citadels"}, {"bots", {"nobody"}}}).starts_with("bad_field"));
  EXPECT_TRUE(
      created({{"game", "trickerion"}, {"options", {{"powers", true}}}}).starts_with("bad_option"));
}

TEST(TableJoin, TakesAFreeSeatOnceOnly) {
  Desk desk({{"game", "citadels"}, {"players", 3}});
  EXPECT_EQ(said(desk.join(1, {{"seat", 0}})), no("not_now", "table.seat_taken"));
  EXPECT_TRUE(said(desk.join(1, {{"seat", 5}})).starts_with("bad_field"));
  desk.put(desk.join(1, {{"seat", 2}, {"entropy", "mine"}}));
  EXPECT_EQ(desk.m.seats[2].person, person(1));
  EXPECT_EQ(desk.m.seats[2].entropy, "mine");
  EXPECT_TRUE(desk.join(1)->entries.empty());  // sits there already
  desk.put(desk.join(2));
  EXPECT_EQ(desk.m.seats[1].person, person(2));
  EXPECT_EQ(said(desk.join(3)), no("not_now", "table.full"));
}

TEST(TableJoin, InvitedTablesAreNotFoundWithoutTheInvite) {
  Desk desk({{"game", "citadels"}, {"players", 3}, {"visibility", "invited"}});
  const std::string none = no("not_found", "not_found.table", {{"detail", to_text(kDeskId)}});
  EXPECT_EQ(said(desk.join(1)), none);
  EXPECT_EQ(said(desk.join(1, {{"invite", std::string(desk.m.invite.size(), 'x')}})), none);
  EXPECT_EQ(said(desk.join(1, {{"invite", desk.m.invite.substr(1)}})), none);
  EXPECT_FALSE(may_see(desk.m, PersonId(), ""));
  EXPECT_TRUE(may_see(desk.m, person(0), ""));
  desk.put(desk.join(1, {{"invite", desk.m.invite}}));
  EXPECT_TRUE(may_see(desk.m, person(1), ""));
  desk.m.host = PersonId();  // whoever is nobody is not the host either
  EXPECT_FALSE(may_see(desk.m, PersonId(), ""));
}

TEST(TableLeave, PassesTheHostOnAndEndsWithTheLast) {
  Desk desk({{"game", "citadels"}, {"players", 3}});
  desk.put(desk.join(1));
  desk.put(decide_leave(desk.m, person(0), false, desk.now));
  EXPECT_EQ(desk.m.host, person(1));
  EXPECT_EQ(desk.m.seats[0].occupant, api::Occupant::empty);
  EXPECT_TRUE(decide_leave(desk.m, person(0), false, desk.now)->entries.empty());
  desk.put(decide_leave(desk.m, person(1), false, desk.now));
  EXPECT_TRUE(desk.over());
  EXPECT_EQ(desk.m.ending, api::Ending::abandoned);
}

TEST(TableLeave, InAGameABotGoesOnAndForgettingLeavesNoPerson) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  desk.begin();
  desk.put(decide_leave(desk.m, person(1), false, desk.now));
  EXPECT_TRUE(desk.m.seats[1].plays_itself());
  EXPECT_EQ(desk.m.seats[1].person, person(1));
  // Leaving again is nothing new.
  EXPECT_TRUE(decide_leave(desk.m, person(1), false, desk.now)->entries.empty());
  desk.put(decide_leave(desk.m, person(1), true, desk.now));
  EXPECT_FALSE(desk.m.seats[1].person);
  EXPECT_FALSE(desk.m.is_member(person(1)));
}

TEST(TableReady, StartsWhenAllAreReady) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  EXPECT_EQ(said(desk.ready(1)), no("forbidden", "not_at_table"));
  desk.put(desk.ready(0));
  desk.put(desk.join(1));
  EXPECT_EQ(desk.m.status, api::Status::gathering);
  desk.put(desk.ready(0, false));
  desk.put(desk.ready(1));
  EXPECT_EQ(desk.m.status, api::Status::gathering);
  desk.put(desk.ready(0));
  EXPECT_EQ(desk.m.status, api::Status::playing);
  EXPECT_FALSE(desk.m.acting().has(Seat::chance()));
  EXPECT_EQ(said(desk.ready(0)), no("not_now", "table.has_started"));
  EXPECT_EQ(said(desk.join(5)), no("not_now", "table.has_started"));
}

TEST(TableHost, SetsSeatsAndStarts) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  EXPECT_EQ(said(decide_start(desk.m, person(0), desk.now)), no("not_now", "table.seats_empty"));
  EXPECT_EQ(said(decide_start(desk.m, person(1), desk.now)), no("forbidden", "not_host"));
  EXPECT_EQ(said(desk.set_seat(1, 1, "greedy")), no("forbidden", "not_host"));
  EXPECT_EQ(said(desk.set_seat(0, 0, "greedy")), no("not_now", "own_seat"));
  EXPECT_TRUE(said(desk.set_seat(0, 1, "nobody")).starts_with("bad_field"));
  desk.put(desk.join(1));
  desk.put(desk.set_seat(0, 1, std::nullopt));  // out
  EXPECT_FALSE(desk.m.is_member(person(1)));
  desk.put(desk.set_seat(0, 1, "greedy"));
  EXPECT_EQ(desk.m.seats[1].occupant, api::Occupant::bot);
  desk.put(decide_start(desk.m, person(0), desk.now));
  EXPECT_EQ(desk.m.status, api::Status::playing);
}

TEST(TableHost, AloneWithBotsStartsWhenReady) {
  Desk desk({{"game", "citadels"}, {"players", 3}, {"bots", {"greedy", "random"}}});
  EXPECT_EQ(desk.m.seats[2].bot, "random");
  desk.put(desk.ready(0));
  EXPECT_EQ(desk.m.status, api::Status::playing);
}

TEST(TableHost, HotSeatSitsEverywhere) {
  Desk desk({{"game", "citadels"}, {"players", 3}, {"hot_seat", true}, {"bots", {"greedy"}}});
  EXPECT_EQ(desk.m.seats[0].person, person(0));
  EXPECT_EQ(desk.m.seats[1].person, person(0));
  EXPECT_EQ(desk.m.seats[2].occupant, api::Occupant::bot);
  desk.put(desk.ready(0));
  EXPECT_EQ(desk.m.status, api::Status::playing);
}

TEST(TableLobby, SeatsAreToldApartByName) {
  const PersonNames names{{person(0), {"Ann"}}};
  for (std::int64_t id = 1; id < 600; ++id) {
    Desk desk(
        {{"game", "citadels"}, {"players", 8}, {"bots", std::vector<std::string>(7, "random")}});
    desk.m.id = TableId(id);
    const protocol::Names all = seat_names(desk.m, names);
    EXPECT_EQ(all[0], "Ann");
    EXPECT_EQ(std::set<std::string>(all.begin(), all.end()).size(), 8u) << id;
  }
  Desk hot({{"game", "citadels"}, {"players", 3}, {"hot_seat", true}});
  EXPECT_EQ(seat_names(hot.m, names), (protocol::Names{"Ann 1", "Ann 2", "Ann 3"}));
  EXPECT_EQ(seat_names(hot.m, {}), (protocol::Names{"", "", ""}));
  // Who has only one seat there needs no number.
  Desk alone({{"game", "citadels"}, {"players", 2}, {"hot_seat", true}, {"bots", {"random"}}});
  EXPECT_EQ(seat_names(alone.m, names).front(), "Ann");
}

TEST(TableHost, SilencesOthersOnly) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  desk.put(desk.join(1));
  const auto silence = [&](int who, int whom, bool on, bool heard = false) {
    return decide_silence(desk.m, person(who),
                          {.table = {}, .person = to_text(person(whom)), .silenced = on}, heard,
                          desk.now);
  };
  EXPECT_EQ(said(silence(1, 0, true)), no("forbidden", "not_host"));
  EXPECT_EQ(said(silence(0, 0, true)), no("bad_field", "no_such_person"));
  desk.put(silence(0, 1, true));
  EXPECT_EQ(desk.m.silenced, std::vector{person(1)});
  EXPECT_TRUE(silence(0, 1, true)->entries.empty());
  desk.put(silence(0, 1, false));
  EXPECT_TRUE(desk.m.silenced.empty());
  // Whoever neither sits there nor talks cannot be silenced, nor can any number of people.
  EXPECT_EQ(said(silence(0, 7, true)), no("bad_field", "no_such_person"));
  for (int i = 0; i < 100; ++i) desk.put(silence(0, 100 + i, true, /*heard=*/true));
  EXPECT_EQ(said(silence(0, 300, true, /*heard=*/true)),
            no("not_now", "too_many_silenced", {{"allowed", "100"}}));
  desk.put(silence(0, 100, false));  // long after the last word
  desk.put(silence(0, 300, true, /*heard=*/true));
}

TEST(TableFrozen, NobodyDoesAnything) {
  Desk desk({{"game", "citadels"}, {"players", 3}});
  desk.put(desk.join(1));
  desk.put(decide_freeze(desk.m, true, desk.now));
  const std::string frozen = no("not_now", "table.frozen");
  EXPECT_EQ(said(desk.join(2)), frozen);
  EXPECT_EQ(said(desk.ready(1)), frozen);
  EXPECT_EQ(said(desk.set_seat(0, 2, "greedy")), frozen);
  EXPECT_EQ(said(decide_start(desk.m, person(0), desk.now)), frozen);
  EXPECT_EQ(said(decide_leave(desk.m, person(1), /*forget=*/false, desk.now)), frozen);
  EXPECT_EQ(said(decide_silence(desk.m, person(0),
                                {.table = {}, .person = to_text(person(1)), .silenced = true},
                                /*heard=*/true, desk.now)),
            frozen);
  EXPECT_EQ(said(decide_continue(desk.m, TableId(5), desk.now)), frozen);
  // But whoever is deleted is gone.
  desk.put(decide_leave(desk.m, person(1), /*forget=*/true, desk.now));
  EXPECT_FALSE(desk.m.is_member(person(1)));
}

TEST(TableEntropy, ChangesWhatChanceBrings) {
  const auto draws = [](const std::string& entropy) {
    Desk desk({{"game", "citadels"}, {"players", 2}, {"entropy", entropy}});
    desk.begin();
    return std::get<entry::Started>(desk.log.back()).draws;
  };
  EXPECT_EQ(draws("a"), draws("a"));
  EXPECT_NE(draws("a"), draws("b"));
}

TEST(TableEntries, SurviveAsText) {
  Desk desk({{"game", "trickerion"},
             {"players", 2},
             {"friendly", true},
             {"clock", {{"kind", "fischer"}, {"seconds", 60}, {"increment", 5}}}});
  desk.begin();
  std::vector<Entry> all = desk.log;
  all.insert(
      all.end(),
      {entry::Imported{.at = 1,
                       .host = "h",
                       .setup = *desk.m.setup,
                       .record = {{"a", 1}},
                       .invite = std::nullopt},
       entry::Imported{
           .at = 1, .host = "h", .setup = *desk.m.setup, .record = {{"a", 1}}, .invite = "i"},
       entry::Left{.at = 1, .person = "p", .forgotten = true},
       entry::Left{.at = 1, .person = "p", .forgotten = std::nullopt},
       entry::SeatSet{.at = 1, .seat = 2, .bot = "greedy"},
       entry::SeatSet{.at = 1, .seat = 2, .bot = std::nullopt},
       entry::Moved{.at = 1, .seat = 1, .action = "a \"b\"", .draws = {"x", "y"}, .key = "k"},
       entry::Undone{.at = 1, .seat = 1, .steps = 12, .key = "k"},
       entry::UndoAsked{.at = 1, .seat = 0, .key = "k"},
       entry::UndoAnswered{.at = 1, .seat = 0, .agree = true},
       entry::HandedOver{.at = 1, .seat = 0, .bot = "greedy", .out_of_time = true},
       entry::TakenBack{.at = 1, .seat = 0},
       entry::Silenced{.at = 1, .person = "p", .silenced = true},
       entry::Continued{.at = 1, .table = "t"}, entry::Abandoned{.at = 1},
       entry::Frozen{.at = 1, .frozen = true}, entry::Rated{.at = 1}});
  std::vector<bool> kinds(std::variant_size_v<Entry>);
  for (const Entry& entry : all) {
    const std::string text = to_text(entry);
    const auto back = entry_from(text);
    ASSERT_TRUE(back) << text << ": " << back.error().text.en;
    EXPECT_EQ(back->index(), entry.index());
    EXPECT_EQ(to_text(*back), text);
    EXPECT_EQ(time_of(*back), time_of(entry));
    kinds[entry.index()] = true;
  }
  EXPECT_EQ(kinds, std::vector<bool>(std::variant_size_v<Entry>, true));
}

TEST(TableEntries, UnknownOnesAreRefused) {
  // A newer process may know more fields.
  Json newer = Json::parse(to_text(Desk(kCitadels).log.front()));
  newer["weather"] = "fine";
  newer["setup"]["weather"] = "fine";
  newer["setup"]["clock"]["weather"] = "fine";
  const auto older = entry_from(newer.dump());
  ASSERT_TRUE(older) << older.error().text.en;
  EXPECT_EQ(std::get<entry::Created>(*older).setup.players, 2);
  EXPECT_FALSE(entry_from(R"({"entry":"exploded","at":1})"));
  EXPECT_FALSE(entry_from(R"({"at":1})"));
  EXPECT_FALSE(entry_from(R"({"entry":"moved","at":"soon"})"));
  EXPECT_FALSE(entry_from("[]"));
  EXPECT_FALSE(entry_from(""));
}

TEST(TableFold, RefusesEntriesThatMakeNoSense) {
  Desk desk({{"game", "citadels"}, {"players", 2}});
  const auto folded = [&](const Entry& entry) {
    TableModel copy = desk.m;
    History history = desk.history;
    return fold(copy, entry, &history);
  };
  EXPECT_EQ(folded(desk.log.front()), Fold::corrupt);  // made twice
  EXPECT_EQ(folded(entry::Joined{.at = 1, .seat = 9, .person = "p", .entropy = {}}), Fold::corrupt);
  EXPECT_EQ(folded(entry::Moved{.at = 1, .seat = 0, .action = "pass", .draws = {}, .key = {}}),
            Fold::corrupt);
  desk.begin();
  EXPECT_EQ(folded(entry::Started{.at = 1, .draws = {}}), Fold::corrupt);
  EXPECT_EQ(folded(entry::Moved{.at = 1, .seat = 0, .action = "nonsense", .draws = {}, .key = {}}),
            Fold::corrupt);
  EXPECT_EQ(folded(entry::Undone{.at = 1, .seat = 0, .steps = 1'000'000, .key = "k"}),
            Fold::corrupt);
  TableModel copy = desk.m;
  EXPECT_EQ(fold(copy, entry::Undone{.at = 1, .seat = 0, .steps = 0, .key = "k"}, nullptr),
            Fold::needs_history);
  EXPECT_EQ(copy.version, desk.m.version);
}

}  // namespace
}  // namespace prestige::server::kit
