// What may be taken back at the terminal.

#include "cli/play/undo.h"

#include <gtest/gtest.h>

#include "tests/kit/scenario.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::play {
namespace {

using protocol::Session;

// The game of a scenario, with this decision taken.
Session after(const protocol::GameCodec& codec, const AnyState& start, Seat seat,
              std::string_view action) {
  auto loaded = Session::load(codec, codec.position(start), 1, protocol::Chance::automatic);
  if (!loaded) ADD_FAILURE() << loaded.error().text.en;
  Session session = std::move(loaded).value();
  const auto events = session.apply(seat, action);
  EXPECT_TRUE(events) << events.error().text.en;
  return session;
}

Undo undo_after(trickerion::kit::Play g, std::string_view action) {
  const Session session =
      after(protocol::trickerion_codec(), AnyState::of(g.state()), Seat(0), action);
  return may_undo(*find_screen("trickerion"), session, Seat(0));
}

Undo undo_after(citadels::kit::Play g, std::string_view action) {
  const Session session =
      after(protocol::citadels_codec(), AnyState::of(g.state()), Seat(0), action);
  return may_undo(*find_screen("citadels"), session, Seat(0));
}

trickerion::kit::Play about_to_place(std::string_view card) {
  auto g = trickerion::kit::scenario(3).dark_alley().seat(0).below("magician", card);
  return g.seat(1).below("magician", "workshop").at_placing(0);
}

TEST(Undo, of_a_placement_with_an_open_card_is_allowed) {
  EXPECT_EQ(undo_after(about_to_place("downtown"), "place magician downtown+2"), Undo::allowed);
  EXPECT_EQ(undo_after(about_to_place("interest"), "place magician downtown+2 ability"),
            Undo::allowed);
}

TEST(Undo, of_a_placement_under_sealed_orders_is_refused) {
  EXPECT_EQ(undo_after(about_to_place("downtown").sealed(), "place magician downtown+2"),
            Undo::revealed);
  EXPECT_EQ(undo_after(about_to_place("interest").sealed(), "place magician downtown+2 ability"),
            Undo::revealed);
  // The card stays face down.
  EXPECT_EQ(undo_after(about_to_place("downtown").sealed(), "idle magician"), Undo::allowed);
}

TEST(Undo, of_a_draw_or_roll_is_refused) {
  auto g = trickerion::kit::scenario(3).dark_alley().seat(0).acts("magician", "dark_alley+2");
  EXPECT_EQ(undo_after(g, "draw_first theater"), Undo::revealed);
  auto downtown = trickerion::kit::scenario(3).seat(0).acts("magician", "downtown+2");
  EXPECT_EQ(undo_after(downtown, "reroll bank_1"), Undo::revealed);
  EXPECT_EQ(undo_after(downtown, "take_coins bank_1"), Undo::allowed);
}

TEST(Undo, of_another_ones_decision_is_refused) {
  auto g = trickerion::kit::scenario(3).seat(0).acts("magician", "downtown+2");
  const Session session =
      after(protocol::trickerion_codec(), AnyState::of(g.state()), Seat(0), "take_coins bank_1");
  EXPECT_EQ(may_undo(*find_screen("trickerion"), session, Seat(1)), Undo::others);
}

TEST(Undo, of_what_a_player_shows_by_choice_is_allowed) {
  auto g = citadels::kit::scenario(4).seat(0).gold(9).hand({"tavern"}).holds("merchant");
  g.city({"smithy"}).turn_of("merchant").plays("gather gold");
  EXPECT_EQ(undo_after(g, "build tavern"), Undo::allowed);
  EXPECT_EQ(undo_after(g, "use smithy"), Undo::revealed);
}

// The events that codecs call revealing are enough, but for cards turned up: no decision that the
// session lets a player take back shows anybody more than it says.
TEST(Undo, worlds_and_events_agree) {
  for (const std::string_view game : {"citadels", "trickerion"}) {
    const protocol::GameCodec& codec = *protocol::find_game(game);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      protocol::Json options = protocol::Json::object();
      if (game == "trickerion") options["dark_alley"] = true;
      Session session = *Session::create(codec, 3, options, seed, protocol::Chance::automatic);
      Rng rng(seed);
      for (int i = 0; i < 250 && !session.over(); ++i) {
        const Seat seat = session.acting().front();
        const auto legal = codec.rules().legal_actions(session.state(), seat);
        const auto action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        const AnyState before = session.state();
        ASSERT_TRUE(session.apply(seat, action));
        const GameScreen& screen = *find_screen(game);
        if (!session.can_take_back(seat)) continue;
        if (screen.turns_up(before, seat, action)) continue;
        EXPECT_EQ(may_undo(screen, session, seat), Undo::allowed) << codec.rules().to_text(action);
      }
    }
  }
}

}  // namespace
}  // namespace prestige::play
