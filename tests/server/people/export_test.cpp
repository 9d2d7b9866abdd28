#include "server/people/secrets.h"
#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;
using testing::HasSubstr;
using testing::Not;

class ExportTest : public kit::PeopleTest {
 protected:
  void seat_at_table(PersonId person) {
    Append append;
    append.table = TableId(7);
    append.entries = {"{}"};
    append.head.game = "citadels";
    append.head.players = 4;
    append.head.status = Status::playing;
    append.head.created = append.head.updated = clock_.now();
    append.head.summary = "{}";
    append.members = {{.person = person, .to_move = true}};
    EXPECT_TRUE(store_->append({&append, 1}));
  }
  Json exported(const Identity& who) { return Json::parse(ask_well<api::ExportMe>(who).data.text); }
};

TEST_F(ExportTest, has_everything_that_is_kept) {
  std::string token;
  const Identity ada = claimed("Ada", "correct horse", &token);
  const Identity bob = guest("Bob");
  ask_well<api::ChangeMe>(ada, {{"webhook", "https://example.org/hook"}});
  const auto bot = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  ask_well<api::Mute>(ada, {{"person", to_text(bob.person)}, {"muted", true}});
  seat_at_table(ada.person);
  ASSERT_TRUE(store_->add_notice(
      ada.person, {.at = clock_.now(), .kind = NoticeKind::game_over, .table = TableId(7)}));
  const RatedId rated{.person = ada.person, .bot = {}};
  ASSERT_TRUE(store_->rate(TableId(7), "citadels", 4, {&rated, 1},
                           [](std::span<RatingRow> rows) { rows[0].mean = 31; }));

  ASSERT_TRUE(store_->add_chat(
      TableId(7),
      {.at = 5, .person = ada.person, .name = "Ada", .room = ChatRoom::table, .text = "Hi"}));

  const Json all = exported(ada);
  ASSERT_EQ(all["chat"].size(), 1u);
  EXPECT_EQ(all["chat"][0]["text"], "Hi");
  EXPECT_EQ(all["chat"][0]["room"], "table");
  EXPECT_EQ(all["person"]["person"], to_text(ada.person));
  EXPECT_EQ(all["person"]["name"], "Ada");
  EXPECT_EQ(all["person"]["claimed"], true);
  EXPECT_EQ(all["person"]["language"], "en");
  EXPECT_EQ(all["person"]["rated"], true);
  EXPECT_EQ(all["person"]["webhook"], "https://example.org/hook");
  EXPECT_EQ(all["person"]["created"], clock_.now());
  ASSERT_EQ(all["sessions"].size(), 1u);
  EXPECT_EQ(all["sessions"][0]["session"], to_text(ada.session));
  ASSERT_EQ(all["tables"].size(), 1u);
  EXPECT_EQ(all["tables"][0]["table"], to_text(TableId(7)));
  EXPECT_EQ(all["tables"][0]["game"], "citadels");
  EXPECT_EQ(all["tables"][0]["status"], "playing");
  EXPECT_EQ(all["tables"][0]["your_move"], true);
  ASSERT_EQ(all["ratings"].size(), 1u);
  EXPECT_EQ(all["ratings"][0]["mean"], 31);
  ASSERT_EQ(all["notices"].size(), 1u);
  EXPECT_EQ(all["notices"][0]["kind"], "game_over");
  EXPECT_EQ(all["muted"], Json::array({to_text(bob.person)}));
  ASSERT_EQ(all["bots"].size(), 1u);
  EXPECT_EQ(all["bots"][0]["person"], bot.me.person);
  EXPECT_EQ(all["bots"][0]["owner"], to_text(ada.person));
}

TEST_F(ExportTest, tells_no_secrets) {
  std::string token;
  const Identity ada = claimed("Ada", "correct horse", &token);
  const auto bot = ask_well<api::AddBot>(ada, {{"name", "Robbie"}});
  const std::string text = ask_well<api::ExportMe>(ada).data.text;
  EXPECT_THAT(text, Not(HasSubstr(token)));
  EXPECT_THAT(text, Not(HasSubstr(token_hash(token))));
  EXPECT_THAT(text, Not(HasSubstr(bot.token)));
  EXPECT_THAT(text, Not(HasSubstr(token_hash(bot.token))));
  EXPECT_THAT(text, Not(HasSubstr("argon2")));
}

TEST_F(ExportTest, of_a_new_guest_is_short) {
  const Json all = exported(guest("Ada"));
  for (const char* list : {"tables", "ratings", "notices", "muted", "bots"}) {
    EXPECT_EQ(all[list], Json::array()) << list;
  }
  EXPECT_EQ(refused<api::ExportMe>(Identity{.person = PersonId(9), .session = {}, .name = {}}),
            "not_signed_in");
  EXPECT_EQ(refused<api::ExportMe>(guest("Bob"), {{"person", "x"}}), "bad_field");
}

}  // namespace
}  // namespace prestige::server
