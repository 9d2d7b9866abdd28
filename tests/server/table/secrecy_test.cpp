// Nothing that is sent to a viewer depends on what the viewer cannot know.

#include "bots/explain/advise.h"
#include "protocol/message/encode.h"
#include "server/table/catch_up.h"
#include "server/table/reason.h"
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
    for (int i = 0; i < 8; ++i) made[person(i)] = {"P" + std::to_string(i)};
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

// What a seat is answered when it tries or asks about an action, whether it may do that or not.
std::string answered(const TableModel& m, int seat, const std::string& action, Millis now) {
  const Decision decision = decide_act(
      m, person(seat),
      {.table = {}, .seat = seat, .action = action, .version = m.seen(Seat(seat)), .key = "k"},
      now);
  const auto reason = reason_for(m, person(seat), {.table = {}, .seat = seat, .action = action},
                                 protocol::Language::de);
  return said(decision) + (reason ? protocol::encoded(*reason) : reason.error().text.de);
}

// What it is told to do, and why.
std::string advised(const TableModel& m, Seat seat) {
  std::string all;
  for (const Advice& advice :
       bots::advise(m.setup->game, "skilled", m.game->state, seat, Rng(3), 4)) {
    all += m.codec->label(m.game->state, seat, advice.action, protocol::Language::en, {}) +
           std::to_string(advice.chance) + std::to_string(advice.points);
    for (const AdviceReason& reason : advice.reasons) {
      all += m.codec->sentence(reason, protocol::Language::en, {});
    }
  }
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
      if (!viewer.is_player()) continue;
      for (int seat = 0; seat < desk.m.setup->players; ++seat) {
        if (!desk.m.waits_for(seat)) continue;
        const auto actions = desk.legal(seat);
        const std::string& tried = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        EXPECT_EQ(answered(desk.m, viewer.index(), tried, desk.now),
                  answered(other, viewer.index(), tried, desk.now))
            << "viewer " << viewer.index() << " tries " << tried;
      }
      if (desk.m.waits_for(viewer.index()) && rng.below(8) == 0) {
        EXPECT_EQ(advised(desk.m, viewer), advised(other, viewer)) << "viewer " << viewer.index();
      }
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

// What is told of a table to somebody who only looks, whoever that is.
std::string told(const TableModel& m, Seat viewer, Millis now) {
  const TableHead head = head_of(m, &names());
  return update_text(m, seen_by(viewer), {}, names(), now) + head.summary +
         std::to_string(head.updated) + protocol::encoded(info_of(m, names(), true)) +
         protocol::encoded(info_of(m, names(), false));
}

// Two games that differ only in how many hidden steps an opponent takes, and when.
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
    other.now += 1000;
    other.put(other.act(mover, mover, choice));
    for (int more = 0; more < 3 && other.legal(mover).front().starts_with("assign "); ++more) {
      other.now += 1000;
      other.put(other.act(mover, mover, other.legal(mover).front()));
    }
    for (const Seat viewer : {Seat(1 - mover), Seat::spectator()}) {
      EXPECT_EQ(desk.m.seen(viewer), other.m.seen(viewer));
      EXPECT_EQ(told(desk.m, viewer, other.now), told(other.m, viewer, other.now));
    }
    desk.now += 10'000;
    ++compared;
  }
  EXPECT_GE(compared, 10);
}

}  // namespace
}  // namespace prestige::server::kit
