// One person changed by two processes at the same time, on real stores.

#include <thread>

#include "server/people/shared.h"
#include "tests/server/store/backend.h"

namespace prestige::server {
namespace {

class AtOnceSuite : public StoreSuite {};

// Two threads, each with a connection of its own, as two processes have.
TEST_P(AtOnceSuite, no_change_is_lost) {
  const PersonId who(1);
  ASSERT_TRUE(store().add_person(some_person(1, "ada")));
  constexpr int kChanges = 40;
  const auto change_often = [&](Store& at, const auto& set) {
    for (int i = 1; i <= kChanges; ++i) {
      const auto changed = change_person(at, who, [&](PersonRow& row) -> Result<void> {
        set(row, i);
        return {};
      });
      EXPECT_TRUE(changed) << changed.error().code;
    }
  };
  const auto there = backend().open();
  ASSERT_NE(there, nullptr);
  {
    const std::jthread other([&] {
      change_often(*there, [](PersonRow& row, int i) { row.webhook = "h" + std::to_string(i); });
    });
    change_often(store(), [](PersonRow& row, int i) { row.name = "Ada " + std::to_string(i); });
  }
  const auto row = store().person(who);
  ASSERT_TRUE(row && *row);
  EXPECT_EQ((*row)->name, "Ada " + std::to_string(kChanges));
  EXPECT_EQ((*row)->webhook, "h" + std::to_string(kChanges));
}

PRESTIGE_ON_ALL_STORES(AtOnceSuite);

}  // namespace
}  // namespace prestige::server
