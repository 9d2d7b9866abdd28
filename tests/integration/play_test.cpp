#include "cli/play/play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "cli/play/citadels/sight.h"
#include "cli/play/game_screen.h"
#include "cli/play/save.h"
#include "cli/play/unicode.h"
#include "games/citadels/game.h"
#include "protocol/citadels/texts.h"
#include "tests/integration/play_fixture.h"

namespace prestige::play {
namespace {

namespace fs = std::filesystem;
using protocol::Json;
using protocol::Language;
using protocol::Session;
using testing::HasSubstr;
using testing::Not;

std::string repeated(const std::string& line, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += line + "\n";
  return out;
}

std::string content_of(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream out;
  out << file.rdbuf();
  return out.str();
}

class Play : public PlayFixture {
 protected:
  Json record() const { return Json::parse(content_of(options_.save))["record"]; }
};

struct Case {
  int players;
  Language language;
  std::string scenario;
};

class WholeGame : public Play, public testing::WithParamInterface<Case> {
 protected:
  void SetUp() override {
    Play::SetUp();
    options_.players = GetParam().players;
    options_.language = GetParam().language;
    options_.options = {{"scenario", GetParam().scenario}};
  }

  void expect_result() {
    EXPECT_EQ(err_, "");
    EXPECT_THAT(out_, HasSubstr(GetParam().language == Language::de ? "gewinnt." : " wins."));
    EXPECT_THAT(out_, HasSubstr("prestige replay " + options_.save));
    EXPECT_THAT(out_, Not(HasSubstr("{")));
    EXPECT_THAT(out_, Not(HasSubstr("\033")));
    const auto session = Session::replay(record());
    ASSERT_TRUE(session.has_value()) << session.error().text.en;
    EXPECT_TRUE(session->over());
  }
};

TEST_P(WholeGame, ends_with_a_result_when_always_choosing_the_first) {
  ASSERT_EQ(play(repeated("1", 2000)), 0);
  expect_result();
}

TEST_P(WholeGame, ends_with_a_result_when_typing_numbers_at_random) {
  Rng rng(static_cast<std::uint64_t>(GetParam().players));
  std::string typed;
  for (int i = 0; i < 4000; ++i) typed += std::to_string(rng.below(12)) + "\n";
  ASSERT_EQ(play(typed), 0);
  expect_result();
}

TEST_P(WholeGame, ends_with_a_result_when_everybody_is_human) {
  options_.seats.assign(static_cast<std::size_t>(GetParam().players), "human");
  ASSERT_EQ(play(repeated("1", 9000)), 0);
  expect_result();
}

TEST_P(WholeGame, fits_into_80_columns) {
  setenv("COLUMNS", "80", 1);
  options_.color = Color::always;
  ASSERT_EQ(play(repeated("1", 2000)), 0);
  unsetenv("COLUMNS");
  std::istringstream lines(out_);
  for (std::string line; std::getline(lines, line);) {
    const bool names_file = line.find(folder_.string()) != std::string::npos;
    if (names_file) continue;
    ASSERT_LE(display_width(line), 80) << line;
  }
}

INSTANTIATE_TEST_SUITE_P(Scenarios, WholeGame,
                         testing::Values(Case{2, Language::en, "base"},
                                         Case{3, Language::de, "base"},
                                         Case{4, Language::en, "vicious_nobles"},
                                         Case{5, Language::de, "devious_dignitaries"},
                                         Case{6, Language::en, "illustrious_emissaries"},
                                         Case{7, Language::de, "base"},
                                         Case{8, Language::en, "devious_dignitaries"}));

TEST_F(Play, bots_alone_play_to_the_end) {
  options_.seats = {"random", "random", "random"};
  EXPECT_EQ(play(""), 0);
  EXPECT_THAT(out_, HasSubstr("wins."));
}

// --- What a screen shows

// The output while one player looked: from the second hand-over on, one part for each.
std::vector<std::string> parts_between_hand_overs(const std::string& out) {
  std::vector<std::string> parts;
  constexpr std::string_view kHandOver = "Pass the screen to ";
  for (std::size_t at = out.find(kHandOver); at != std::string::npos;) {
    const std::size_t next = out.find(kHandOver, at + 1);
    parts.push_back(out.substr(at, next - at));
    at = next;
  }
  return parts;
}

TEST_F(Play, hand_overs_hide_the_hand_of_the_player_before) {
  options_.seats = {"human", "human", "human", "human"};
  options_.names = {"Anna", "Ben", "Cora", "Dan"};
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    options_.seed = seed;
    const auto start = Session::create(protocol::citadels_codec(), 4, Json::object(), seed,
                                       protocol::Chance::automatic);
    ASSERT_TRUE(start.has_value());
    const auto& state = start->state().as<citadels::State>();
    ASSERT_EQ(play(repeated("1", 8)), 0);  // everybody: Enter, and a first choice
    const auto parts = parts_between_hand_overs(out_);
    ASSERT_GE(parts.size(), 4u);
    for (int i = 0; i < 4; ++i) {
      const int seat = (state.table.crown.index() + i) % 4;
      const Bag& own = state.secrets.hand[static_cast<std::size_t>(seat)];
      const std::string& part = parts[static_cast<std::size_t>(i)];
      EXPECT_THAT(part, testing::StartsWith("Pass the screen to " +
                                            options_.names[static_cast<std::size_t>(seat)]));
      for (int kind = 0; kind < citadels::kDistricts; ++kind) {
        const auto district = static_cast<citadels::District>(kind);
        const std::string name = protocol::name_of(district, Language::en);
        const bool drawn = part.find("draws " + name + ".") != std::string::npos;
        const bool held = part.find(std::string(symbol_of(type_of(district))) +
                                    (" " + name + " ")) != std::string::npos;
        EXPECT_TRUE(own.has(kind) || !(drawn || held)) << name << " shown to seat " << seat;
      }
    }
  }
}

TEST_F(Play, one_human_is_never_asked_to_hand_over) {
  ASSERT_EQ(play(repeated("1", 2000)), 0);
  EXPECT_THAT(out_, Not(HasSubstr("Pass the screen")));
}

// All that is drawn for a seat is the same in every world in which the seat sees the same.
TEST_F(Play, screens_show_only_what_the_viewer_may_know) {
  const GameScreen& screen = *find_screen("citadels");
  const protocol::GameCodec& codec = protocol::citadels_codec();
  const AnyGame& rules = codec.rules();
  const Style style(false);
  const protocol::Names names;
  Rng rng(11);
  const Json random{{"random_cast", true}, {"random_uniques", true}};
  for (const int players : {2, 3, 5, 7}) {
    auto session = Session::create(codec, players, random, rng.next(), protocol::Chance::automatic);
    ASSERT_TRUE(session.has_value());
    while (!session->over()) {
      for (int i = 0; i < players; ++i) {
        const AnyState other = rules.determinize(session->state(), Seat(i), rng);
        const auto drawn = [&](const AnyState& state) {
          const Viewpoint at{state, Seat(i), Language::en, names, style, 100};
          Lines lines = screen.table(at, Detail::full);
          append(lines, screen.own(at, Detail::full));
          lines.push_back(codec.prompt(state, Seat(i), Language::en, names));
          for (const AnyAction& a : rules.legal_actions(state, Seat(i))) {
            lines.push_back(codec.label(state, Seat(i), a, Language::en, names));
            lines.push_back(screen.note(at, a).facts);
          }
          return join(lines, "\n");
        };
        ASSERT_EQ(drawn(session->state()), drawn(other));
      }
      const Seat seat = session->acting().front();
      ASSERT_TRUE(session->apply(seat, choose_at_random(*session, seat)).has_value());
    }
  }
}

TEST_F(Play, colours_only_when_asked_for) {
  options_.color = Color::never;
  play("1\n");
  EXPECT_THAT(out_, Not(HasSubstr("\033")));
  options_.color = Color::always;
  play("1\n");
  EXPECT_THAT(out_, HasSubstr("\033[33m"));
  EXPECT_THAT(out_, Not(HasSubstr("\033[2J")));
}

TEST_F(Play, names_cannot_write_to_the_terminal) {
  options_.names = {"Eve\033[2J"};
  play("1\n");
  EXPECT_THAT(out_, Not(HasSubstr("\033")));
  EXPECT_THAT(out_, HasSubstr("Eve[2J"));
}

// --- Commands

TEST_F(Play, commands_answer_in_both_languages) {
  play("?\nrules\ncast\nlog\ninfo thief\ni 1\nlang de\nhilfe\nregeln\nprotokoll\ninfo dieb\n");
  EXPECT_THAT(out_, HasSubstr("take your last decision back"));
  EXPECT_THAT(out_, HasSubstr("Build the most valuable city"));
  EXPECT_THAT(out_, HasSubstr("Unique districts in this game"));
  EXPECT_THAT(out_, HasSubstr("2 Thief  Name a character"));
  EXPECT_THAT(out_, HasSubstr("letzte Entscheidung zurücknehmen"));
  EXPECT_THAT(out_, HasSubstr("Baue die wertvollste Stadt"));
  EXPECT_THAT(out_, HasSubstr("2 Dieb  Nenne einen Charakter"));
}

TEST_F(Play, a_hint_names_choices_by_number_and_says_why) {
  play("hint\n");
  EXPECT_THAT(out_, HasSubstr("nobody here to ask"));
  options_.adviser = [](const Session& session, Seat seat) {
    const auto legal = session.codec().rules().legal_actions(session.state(), seat);
    return std::vector<Advice>{{.action = legal.front(),
                                .chance = 0.416,
                                .reasons = {{.kind = "gold_gained", .weight = 1, .amount = 2},
                                            {.kind = "cards_less", .weight = -1, .amount = 1}}}};
  };
  play("hint\nlang de\ntipp\n");
  EXPECT_THAT(out_, HasSubstr("42% to win"));
  EXPECT_THAT(out_, HasSubstr("+ 2 gold at once."));
  EXPECT_THAT(out_, HasSubstr("− About 1 card fewer"));
  EXPECT_THAT(out_, HasSubstr("Gewinnchance 42 %"));
  EXPECT_THAT(out_, HasSubstr("+ Sofort 2 Gold."));
}

TEST_F(Play, wrong_input_gets_a_helpful_line) {
  const std::string junk =
      "0\n99999\n123456789012345678901234567890\n-1\nfoo bar\nwhy\nwhy foo\nwhy build tavern\n"
      "info\ninfo xyzzy\ni 99\nlang fr\nsave /dev/null/no/such\n\xff\xfe\x01\n";
  EXPECT_EQ(play(junk + std::string(100000, 'x') + "\n" + "{}\n%s%n\n"), 0);
  EXPECT_THAT(out_, HasSubstr("There is no choice 99999."));
  EXPECT_THAT(out_, HasSubstr("“foo bar” means nothing here."));
  EXPECT_THAT(out_, HasSubstr("for example: why build tavern"));
  EXPECT_THAT(out_, HasSubstr("“foo” is not an action."));
  EXPECT_THAT(out_, HasSubstr("(rule "));
  EXPECT_THAT(out_, HasSubstr("Nothing is known about “xyzzy”."));
  EXPECT_THAT(out_, HasSubstr("Type lang and a language: en, de."));
  EXPECT_THAT(out_, HasSubstr("could not be written"));
}

TEST_F(Play, actions_may_be_typed_as_text) {
  const auto start = Session::create(protocol::citadels_codec(), 2, Json::object(), 5,
                                     protocol::Chance::automatic);
  ASSERT_TRUE(start.has_value());
  const Seat first = start->acting().front();
  options_.seats = {"human", "human"};
  play("\n" + start->legal(first).front() + "\nquit\n");
  const auto saved = load_game(options_.save);
  ASSERT_TRUE(saved.has_value());
  EXPECT_EQ(saved->session.codec().rules().to_text(saved->session.history().back().action),
            start->legal(first).front());
}

TEST_F(Play, decisions_can_be_taken_back_until_something_is_revealed) {
  options_.players = 7;
  options_.options = {{"first_crown", "seat"}, {"first_crown_seat", 0}};
  bool seen = false;
  for (std::uint64_t seed = 1; seed <= 20 && !seen; ++seed) {
    options_.seed = seed;
    play("u\nkeep assassin\nu\ngather gold\nu\ngather cards\nu\n");
    EXPECT_THAT(out_, HasSubstr("There is no decision to take back yet."));
    if (out_.find("Player 1 reveals the Assassin.") == std::string::npos) continue;
    seen = true;
    EXPECT_THAT(out_, HasSubstr("has decided since."));
    EXPECT_THAT(out_, HasSubstr("Your last decision is taken back."));
    EXPECT_THAT(out_, HasSubstr("something hidden was revealed since."));
  }
  EXPECT_TRUE(seen);
}

// --- Saving

TEST_F(Play, a_saved_game_goes_on_exactly) {
  ASSERT_EQ(play(repeated("1", 2000)), 0);
  const Json uninterrupted = record();
  ASSERT_EQ(play(repeated("1", 15) + "q\n"), 0);
  EXPECT_THAT(out_, HasSubstr("prestige play --resume " + options_.save));
  options_.resume = options_.save;
  ASSERT_EQ(play(repeated("1", 2000)), 0);
  EXPECT_EQ(record(), uninterrupted);
}

TEST_F(Play, a_saved_game_knows_its_players_and_language) {
  options_.seats = {"human", "random", "human"};
  options_.names = {"Anna", "", "Cora"};
  options_.language = Language::de;
  ASSERT_EQ(play("1\n1\n" + repeated("speichern " + file("my.json"), 2)), 0);
  const auto saved = load_game(file("my.json"));
  ASSERT_TRUE(saved.has_value());
  EXPECT_EQ(saved->seating.seats, options_.seats);
  EXPECT_EQ(saved->seating.names[2], "Cora");
  EXPECT_EQ(saved->seating.language, Language::de);
}

TEST_F(Play, a_finished_game_shows_its_result_again) {
  ASSERT_EQ(play(repeated("1", 2000)), 0);
  options_.resume = options_.save;
  EXPECT_EQ(play(""), 0);
  EXPECT_THAT(out_, HasSubstr("wins."));
}

TEST_F(Play, the_end_of_input_saves_and_leaves) {
  EXPECT_EQ(play("1\n"), 0);
  EXPECT_THAT(out_, HasSubstr("The game is saved."));
  EXPECT_TRUE(load_game(options_.save).has_value());
}

TEST_F(Play, leaving_before_the_first_decision_saves_nothing) {
  EXPECT_EQ(play(""), 0);
  EXPECT_THAT(out_, HasSubstr("nothing was saved"));
  EXPECT_FALSE(fs::exists(options_.save));
}

TEST_F(Play, files_that_cannot_be_written_are_reported) {
  options_.save = "/dev/null/save.json";
  EXPECT_EQ(play("1\n"), 1);
  EXPECT_THAT(err_, HasSubstr("could not be written"));
  EXPECT_EQ(play(repeated("1", 2000)), 1);
  EXPECT_THAT(out_, HasSubstr("wins."));
}

TEST_F(Play, files_that_are_no_saved_game_are_refused) {
  options_.resume = file("missing.json");
  EXPECT_EQ(play(""), 1);
  EXPECT_THAT(err_, HasSubstr("could not be read"));

  const auto refused = [&](const std::string& content) {
    options_.resume = file("bad.json");
    std::ofstream(options_.resume) << content;
    EXPECT_EQ(play(""), 2) << content;
    EXPECT_THAT(err_, HasSubstr("bad.json")) << content;
  };
  for (const std::string content : {"", "{", "[]", "null", "{}", R"({"play":{},"record":{}})",
                                    R"({"play":1,"record":[1]})", "\xff\xff"}) {
    refused(content);
  }
  options_.resume.clear();
  ASSERT_EQ(play("1\n"), 0);
  const Json good = Json::parse(content_of(options_.save));
  Json changed = good;
  changed["play"]["seats"] = {"human"};
  refused(changed.dump());
  changed = good;
  changed["play"]["names"][0] = 7;
  refused(changed.dump());
  changed = good;
  changed["record"]["actions"].push_back("0 build palace");
  refused(changed.dump());
}

// --- Options

TEST_F(Play, options_that_make_no_sense_are_refused) {
  const auto refused = [&](const PlayOptions& options, const std::string& words) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(run_play(options, in, out, err), 2);
    EXPECT_EQ(out.str(), "");
    EXPECT_THAT(err.str(), HasSubstr(words));
  };
  PlayOptions wrong = options_;
  wrong.game = "chess";
  refused(wrong, "chess");
  wrong = options_;
  wrong.players = 9;
  refused(wrong, "2 to 8");
  wrong = options_;
  wrong.players = -1;
  refused(wrong, "2 to 8");
  wrong = options_;
  wrong.players = 2;
  wrong.seats = {"human", "random", "random"};
  refused(wrong, "more seats than players");
  wrong = options_;
  wrong.seats = {"human", "genius"};
  refused(wrong, "“genius”");
  wrong = options_;
  wrong.options = {{"scenario", "none"}};
  refused(wrong, "none");
  wrong.language = Language::de;
  refused(wrong, "nicht");
}

}  // namespace
}  // namespace prestige::play
