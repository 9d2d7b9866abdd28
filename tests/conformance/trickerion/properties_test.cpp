// What holds in every game of Trickerion, counted anew from the rules: nothing appears or vanishes,
// Links follow from where the slots lie, and the final score is the sum of its parts.

#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "games/trickerion/rules/stage.h"
#include "tests/conformance/games_under_test.h"

namespace prestige::conformance {
namespace {

using namespace trickerion;

// T1.12: a slot is a square on its corner. Twice the size, so that corners have whole numbers.
struct Point {
  int x = 0;
  int y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

Point centre_of(Slot slot) {
  switch (slot) {
    case Slot::s00:
      return {0, 0};
    case Slot::s10:
      return {2, 0};
    case Slot::s01:
      return {0, 2};
    case Slot::s11:
      return {2, 2};
    case Slot::s02:
      return {0, 4};
    case Slot::s12:
      return {2, 4};
    case Slot::guest:
      break;
  }
  return {-9, -9};
}

Point corner_of(Slot slot, Corner corner) {
  const Point p = centre_of(slot);
  switch (corner) {
    case Corner::top:
      return {p.x, p.y - 1};
    case Corner::right:
      return {p.x + 1, p.y};
    case Corner::bottom:
      return {p.x, p.y + 1};
    case Corner::left:
      return {p.x - 1, p.y};
  }
  return {};
}

// T1.13, as printed: by the category at the top; then right, bottom, left.
constexpr std::array<std::array<Category, 4>, kCategories> kSymbols{{
    {Category::spiritual, Category::mechanical, Category::optical, Category::escape},
    {Category::mechanical, Category::optical, Category::escape, Category::spiritual},
    {Category::optical, Category::escape, Category::spiritual, Category::mechanical},
    {Category::escape, Category::spiritual, Category::mechanical, Category::optical},
}};

Category symbol(Category top, Corner corner) { return kSymbols[at(top)][at(corner)]; }

struct NamedCircle {
  CircleMask bit;
  Slot a;
  Slot b;
};
constexpr std::array<NamedCircle, kCircles> kNamedCircles{{
    {card::s00_s10, Slot::s00, Slot::s10},
    {card::s01_s11, Slot::s01, Slot::s11},
    {card::s02_s12, Slot::s02, Slot::s12},
    {card::s00_s01, Slot::s00, Slot::s01},
    {card::s10_s11, Slot::s10, Slot::s11},
    {card::s01_s02, Slot::s01, Slot::s02},
    {card::s11_s12, Slot::s11, Slot::s12},
}};

template <class F>
void for_all_corners(F&& f) {
  for (int c = 0; c < 4; ++c) f(Corner(c));
}

// The circles of a slot and its corners in them, from the coordinates.
CircleMask circles_at(const PerformanceDef& card, Slot slot) {
  CircleMask mask = 0;
  for (const NamedCircle& circle : kNamedCircles) {
    const bool printed = (card.circles & circle.bit) != 0;
    if (printed && (circle.a == slot || circle.b == slot)) {
      mask = static_cast<CircleMask>(mask | circle.bit);
    }
  }
  return mask;
}

std::uint8_t corners_in_circles(const PerformanceDef& card, Slot slot) {
  unsigned corners = 0;
  for (const NamedCircle& circle : kNamedCircles) {
    if ((card.circles & circle.bit) == 0 || (circle.a != slot && circle.b != slot)) continue;
    const Slot other = circle.a == slot ? circle.b : circle.a;
    for_all_corners([&](Corner mine) {
      for_all_corners([&](Corner theirs) {
        if (corner_of(slot, mine) == corner_of(other, theirs)) corners |= 1u << at(mine);
      });
    });
  }
  return static_cast<std::uint8_t>(corners);
}

// T7.4: both slots of a circle hold a marker, and both show the same category at the point.
bool linked(const Show& show, const NamedCircle& circle) {
  const Marker a = show.slot[at(circle.a)];
  const Marker b = show.slot[at(circle.b)];
  if (!a.exists() || !b.exists()) return false;
  bool same = false;
  for_all_corners([&](Corner mine) {
    for_all_corners([&](Corner theirs) {
      if (corner_of(circle.a, mine) != corner_of(circle.b, theirs)) return;
      same = symbol(a.top_symbol(), mine) == symbol(b.top_symbol(), theirs);
    });
  });
  return same;
}

void expect_links(const Show& show) {
  const PerformanceDef& card = def(*show.card);
  CircleMask all = 0;
  for (const NamedCircle& circle : kNamedCircles) {
    if ((card.circles & circle.bit) != 0 && linked(show, circle)) {
      all = static_cast<CircleMask>(all | circle.bit);
    }
  }
  ASSERT_EQ(links_on(show), all);
  ASSERT_EQ(count_links(show), std::popcount(static_cast<unsigned>(all)));
  for (int i = 0; i < kSlots; ++i) {
    const auto slot = Slot(i);
    CircleMask joined = 0;
    for (const NamedCircle& circle : kNamedCircles) {
      if ((circles_at(card, slot) & circle.bit) == 0) continue;
      const Slot other = circle.a == slot ? circle.b : circle.a;
      if (show.slot[at(other)].exists()) joined = static_cast<CircleMask>(joined | circle.bit);
    }
    ASSERT_EQ(joined_circles(show, slot), joined) << id_of(slot);
    ASSERT_EQ(links_of(show, slot), all & circles_at(card, slot)) << id_of(slot);
  }
}

TEST(TrickerionLinks, SymbolsTurnClockwise) {
  for (int top = 0; top < kCategories; ++top) {
    for_all_corners([&](Corner corner) {
      EXPECT_EQ(symbol_at(Category(top), corner), symbol(Category(top), corner));
      EXPECT_EQ(Marker::neutral(Category(top)).symbol(corner), symbol(Category(top), corner));
      for (int category = 0; category < kCategories; ++category) {
        const Category turned = top_when(Category(category), corner);
        EXPECT_EQ(symbol(turned, corner), Category(category));
      }
    });
  }
}

TEST(TrickerionLinks, CirclesLieWhereSlotsTouch) {
  for (const PerformanceDef& card : card::kDefs) {
    SCOPED_TRACE(id_of(card.id));
    for (int i = 0; i < kSlots; ++i) {
      ASSERT_EQ(circle_corners(card.id, Slot(i)), corners_in_circles(card, Slot(i)));
    }
    for (const NamedCircle& circle : kNamedCircles) {
      if ((card.circles & circle.bit) == 0) continue;
      const Point a = centre_of(circle.a);
      const Point b = centre_of(circle.b);
      EXPECT_EQ(std::abs(a.x - b.x) + std::abs(a.y - b.y), 2);
      EXPECT_NE(card.slots >> at(circle.a) & 1, 0);
      EXPECT_NE(card.slots >> at(circle.b) & 1, 0);
    }
    EXPECT_EQ(card.shards & ~card.circles, 0);
  }
}

TEST(TrickerionLinks, EveryPairOfMarkersOnEveryCard) {
  for (const PerformanceDef& card : card::kDefs) {
    SCOPED_TRACE(id_of(card.id));
    for (int a = 0; a < kSlots; ++a) {
      for (int b = 0; b < kSlots; ++b) {
        for (int turns = 0; turns < kCategories * kCategories; ++turns) {
          Show show;
          show.card = card.id;
          show.slot[static_cast<std::size_t>(a)] =
              Marker::of(Seat(0), Suit::hearts, Category(turns % kCategories));
          show.slot[static_cast<std::size_t>(b)] = Marker::neutral(Category(turns / kCategories));
          expect_links(show);
          if (HasFailure()) return;
        }
      }
    }
  }
}

TEST(TrickerionLinks, RandomCards) {
  Rng rng(11);
  for (int i = 0; i < effort(20000); ++i) {
    Show show;
    show.card = Performance(rng.below(kPerformances));
    for (Marker& m : show.slot) {
      const std::uint32_t kind = rng.below(kPlayersMax + 2);
      const auto top = Category(rng.below(kCategories));
      if (kind < kPlayersMax) {
        m = Marker::of(Seat(static_cast<int>(kind)), Suit(rng.below(kSuits)), top);
      } else if (kind == kPlayersMax) {
        m = Marker::neutral(top, rng.below(2) == 0);
      }
    }
    expect_links(show);
    if (HasFailure()) return;
  }
}

// Conservation

int markers_of(const State& s, Seat seat) {
  const Player& p = s.table.player[static_cast<std::size_t>(seat.index())];
  int n = 0;
  for (const std::uint8_t unused : p.unused) n += unused;
  for (const OwnTrick& trick : p.tricks) n += trick.markers;
  const auto count = [&](Marker m) {
    if (m.exists() && m.is_of(seat)) n += 1 + m.stacked;
  };
  for (const Show& show : s.table.shows) {
    for (const Marker m : show.slot) count(m);
    for (const Marker m : show.guests) count(m);
  }
  return n;
}

bool marker_on_its_way(const State& s) {
  return std::any_of(s.table.pending.begin(), s.table.pending.end(),
                     [](const Pending& p) { return p.ask == Ask::at || p.ask == Ask::onto; });
}

int specials_anywhere(const State& s) {
  int n = s.secrets.out_of_game.size() + static_cast<int>(s.secrets.looked_at.size()) +
          static_cast<int>(s.table.used_specials.size());
  for (const SpecialDeck& deck : s.secrets.deck) n += static_cast<int>(deck.cards.size());
  for (int i = 0; i < s.table.players(); ++i) {
    const Hand& hand = s.secrets.hand[static_cast<std::size_t>(i)];
    const Player& p = s.table.player[static_cast<std::size_t>(i)];
    n += hand.specials.size();
    for (std::size_t c = 0; c < kCharacters; ++c) {
      n += hand.below[c].is_special() && p.duty[c] != Duty::placed ? 1 : 0;
    }
  }
  return n;
}

void expect_within_limits(const Options& options, const Player& p) {
  int types = 0;
  for (const std::uint8_t tokens : p.tokens) {
    types += tokens > 0 ? 1 : 0;
    ASSERT_TRUE(!options.component_limit.exists() || tokens <= options.component_limit.most);
  }
  const int manager_slots = p.has(Character::manager) ? 2 : 0;
  ASSERT_LE(types, 6 + manager_slots);
  int tricks = 0;
  for (const OwnTrick& trick : p.tricks) tricks += trick.exists() ? 1 : 0;
  ASSERT_LE(tricks, 3 + (p.has(Character::engineer) ? 1 : 0));
  ASSERT_TRUE(p.has(Character::assistant) || !p.has(Character::apprentice_4));
}

TEST(TrickerionProperties, NothingAppearsOrVanishes) {
  for_random_games<Trickerion>(200000, 400, [](const State& start, Rng& rng) {
    const Options& options = start.table.options;
    const bool removable = options.returned_trick_markers == ReturnedTrickMarkers::removed;
    int specials = -1;
    play_out<Trickerion>(start, rng, [&](const State& s, const Step<Trickerion>&) {
      for (int i = 0; i < s.table.players(); ++i) {
        expect_within_limits(options, s.table.player[static_cast<std::size_t>(i)]);
        if (marker_on_its_way(s)) continue;
        const int markers = markers_of(s, Seat(i));
        ASSERT_LE(markers, kSuits * kMarkersPerSuit);
        ASSERT_TRUE(removable || markers == kSuits * kMarkersPerSuit) << markers;
      }
      if (s.table.phase <= Phase::stocking) return;  // copies are added to the decks
      if (specials < 0) specials = specials_anywhere(s);
      ASSERT_EQ(specials_anywhere(s), specials);
    });
  });
}

TEST(TrickerionProperties, LinksInPlayAreThoseOfTheCoordinates) {
  for_random_games<Trickerion>(210000, 60, [](const State& start, Rng& rng) {
    play_out<Trickerion>(start, rng, [&](const State& s, const Step<Trickerion>&) {
      for (const Show& show : s.table.shows) {
        if (show.exists()) expect_links(show);
      }
    });
  });
}

// R58: without direct use of Specialist slots, a Trick given up must leave a slot for the new one.
TEST(TrickerionProperties, GivingUpATrickMakesRoom) {
  int given_up = 0;
  for_random_games<Trickerion>(230000, 80, [&](const State& setup, Rng& rng) {
    Options options = setup.table.options;
    options.direct_to_specialist_slots = false;
    options.learn_without_free_slot = LearnWithoutFreeSlot::must_return_a_trick;
    options.thresholds = Thresholds::expert;
    options.favorite_needs_die = false;
    play_out<Trickerion>(Trickerion::initial(options), rng,
                         [&](const State&, const Step<Trickerion>& step) {
                           given_up += step.action.verb == Verb::give_up ? 1 : 0;
                         });
  });
  EXPECT_GT(given_up, 0);
}

// T10.1, T11.13: the parts add up, and places follow totals and the Initiative Order.
TEST(TrickerionProperties, ScoresAreTheSumOfTheirParts) {
  for_random_games<Trickerion>(220000, 300, [](const State& start, Rng& rng) {
    const State end = play_out<Trickerion>(start, rng, [](const State&, const auto&) {});
    const auto outcome = Trickerion::outcome(end);
    ASSERT_TRUE(outcome.has_value());
    std::array<int, kPlayersMax> turn{};
    for (int i = 0; i < end.table.players(); ++i) {
      turn[static_cast<std::size_t>(end.table.order[static_cast<std::size_t>(i)].index())] = i;
    }
    const auto players = static_cast<std::size_t>(end.table.players());
    for (std::size_t i = 0; i < players; ++i) {
      const Score& score = outcome->score[i];
      int sum = score.shards + score.coins + score.apprentices + score.specialists +
                score.specials + score.legendary_repertoire;
      for (const int bonus : score.trick_bonus) sum += bonus;
      ASSERT_EQ(score.fame, end.table.player[i].fame);
      ASSERT_EQ(score.total, score.fame + sum);
      int place = 1;
      for (std::size_t j = 0; j < players; ++j) {
        const int theirs = outcome->score[j].total;
        place += theirs > score.total || (theirs == score.total && turn[j] < turn[i]) ? 1 : 0;
      }
      ASSERT_EQ(outcome->place[i], place);
    }
  });
}

// Every number of players with every edition and every module, as printed.
TEST(TrickerionProperties, PrintedSetupsEnd) {
  for (int setup = 0; setup < 3 * 3 * 3 * 2 * 3; ++setup) {
    Request request;
    const auto give = [&](OptionKey key) { request.given.set(at(key)); };
    request.players = kPlayersMin + setup % 3;
    request.values.edition = Edition(setup / 3 % 3);
    request.values.dark_alley = setup / 9 % 3 > 0;
    request.values.powers = setup / 9 % 3 > 1;
    request.values.beginner_setup = setup / 27 % 2 == 1;
    request.values.two_player_variant = TwoPlayerVariant(setup / 54);
    give(OptionKey::edition);
    give(OptionKey::dark_alley);
    give(OptionKey::powers);
    give(OptionKey::beginner_setup);
    if (request.players == 2) {
      give(OptionKey::two_player_variant);
    } else if (request.values.two_player_variant != TwoPlayerVariant::off) {
      continue;
    }
    const auto options = resolve(request);
    ASSERT_TRUE(options.has_value());
    SCOPED_TRACE(GameCases<Trickerion>::describe(*options));
    Rng rng(static_cast<std::uint64_t>(setup));
    const State end =
        play_out<Trickerion>(Trickerion::initial(*options), rng, [](const State&, const auto&) {});
    ASSERT_EQ(end.table.phase, Phase::over);
    ASSERT_EQ(Trickerion::round(end), options->turns());
  }
}

}  // namespace
}  // namespace prestige::conformance
