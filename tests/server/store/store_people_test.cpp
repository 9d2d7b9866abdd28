#include "tests/server/store/backend.h"

namespace prestige::server {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

template <class T>
StoreFault fault_of(const Stored<T>& stored) {
  return stored ? StoreFault::unavailable : stored.error().fault;
}

class PeopleSuite : public StoreSuite {};

TEST_P(PeopleSuite, a_person_is_what_was_stored) {
  PersonRow ada = some_person(1, "ada");
  ASSERT_TRUE(store().add_person(ada));
  EXPECT_EQ(*store().person(PersonId(1)), ada);
  EXPECT_EQ(*store().person_named("ada"), ada);
  EXPECT_EQ(*store().person(PersonId(2)), std::nullopt);
  EXPECT_EQ(*store().person_named("bob"), std::nullopt);

  const PersonRow before = ada;
  ada.name = "Ada L.";
  ada.name_key = "ada l.";
  ada.password_hash = "other";
  ada.language = "de";
  ada.webhook.clear();
  ada.rated = !before.rated;
  ASSERT_EQ(store().change_person(before, ada), true);
  EXPECT_EQ(*store().person(PersonId(1)), ada);
  EXPECT_EQ(*store().person_named("ada"), std::nullopt);
}

TEST_P(PeopleSuite, claimed_names_are_unique) {
  ASSERT_TRUE(store().add_person(some_person(1, "ada")));
  ASSERT_TRUE(store().add_person(some_person(2, "bob")));
  EXPECT_EQ(fault_of(store().add_person(some_person(3, "ada"))), StoreFault::taken);
  EXPECT_EQ(fault_of(store().add_person(some_person(1, "carl"))), StoreFault::taken);
  EXPECT_EQ(fault_of(store().change_person(some_person(2, "bob"), some_person(2, "ada"))),
            StoreFault::taken);
  EXPECT_EQ((*store().person(PersonId(2)))->name_key, "bob");
  EXPECT_EQ(store().change_person(some_person(2, "bob"), some_person(2, "bob")), true);
}

TEST_P(PeopleSuite, only_a_person_as_it_was_read_is_changed) {
  const PersonRow ada = some_person(1, "ada");
  ASSERT_TRUE(store().add_person(ada));
  const auto there = backend().open();  // another process
  PersonRow renamed = ada;
  renamed.name = "Countess";
  ASSERT_EQ(there->change_person(ada, renamed), true);
  for (const auto change : std::to_array<void (*)(PersonRow&)>({
           [](PersonRow& row) { row.webhook = "https://a.example/"; },
           [](PersonRow& row) { row.password_hash = "new"; },
       })) {
    PersonRow changed = ada;
    change(changed);
    EXPECT_EQ(store().change_person(ada, changed), false);
    EXPECT_EQ(*store().person(PersonId(1)), renamed) << "nothing may be lost";
  }
  // Each column is looked at.
  for (const auto change : std::to_array<void (*)(PersonRow&)>({
           [](PersonRow& row) { row.name += "x"; },
           [](PersonRow& row) { row.name_key += "x"; },
           [](PersonRow& row) { row.password_hash += "x"; },
           [](PersonRow& row) { row.language += "x"; },
           [](PersonRow& row) { row.webhook += "x"; },
           [](PersonRow& row) { row.rated = !row.rated; },
       })) {
    PersonRow other = renamed;
    change(other);
    EXPECT_EQ(store().change_person(other, ada), false);
  }
  EXPECT_EQ(store().change_person(some_person(9, "nobody"), some_person(9, "nobody")), false);
  ASSERT_TRUE(there->delete_person(PersonId(1)));
  EXPECT_EQ(store().change_person(renamed, ada), false);
  EXPECT_EQ(*store().person(PersonId(1)), std::nullopt);
}

TEST_P(PeopleSuite, any_number_of_guests_have_no_claimed_name) {
  for (const std::int64_t id : {1, 2}) {
    PersonRow guest = some_person(id, "guest");
    guest.name_key.clear();
    ASSERT_TRUE(store().add_person(guest));
  }
  EXPECT_EQ(*store().person_named(""), std::nullopt);
}

TEST_P(PeopleSuite, bots_belong_to_somebody) {
  for (const std::int64_t id : {1, 4, 3, 2}) {
    PersonRow person = some_person(id, "p" + std::to_string(id));
    if (id > 2) person.owner = PersonId(1);
    ASSERT_TRUE(store().add_person(person));
  }
  std::vector<PersonId> bots;
  const auto rows = store().bots_of(PersonId(1)).value();
  for (const PersonRow& bot : rows) bots.push_back(bot.id);
  EXPECT_THAT(bots, ElementsAre(PersonId(3), PersonId(4)));
  EXPECT_THAT(*store().bots_of(PersonId(2)), IsEmpty());
  EXPECT_THAT(*store().bots_of(PersonId()), IsEmpty());
}

TEST_P(PeopleSuite, mutes_are_set_and_lifted) {
  for (const std::int64_t id : {1, 2, 3}) {
    ASSERT_TRUE(store().add_person(some_person(id, "p" + std::to_string(id))));
  }
  ASSERT_TRUE(store().set_muted(PersonId(1), PersonId(3), true));
  ASSERT_TRUE(store().set_muted(PersonId(1), PersonId(2), true));
  ASSERT_TRUE(store().set_muted(PersonId(1), PersonId(2), true));
  EXPECT_THAT(*store().muted_by(PersonId(1)), ElementsAre(PersonId(2), PersonId(3)));
  EXPECT_THAT(*store().muted_by(PersonId(2)), IsEmpty());
  ASSERT_TRUE(store().set_muted(PersonId(1), PersonId(3), false));
  ASSERT_TRUE(store().set_muted(PersonId(2), PersonId(3), false));
  EXPECT_THAT(*store().muted_by(PersonId(1)), ElementsAre(PersonId(2)));
  EXPECT_EQ(fault_of(store().set_muted(PersonId(1), PersonId(9), true)), StoreFault::gone);
}

TEST_P(PeopleSuite, sessions_are_found_by_their_token) {
  ASSERT_TRUE(store().add_person(some_person(1, "ada")));
  ASSERT_TRUE(store().add_person(some_person(2, "bob")));
  const SessionRow first = some_session(11, 1);
  ASSERT_TRUE(store().add_session(first));
  ASSERT_TRUE(store().add_session(some_session(12, 1)));
  EXPECT_EQ(*store().session("hash11"), first);
  EXPECT_EQ(*store().session("other"), std::nullopt);
  EXPECT_THAT(*store().sessions_of(PersonId(1)), ElementsAre(first, some_session(12, 1)));
  EXPECT_THAT(*store().sessions_of(PersonId(2)), IsEmpty());

  SessionRow same = some_session(13, 1);
  same.token_hash = "hash11";
  EXPECT_EQ(fault_of(store().add_session(same)), StoreFault::taken);
  EXPECT_EQ(fault_of(store().add_session(some_session(14, 9))), StoreFault::gone);

  ASSERT_TRUE(store().touch_session(SessionId(11), 777));
  ASSERT_TRUE(store().touch_session(SessionId(99), 777));
  EXPECT_EQ((*store().session("hash11"))->last_used, 777);
}

TEST_P(PeopleSuite, sessions_end) {
  ASSERT_TRUE(store().add_person(some_person(1, "ada")));
  ASSERT_TRUE(store().add_person(some_person(2, "bob")));
  for (const std::int64_t id : {11, 12, 13}) ASSERT_TRUE(store().add_session(some_session(id, 1)));
  EXPECT_EQ(store().remove_session(PersonId(2), SessionId(11)), false);
  EXPECT_EQ(store().remove_session(PersonId(1), SessionId(11)), true);
  EXPECT_EQ(store().remove_session(PersonId(1), SessionId(11)), false);
  EXPECT_EQ(*store().session("hash11"), std::nullopt);
  EXPECT_EQ(store().remove_sessions_unused_since(33), 1);  // 12 was last used at 32
  EXPECT_THAT(*store().sessions_of(PersonId(1)), ElementsAre(some_session(13, 1)));
  EXPECT_EQ(store().remove_sessions_unused_since(33), 0);
}

TEST_P(PeopleSuite, a_new_password_ends_all_sessions_but_one) {
  const PersonRow before = some_person(1, "ada");
  ASSERT_TRUE(store().add_person(before));
  ASSERT_TRUE(store().add_person(some_person(2, "bob")));
  for (const std::int64_t id : {11, 12, 13}) ASSERT_TRUE(store().add_session(some_session(id, 1)));
  ASSERT_TRUE(store().add_session(some_session(21, 2)));
  PersonRow after = before;
  after.password_hash = "new";
  PersonRow other = before;
  other.name = "Countess";
  PersonRow taken = after;
  taken.name_key = "bob";

  // Nothing happens unless all of it does.
  EXPECT_EQ(*store().change_password(other, after, SessionId(12)), std::nullopt);
  EXPECT_EQ(fault_of(store().change_password(before, taken, SessionId(12))), StoreFault::taken);
  EXPECT_EQ(*store().person(PersonId(1)), before);
  EXPECT_EQ(store().sessions_of(PersonId(1))->size(), 3u);

  const auto ended = store().change_password(before, after, SessionId(12)).value();
  ASSERT_TRUE(ended);
  EXPECT_THAT(*ended, UnorderedElementsAre(SessionId(11), SessionId(13)));
  EXPECT_EQ(*store().person(PersonId(1)), after);
  EXPECT_THAT(*store().sessions_of(PersonId(1)), ElementsAre(some_session(12, 1)));
  EXPECT_EQ(store().sessions_of(PersonId(2))->size(), 1u);
}

TEST_P(PeopleSuite, deleting_a_person_leaves_nothing_but_words) {
  PersonRow bot = some_person(3, "bot");
  bot.owner = PersonId(1);
  for (const PersonRow& row : {some_person(1, "ada"), some_person(2, "bob"), bot}) {
    ASSERT_TRUE(store().add_person(row));
    ASSERT_TRUE(store().add_session(some_session(10 + row.id.number(), row.id.number())));
    ASSERT_TRUE(store().add_notice(row.id, {.at = 1, .table = TableId(7)}));
  }
  ASSERT_TRUE(store().set_muted(PersonId(1), PersonId(2), true));
  ASSERT_TRUE(store().set_muted(PersonId(2), PersonId(1), true));
  Append append = some_append(7, 0, {"x"});
  append.members = {{PersonId(1), true}, {PersonId(2), true}, {PersonId(3), false}};
  put(append);
  for (const std::int64_t id : {1, 2, 3})
    ASSERT_TRUE(store().add_chat(TableId(7), some_line(id, "hi")));
  const std::vector<RatedId> who = {{PersonId(1), ""}, {PersonId(2), ""}, {PersonId(3), ""}};
  ASSERT_EQ(store().rate(TableId(7), "citadels", 3, who, [](std::span<RatingRow>) {}), true);

  ASSERT_TRUE(store().delete_person(PersonId(1)));

  for (const std::int64_t id : {1, 3}) {
    const PersonId person(id);
    EXPECT_EQ(*store().person(person), std::nullopt);
    EXPECT_THAT(*store().sessions_of(person), IsEmpty());
    EXPECT_THAT(*store().notices(person, 0, 10), IsEmpty());
    EXPECT_THAT(*store().tables_of(person, up_to(10)), IsEmpty());
    EXPECT_THAT(*store().ratings_of(person), IsEmpty());
    EXPECT_THAT(*store().muted_by(person), IsEmpty());
  }
  EXPECT_TRUE(store().person(PersonId(2))->has_value());
  EXPECT_EQ(store().sessions_of(PersonId(2))->size(), 1u);
  EXPECT_EQ(store().notices(PersonId(2), 0, 10)->size(), 1u);
  EXPECT_EQ(store().tables_of(PersonId(2), up_to(10))->size(), 1u);
  EXPECT_EQ(store().ratings_of(PersonId(2))->size(), 1u);
  EXPECT_THAT(*store().muted_by(PersonId(2)), IsEmpty());

  const auto chat = store().chat(TableId(7), ChatRoom::table, 0, 10).value();
  ASSERT_EQ(chat.size(), 3u);
  EXPECT_EQ(chat[0].person, PersonId());
  EXPECT_EQ(chat[0].name, "");
  EXPECT_EQ(chat[0].text, "hi");
  EXPECT_EQ(chat[1].name, "Ada");
  EXPECT_EQ(chat[2].person, PersonId());

  // A game that ends later does not bring the person back.
  ASSERT_EQ(store().rate(TableId(8), "citadels", 3, who, [](std::span<RatingRow>) {}), true);
  EXPECT_THAT(*store().ratings_of(PersonId(1)), IsEmpty());
  EXPECT_TRUE(store().delete_person(PersonId(1)));
  EXPECT_TRUE(store().delete_person(PersonId()));
  EXPECT_TRUE(store().person(PersonId(2))->has_value());
}

PRESTIGE_ON_ALL_STORES(PeopleSuite);

}  // namespace

}  // namespace prestige::server
