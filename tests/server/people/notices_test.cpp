#include "server/people/notices.h"

#include "protocol/api/pushes.h"
#include "protocol/message/push.h"
#include "tests/server/people/people_test_kit.h"

namespace prestige::server {
namespace {

using kit::Json;
using testing::ElementsAre;
using testing::IsEmpty;

struct RecordedWebhooks final : Webhooks {
  struct Posted {
    std::string url;
    std::string body;
  };
  void post(const std::string& url, std::string body) override { posted.push_back({url, body}); }
  std::vector<Posted> posted;
};

class NoticesTest : public kit::PeopleTest {
 protected:
  std::vector<api::Notice> list(const Identity& who, const Json& fields = Json::object()) {
    auto request = protocol::decoded<api::Notices>(fields);
    EXPECT_TRUE(request);
    std::vector<api::Notice> out;
    notices_.handle(Caller{.address = {}, .who = who, .socket = nullptr}, *request,
                    [&](Result<api::NoticeList> answer) { out = answer.value().notices; });
    return out;
  }
  void read(const Identity& who, std::int64_t upto) {
    bool done = false;
    notices_.handle(Caller{.address = {}, .who = who, .socket = nullptr},
                    api::ReadNotices{.upto = upto},
                    [&](Result<api::Done> answer) { done = answer.has_value(); });
    EXPECT_TRUE(done);
  }
  void tell(const std::vector<PersonId>& people, NoticeKind kind, TableId table = TableId(7)) {
    notices_.tell(people, kind, table);
  }

