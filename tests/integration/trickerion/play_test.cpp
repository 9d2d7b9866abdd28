// Trickerion at the terminal: whole games through the table, and what its pages may show.

#include "cli/play/play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>
#include <string>

#include "cli/play/game_screen.h"
#include "cli/play/page.h"
#include "cli/play/unicode.h"
#include "games/trickerion/game.h"
#include "tests/integration/play_fixture.h"

namespace prestige::play {
namespace {

using protocol::Json;
using protocol::Language;
using protocol::Session;
using testing::HasSubstr;
using testing::Not;

struct Case {
  int players;
  Language language;
  Json options;
};

class TrickerionTable : public PlayFixture, public testing::WithParamInterface<Case> {
 protected:
  void SetUp() override {
    PlayFixture::SetUp();
    options_.game = "trickerion";
    options_.default_bot = "random";
    options_.players = GetParam().players;
    options_.language = GetParam().language;
    options_.options = GetParam().options;
  }

  // Plays with numbers typed at random and returns the exit code.
  int play_at_random() {
    Rng rng(3);
    std::string typed;
    for (int i = 0; i < 6000; ++i) typed += std::to_string(1 + rng.below(5)) + "\n";
    return play(typed);
  }
};

TEST_P(TrickerionTable, ends_with_a_result) {
  ASSERT_EQ(play_at_random(), 0);
  EXPECT_EQ(err_, "");
  EXPECT_THAT(out_, HasSubstr(GetParam().language == Language::de ? "gewinnt." : " wins."));
  EXPECT_THAT(out_, HasSubstr("prestige replay " + options_.save));
  EXPECT_THAT(out_, Not(HasSubstr("{")));
  EXPECT_THAT(out_, Not(HasSubstr("[trickerion.")));
  EXPECT_THAT(out_, Not(HasSubstr("\033")));
}

TEST_P(TrickerionTable, fits_into_80_columns) {
  setenv("COLUMNS", "80", 1);
  options_.color = Color::always;
  ASSERT_EQ(play_at_random(), 0);
  unsetenv("COLUMNS");
  std::istringstream lines(out_);
  for (std::string line; std::getline(lines, line);) {
    if (line.find(folder_.string()) != std::string::npos) continue;
    ASSERT_LE(display_width(line), 80) << line;
  }
}

// The lines between two inputs must fit into the window, the input included.
TEST_P(TrickerionTable, fits_into_24_rows) {
  const protocol::GameCodec& codec = *protocol::find_game("trickerion");
  Session session = *Session::create(codec, GetParam().players, GetParam().options, 7,
                                     protocol::Chance::automatic);
  const protocol::Names names{"Katharina", "Maximilian", "Sebastian", "Alexander"};
  const Style plain(false);
  const GameScreen& screen = *find_screen("trickerion");
  constexpr int kRows = 23;
  Rng rng(11);
  int complete = 0;
  int pages = 0;
  while (!session.over()) {
    const Seat seat = session.acting().front();
    const Viewpoint at{session.state(), seat, GetParam().language, names, plain, 80};
    const Choices choices(screen, session, at);
    const Lines lines = page(screen, session, at, choices, kRows);
    ASSERT_LE(lines.size(), static_cast<std::size_t>(kRows)) << join(lines, "\n");
    for (const std::string& line : lines) ASSERT_LE(display_width(line), 80) << line;
    const std::string text = join(lines, "\n");
    ++pages;
    complete += text.find(at.say("page.table_elsewhere")) == std::string::npos &&
                        text.find(at.say("page.more_choices")) == std::string::npos
                    ? 1
                    : 0;
    const auto legal = codec.rules().legal_actions(session.state(), seat);
    ASSERT_TRUE(session.apply(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  EXPECT_GE(complete * 10, pages * 9);  // leaving something out is the exception
}

// Everything a page says to one viewer.
std::string page_of(const trickerion::State& s, Seat viewer, Detail detail) {
  const AnyState state = AnyState::of(s);
  const protocol::Names names{"Ada", "Bruno", "Clara", "Dario"};
  const Style plain(false);
  const Viewpoint at{state, viewer, Language::en, names, plain, 100};
  const GameScreen& screen = *find_screen("trickerion");
  Lines lines = screen.table(at, detail);
  append(lines, screen.own(at, detail));
  if (viewer.is_player()) {
    trickerion::Actions legal;
    trickerion::Trickerion::legal_actions(s, viewer, legal);
    for (const trickerion::Action& a : legal) {
      const Note note = screen.note(at, AnyAction::of(a));
      lines.push_back(note.facts + note.effect);
    }
  }
  return join(lines, "\n");
}

INSTANTIATE_TEST_SUITE_P(
    Modules, TrickerionTable,
    testing::Values(Case{4, Language::en, {{"beginner_setup", true}}},
                    Case{3, Language::de, {{"beginner_setup", true}}},
                    Case{2, Language::en, {{"duel", true}, {"dark_alley", true}}},
                    Case{2, Language::de, {{"two_player_variant", "dummy_markers"}}},
                    Case{3, Language::en, {{"dark_alley", true}, {"powers", true}}},
                    Case{4, Language::de, {{"dark_alley", true}, {"powers", true}}}));

// What a viewer does not know changes nothing on the viewer's page: in every world that looks the
// same to a seat, its page is the same.
TEST(TrickerionPages, show_no_secret) {
  using trickerion::Trickerion;
  trickerion::Options options;
  options.players = 3;
  options.dark_alley = true;
  options.powers = true;
  trickerion::State s = Trickerion::initial(options);
  Rng rng(17);
  trickerion::Events silent;
  for (int step = 0; !Trickerion::acting(s).empty(); ++step) {
    const Seat seat = Trickerion::acting(s).front();
    if (seat == Seat::chance()) {
      Trickerion::apply(s, seat, Trickerion::sample(s, rng), silent);
      continue;
    }
    if (step % 5 == 0) {
      for (const Seat viewer : {Seat(0), Seat(1), Seat(2), Seat::spectator()}) {
        const auto other = Trickerion::determinize(Trickerion::observe(s, viewer), rng);
        ASSERT_EQ(page_of(s, viewer, Detail::full), page_of(other, viewer, Detail::full));
      }
    }
    trickerion::Actions legal;
    Trickerion::legal_actions(s, seat, legal);
    const auto choice = rng.below(static_cast<std::uint32_t>(legal.size()));
    Trickerion::apply(s, seat, legal[choice], silent);
  }
}

TEST(TrickerionPages, tell_rules_and_everything_with_a_name) {
  trickerion::Options options;
  options.players = 4;
  const AnyState state = AnyState::of(trickerion::Trickerion::initial(options));
  const protocol::Names names{"Ada", "Bruno", "Clara", "Dario"};
  const Style plain(false);
  const GameScreen& screen = *find_screen("trickerion");
  for (const Language language : protocol::kLanguages) {
    const Viewpoint at{state, Seat(0), language, names, plain, 80};
    Lines lines = screen.rules(at);
    append(lines, screen.legend(at));
    append(lines, screen.overview(at));
    const auto entries = screen.glossary(at);
    EXPECT_GE(entries.size(), 200u);
    for (const Entry& entry : entries) append(lines, entry.description);
    for (const std::string& line : lines) {
      EXPECT_LE(display_width(line), 80) << line;
      EXPECT_THAT(line, Not(HasSubstr("[trickerion.")));
      EXPECT_THAT(line, Not(HasSubstr("{")));
    }
  }
}

}  // namespace
}  // namespace prestige::play
