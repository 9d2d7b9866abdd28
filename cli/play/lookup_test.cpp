#include "cli/play/lookup.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace prestige::play {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const std::vector<Entry> kEntries{
    {"keep", {"Keep", "Zitadelle"}, {"about the keep"}},
    {"great_wall", {"Great Wall", "Große Mauer"}, {"about the wall"}},
    {"town_hall", {"Town Hall", "Rathaus"}, {"about the hall"}},
};

TEST(Lookup, names_of_every_language_are_found) {
  EXPECT_THAT(described(kEntries, "GREAT wall"), ElementsAre("about the wall"));
  EXPECT_THAT(described(kEntries, "große mauer"), ElementsAre("about the wall"));
  EXPECT_THAT(described(kEntries, "great_wall"), ElementsAre("about the wall"));
}

TEST(Lookup, parts_of_names_are_found_when_no_name_fits) {
  EXPECT_THAT(described(kEntries, "all"), ElementsAre("about the wall", "about the hall"));
  EXPECT_THAT(described(kEntries, "xyz"), IsEmpty());
}

TEST(Lookup, typed_actions_may_use_names) {
  const AnyState state;
  const Style style(false);
  const protocol::Names names{"Ada", "Bruno"};
  const Viewpoint at{state, Seat(0), protocol::Language::en, names, style, 80};
  EXPECT_EQ(as_action_text(kEntries, at, "Destroy Bruno Great Wall+"), "destroy 1 great_wall+");
  EXPECT_EQ(as_action_text(kEntries, at, "build rathaus"), "build town_hall");
  EXPECT_EQ(as_action_text(kEntries, at, "adamant"), "adamant");
}

}  // namespace
}  // namespace prestige::play
