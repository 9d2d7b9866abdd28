// Nothing that is sent to a viewer depends on what the viewer cannot know.

#include "protocol/message/encode.h"
#include "server/table/catch_up.h"
#include "tests/server/table/desk.h"

namespace prestige::server::kit {
namespace {

struct Setting {
  const char* game;
  int players;
  const char* options;
};
void PrintTo(const Setting& s, std::ostream* out) {
  *out << s.game << " " << s.players << " " << s.options;
}

Json table_of(const Setting& s) {
  return {{"game", s.game},
          {"players", s.players},
          {"options", Json::parse(s.options)},
          {"visibility", "invited"}};
}

std::vector<Seat> viewers(const TableModel& m) {
  std::vector<Seat> all{Seat::spectator()};
  for (int i = 0; i < m.setup->players; ++i) all.emplace_back(i);
  return all;
}

const PersonNames& names() {
  static const PersonNames all = [] {
    PersonNames made;
    for (int i = 0; i < 8; ++i) made[person(i)] = "P" + std::to_string(i);
    return made;
  }();
  return all;
}

// Everything that could be sent to a viewer now.
std::string sent(const TableModel& m, Seat viewer, const std::vector<AnyEvent>& events, Millis now,
                 Rng& rng) {
  ViewRequest view = seen_by(viewer);
  view.member = viewer.is_player();
  std::string all;
  // Both languages take their turn, whole view and continuation as well.
  view.words = rng.below(2) == 0 ? protocol::Language::en : protocol::Language::de;
  if (rng.below(2) == 0) view.from = m.seen(viewer);
  view.with_info = rng.below(2) == 0;
  all += update_text(m, view, events, names(), now);
  all += protocol::encoded(info_of(m, names(), view.member));
  all += head_of(m, &names()).summary;
  return all;
}

class TableSecrecy : public testing::TestWithParam<Setting> {};

TEST_P(TableSecrecy, NothingSentDependsOnWhatIsHidden) {
  Desk desk(table_of(GetParam()), 11);
  for (int i = 1; i < desk.m.setup->players; ++i) {
    desk.put(desk.join(i, {{"invite", desk.m.invite}}));
  }
  desk.begin();
  Rng rng(17);
  const std::string seed = to_hex(*desk.m.seed);
  int decisions = 0;
  while (!desk.over()) {
    const auto events = desk.step(rng);
    if (desk.over()) break;
    ++decisions;
    for (const Seat viewer : viewers(desk.m)) {
      // Long games are looked at now and then.
      if (rng.below(4) != 0) continue;
      TableModel other = desk.m;
      other.game->state = desk.m.codec->rules().determinize(desk.m.game->state, viewer, rng);
      const std::uint64_t dice = rng.next();
      Rng real_dice(dice);
      Rng other_dice(dice);
      const std::string real = sent(desk.m, viewer, events, desk.now, real_dice);
      ASSERT_EQ(real, sent(other, viewer, events, desk.now, other_dice))
          << "viewer " << viewer.index() << " after " << decisions;
      EXPECT_EQ(real.find(seed), std::string::npos);
      EXPECT_EQ(real.find(desk.m.invite) != std::string::npos, viewer.is_player());
      EXPECT_EQ(real.find("position"), std::string::npos);
    }
  }
  EXPECT_GT(decisions, 20);
  // Afterwards the seed is the proof.
  EXPECT_NE(protocol::encoded(info_of(desk.m, names(), false)).find(seed), std::string::npos);
  EXPECT_EQ(head_of(desk.m, &names()).summary.find(desk.m.invite), std::string::npos);
}

TEST_P(TableSecrecy, CatchUpTellsOnlyVisibleEvents) {
  Desk desk(table_of(GetParam()), 12);
  for (int i = 1; i < desk.m.setup->players; ++i) {
    desk.put(desk.join(i, {{"invite", desk.m.invite}}));
  }
  desk.begin();
  Rng rng(18);
  for (int i = 0; i < 120 && !desk.over(); ++i) desk.step(rng);
  if (desk.over()) return;
  for (const Seat viewer : viewers(desk.m)) {
    const auto from =
        static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(desk.m.seen(viewer))));
    // What the viewer sees of the entries after that version.
    std::vector<AnyEvent> missed;
    Replayed replayed;
    ASSERT_TRUE(replay(kDeskId, desk.log, replayed,
                       [&](const TableModel& m, const Entry&, const std::vector<AnyEvent>& events) {
                         if (m.seen(viewer) <= from) return;
                         for (const AnyEvent& e : events) {
                           if (!m.codec->event(e, viewer).is_null()) missed.push_back(e);
                         }
                       }));
    const auto told = catch_up(kDeskId, desk.log, seen_by(viewer, from), 0, names(), desk.now);
    const Json update = Json::parse(told.now);
    EXPECT_EQ(update["events"], Json::parse(events_text(*desk.m.codec, missed, viewer).text));
    EXPECT_EQ(told.now.find(to_hex(*desk.m.seed)), std::string::npos);
    EXPECT_EQ(told.now.find(desk.m.invite), std::string::npos);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Games, TableSecrecy,
    testing::Values(
        Setting{"citadels", 2, "{}"},
        Setting{"citadels", 3, R"({"random_cast":true,"random_uniques":true})"},
        Setting{"citadels", 4, R"({"random_cast":true,"use_rank9":true,"random_uniques":true})"},
        Setting{"citadels", 7, R"({"random_cast":true,"random_uniques":true})"},
        Setting{"citadels", 8, R"({"random_cast":true,"use_rank9":true})"},
        Setting{"trickerion", 2,
                R"({"two_player_variant":"duel","dark_alley":true,"powers":true})"},
        Setting{"trickerion", 2, R"({"two_player_variant":"dummy_markers","dark_alley":true})"},
        Setting{"trickerion", 3, "{}"},
        Setting{"trickerion", 3, R"({"edition":"prototype","dark_alley":true})"},
        Setting{"trickerion", 4, R"({"dark_alley":true,"powers":true})"}));

// Two games that differ only in how many hidden steps an opponent takes.
TEST(TableVersions, DoNotCountHiddenSteps) {
  Rng rng(19);
  Desk desk({{"game", "trickerion"}, {"players", 2}});
  desk.begin();
  int compared = 0;
  for (int i = 0; i < 3000 && compared < 10 && !desk.over(); ++i) {
    int acting = 0;
    desk.m.acting().for_each([&](Seat) { ++acting; });
    if (acting < 2) {
      desk.step(rng);
      continue;
    }
    const int mover = desk.somebody(rng);
    const std::string choice = desk.legal(mover).front();
    if (!choice.starts_with("assign ")) {
      desk.step(rng);
      continue;
    }
    Desk other = desk;  // one hidden choice here, several there
    desk.put(desk.act(mover, mover, choice));
    other.put(other.act(mover, mover, choice));
    for (int more = 0; more < 3 && other.legal(mover).front().starts_with("assign "); ++more) {
      other.put(other.act(mover, mover, other.legal(mover).front()));
    }
    for (const Seat viewer : {Seat(1 - mover), Seat::spectator()}) {
      EXPECT_EQ(desk.m.seen(viewer), other.m.seen(viewer));
      EXPECT_EQ(update_text(desk.m, seen_by(viewer), {}, names(), desk.now),
                update_text(other.m, seen_by(viewer), {}, names(), desk.now));
    }
    ++compared;
  }
  EXPECT_GE(compared, 10);
}

}  // namespace
}  // namespace prestige::server::kit
