#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

SPEC("U.statue", "scores 5 for the holder of the crown") {
  auto crowned = scenario(5).seat(0).city({"statue"}).crown(0);
  EXPECT_EQ(crowned.score(0).total, 3 + 5);
  auto other = scenario(5).seat(0).city({"statue"}).crown(1);
  EXPECT_EQ(other.score(0).total, 3);
  EXPECT_EQ(other.score(1).total, 0);
}

SPEC("U.statue G23", "a crown that moves in the last round counts where it ends") {
  auto g =
      scenario(5).seat(0).crown(0).holds("thief").seat(1).holds("patrician").killed("patrician");
  g.seat(0).city({"statue", "docks", "manor", "temple", "church", "market", "prison"});
  g.called_up_to("warlord").expect_over().expect_crown(1);
  EXPECT_EQ(g.outcome().score[0].extras[static_cast<std::size_t>(District::statue)], 0);
}

SPEC("U.statue G23", "the Emperor's late hand-over counts as well") {
  auto g = scenario(5).seat(0).crown(2).holds("thief").seat(1).holds("emperor").killed("emperor");
  g.seat(0).city({"statue", "docks", "manor", "temple", "church", "market", "prison"});
  g.called_up_to("warlord").plays(1, "give_crown 0").expect_over().expect_crown(0);
  EXPECT_EQ(g.outcome().score[0].extras[static_cast<std::size_t>(District::statue)], 5);
}

}  // namespace
}  // namespace prestige::citadels::kit