  RecordedWebhooks webhooks_;
  Notices notices_{{.clock = clock_,
                    .scheduler = scheduler_,
                    .storage = storage_,
                    .sockets = sockets_,
                    .webhooks = webhooks_}};
};

TEST_F(NoticesTest, are_kept_and_listed) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  tell({ada.person, bob.person}, NoticeKind::game_started);
  clock_.pass(1000);
  tell({ada.person}, NoticeKind::your_move);
  const auto of_ada = list(ada);
  ASSERT_EQ(of_ada.size(), 2u);
  EXPECT_EQ(of_ada[0].kind, NoticeKind::game_started);
  EXPECT_EQ(of_ada[1].kind, NoticeKind::your_move);
  EXPECT_EQ(of_ada[1].at, clock_.now());
  EXPECT_EQ(of_ada[1].table, to_text(TableId(7)));
  EXPECT_LT(of_ada[0].number, of_ada[1].number);
  EXPECT_EQ(list(bob).size(), 1u);
  const auto later = list(ada, {{"after", of_ada[0].number}});
  ASSERT_EQ(later.size(), 1u);
  EXPECT_EQ(later[0].number, of_ada[1].number);
}

TEST_F(NoticesTest, can_be_read) {
  const Identity ada = guest("Ada");
  for (int i = 0; i < 3; ++i) tell({ada.person}, NoticeKind::your_move);
  read(ada, list(ada)[1].number);
  std::vector<bool> seen;
  for (const auto& notice : list(ada)) seen.push_back(notice.read);
  EXPECT_THAT(seen, ElementsAre(true, true, false));
}

TEST_F(NoticesTest, reach_all_open_sockets_of_the_person) {
  const Identity ada = guest("Ada");
  const Identity bob = guest("Bob");
  const auto first = socket_of(ada);
  const auto second = socket_of(ada);
  const auto other = socket_of(bob);
  tell({ada.person}, NoticeKind::undo_asked);
  ASSERT_EQ(first->sent.size(), 1u);
  EXPECT_EQ(second->sent, first->sent);
  EXPECT_THAT(other->sent, IsEmpty());
  EXPECT_EQ(Json::parse(first->sent[0]), Json({{"type", "notice"},
                                               {"notice",
                                                {{"number", list(ada)[0].number},
                                                 {"at", clock_.now()},
                                                 {"kind", "undo_asked"},
                                                 {"table", to_text(TableId(7))},
                                                 {"read", false}}}}));
}

TEST_F(NoticesTest, go_to_the_webhook_if_they_matter_outside) {
  const Identity ada = guest("Ada");
  ask_well<api::ChangeMe>(ada, {{"webhook", "https://example.org/hook"}});
  for (const NoticeKind kind :
       {NoticeKind::your_move, NoticeKind::undo_asked, NoticeKind::game_started,
        NoticeKind::rematch, NoticeKind::game_over}) {
    tell({ada.person}, kind);
  }
  ASSERT_EQ(webhooks_.posted.size(), 3u);
  EXPECT_EQ(webhooks_.posted[0].url, "https://example.org/hook");
  EXPECT_EQ(Json::parse(webhooks_.posted[0].body),
            Json({{"kind", "your_move"}, {"table", to_text(TableId(7))}, {"at", clock_.now()}}));
  EXPECT_EQ(Json::parse(webhooks_.posted[1].body)["kind"], "game_started");
  EXPECT_EQ(Json::parse(webhooks_.posted[2].body)["kind"], "game_over");
  EXPECT_EQ(list(ada).size(), 5u);
}

TEST_F(NoticesTest, nobody_without_a_webhook_is_posted_to) {
  const Identity ada = guest("Ada");
  tell({ada.person}, NoticeKind::your_move);
  ask_well<api::ChangeMe>(ada, {{"webhook", "https://example.org/hook"}});
  ask_well<api::ChangeMe>(ada, {{"webhook", ""}});
  tell({ada.person}, NoticeKind::your_move);
  EXPECT_THAT(webhooks_.posted, IsEmpty());
}

TEST_F(NoticesTest, for_people_who_are_gone_are_dropped) {
  const Identity ada = guest("Ada");
  ask_well<api::DeleteMe>(ada);
  tell({ada.person, PersonId()}, NoticeKind::your_move);
  tell({}, NoticeKind::your_move);
  EXPECT_THAT(list(ada), IsEmpty());
}

TEST_F(NoticesTest, are_told_later_when_the_store_fails) {
  const Identity ada = guest("Ada");
  ask_well<api::ChangeMe>(ada, {{"webhook", "https://example.org/hook"}});
  const Identity bob = guest("Bob");
  const auto socket = socket_of(bob);
  for (int good = 0; good < 3; ++good) {  // who they are, and storing it
    store_->fail_after(good);
    tell({ada.person, bob.person}, NoticeKind::your_move);
    tell({bob.person}, NoticeKind::game_over);
    scheduler_.pass(5'000);
    store_->recover();
    EXPECT_EQ(webhooks_.posted.size(), static_cast<std::size_t>(good));
    scheduler_.pass(5'000);
    ASSERT_EQ(webhooks_.posted.size(), static_cast<std::size_t>(good) + 1);
    EXPECT_EQ(socket->sent.size(), 2 * webhooks_.posted.size());
  }
  std::vector<NoticeKind> kinds;
  for (const auto& notice : list(bob)) kinds.push_back(notice.kind);
  using enum NoticeKind;
  EXPECT_THAT(kinds, ElementsAre(your_move, game_over, your_move, game_over, your_move, game_over));
  tell({bob.person}, rematch);  // at once again
  EXPECT_EQ(list(bob).size(), 7u);
}

TEST_F(NoticesTest, are_given_up_when_the_store_fails_for_long) {
  const Identity ada = guest("Ada");
  store_->fail_after(0);
  tell({ada.person}, NoticeKind::your_move);
  scheduler_.pass(700'000);
  for (int i = 0; i < 10'100; ++i) tell({ada.person}, NoticeKind::game_over);
  store_->recover();
  scheduler_.pass(5'000);
  const auto rows = store_->notices(ada.person, 0, 20'000).value();
  ASSERT_EQ(rows.size(), 10'000u);
  EXPECT_EQ(rows.front().kind, NoticeKind::game_over);
}

TEST_F(NoticesTest, told_elsewhere_reach_the_sockets_here) {
  const Identity ada = guest("Ada");
  ask_well<api::ChangeMe>(ada, {{"webhook", "https://example.org/hook"}});
  const auto socket = socket_of(ada);
  std::int64_t number = 0;
  for (int i = 0; i < 3; ++i) {
    const auto row = store_->add_notice(
        ada.person, {.at = 5, .kind = NoticeKind::your_move, .table = TableId(7)});
    if (i == 1) number = row.value().number;
  }
  notices_.told_elsewhere(ada.person, number);
  ASSERT_EQ(socket->sent.size(), 1u);
  EXPECT_EQ(Json::parse(socket->sent[0])["notice"]["number"], number);
  EXPECT_THAT(webhooks_.posted, IsEmpty());  // the other process does that
  notices_.told_elsewhere(ada.person, number + 100);
  notices_.told_elsewhere(PersonId(9), 1);
  EXPECT_EQ(socket->sent.size(), 1u);
}

TEST_F(NoticesTest, bad_requests) {
  const auto bad = [](const auto& result) { return !result && result.error().code == "bad_field"; };
  EXPECT_TRUE(bad(protocol::decoded<api::Notices>({{"after", -1}})));
  EXPECT_TRUE(bad(protocol::decoded<api::Notices>({{"after", "x"}})));
  EXPECT_TRUE(bad(protocol::decoded<api::Notices>({{"limit", 1}})));
  EXPECT_TRUE(bad(protocol::decoded<api::ReadNotices>(Json::object())));
  EXPECT_TRUE(bad(protocol::decoded<api::ReadNotices>({{"upto", -1}})));
  EXPECT_TRUE(bad(protocol::decoded<api::ReadNotices>({{"upto", 1.5}})));
}

TEST(PushText, has_the_type_first) {
  EXPECT_EQ(protocol::push_text(api::LobbyPush{}), R"({"type":"lobby"})");
  EXPECT_EQ(protocol::push_text(api::Hello{.protocol = 1, .server = "x", .me = {}}),
            R"({"type":"hello","protocol":1,"server":"x"})");
}

}  // namespace
}  // namespace prestige::server
