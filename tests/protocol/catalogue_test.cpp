#include "protocol/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/citadels/game.h"
#include "protocol/citadels/texts.h"

namespace prestige::protocol {
namespace {

using citadels::Citadels;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kDomains[] = {"citadels", "cli", "core", "server", "trickerion"};

// The names of all placeholders of a text, "amount" for {amount:card|cards}.
std::multiset<std::string> placeholders(const std::string& text) {
  std::multiset<std::string> names;
  for (std::size_t open = text.find('{'); open != std::string::npos;
       open = text.find('{', open + 1)) {
    const std::size_t end = text.find_first_of(":}", open);
    names.insert(text.substr(open + 1, end - open - 1));
  }
  return names;
}

void expect_text(const std::string& key) {
  for (const Language language : kLanguages) {
    EXPECT_TRUE(has_text("citadels", language, key)) << key << " in " << id_of(language);
  }
}

void expect_texts(std::string_view prefix, const std::vector<std::string>& names) {
  for (const std::string& name : names) expect_text(std::string(prefix) + name);
}

// The build finds them: whoever adds a language edits no list.
TEST(Catalogue, every_file_is_of_a_known_language) {
  std::set<std::string> ids;
  for (const Language language : kLanguages) ids.insert(std::string(id_of(language)) + ".json");
  for (const std::string_view domain : kDomains) {
    std::set<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(
             std::filesystem::path(PRESTIGE_SOURCE_DIR "/i18n") / domain)) {
      files.insert(file.path().filename());
    }
    EXPECT_EQ(files, ids) << domain;
  }
}

TEST(Catalogue, languages_have_the_same_keys) {
  for (const std::string_view domain : kDomains) {
    const Json& en = catalogue(domain, Language::en);
    EXPECT_FALSE(en.empty());
    for (const Language language : kLanguages) {
      const Json& other = catalogue(domain, language);
      const std::string_view id = id_of(language);
      for (const auto& [key, value] : en.items()) EXPECT_TRUE(other.contains(key)) << id << key;
      for (const auto& [key, value] : other.items()) EXPECT_TRUE(en.contains(key)) << id << key;
    }
  }
}

// A language may say a thing twice or leave out what is plain, but knows no other placeholders.
TEST(Catalogue, languages_have_the_same_placeholders) {
  for (const std::string_view domain : kDomains) {
    for (const auto& [key, value] : catalogue(domain, Language::en).items()) {
      const auto en = placeholders(value.get<std::string>());
      for (const Language language : kLanguages) {
        const auto other = placeholders(catalogue(domain, language).value(key, ""));
        EXPECT_EQ(std::set(en.begin(), en.end()), std::set(other.begin(), other.end()))
            << id_of(language) << " " << key;
      }
    }
  }
}

TEST(Catalogue, no_text_shouts) {
  for (const std::string_view domain : kDomains) {
    for (const Language language : kLanguages) {
      for (const auto& [key, value] : catalogue(domain, language).items()) {
        EXPECT_THAT(value.get<std::string>(), Not(HasSubstr("!"))) << id_of(language) << " " << key;
      }
    }
  }
}

TEST(Catalogue, every_card_has_its_texts) {
  for (int i = 0; i < citadels::kCharacters; ++i) {
    const std::string id(id_of(static_cast<citadels::Character>(i)));
    expect_text("character." + id);
    expect_text("character." + id + ".effect");
  }
  for (int i = 0; i < citadels::kDistricts; ++i) {
    const auto district = static_cast<citadels::District>(i);
    const std::string id(id_of(district));
    expect_text("district." + id);
    if (citadels::is_unique(district)) expect_text("district." + id + ".effect");
  }
}

TEST(Catalogue, every_id_has_its_text) {
  for (int i = 0; i < citadels::kTypes; ++i) {
    expect_text("type." + std::string(id_of(static_cast<citadels::Type>(i))));
  }
  for (int i = 0; i < citadels::kScenarios; ++i) {
    expect_text("scenario." + std::string(id_of(static_cast<citadels::Scenario>(i))));
  }
}

TEST(Catalogue, every_reason_has_its_text) {
  expect_texts("refusal.", {
#define ILLEGAL(reason, rule) #reason,
#include "games/citadels/illegal.def"
#undef ILLEGAL
                           });
}

TEST(Catalogue, every_event_has_its_text) {
  expect_texts("event.", {
#define EVENT(name) #name,
#include "games/citadels/events.def"
#undef EVENT
                         });
}

TEST(Catalogue, every_verb_has_its_text) {
  expect_texts("action.", {
#define VERB(name, text, shape) #name,
#include "games/citadels/verbs.def"
#undef VERB
                          });
  expect_texts("action.build.",
               {"gold", "borrow", "framework", "sacrifice", "cards", "cards_borrow"});
  expect_texts("action.use.", {"armory", "laboratory", "museum", "smithy"});
}

TEST(Catalogue, every_question_has_its_text) {
  expect_texts("prompt.", {"keep",       "research",        "redraw",       "give_back",
                           "look",       "hand_over_cards", "hand_over",    "hand_over_late",
                           "loot",       "place_warrants",  "sign_warrant", "place_threats",
                           "place_rose", "pay_cards",       "bribe",        "threat",
                           "warrant",    "graveyard",       "hospital",     "turn",
                           "gather",     "keep_character",  "put_aside",    "swap",
                           "bewitch",    "waiting"});
}

TEST(Catalogue, every_phase_has_its_text) {
  expect_texts("phase.",
               {"casting", "stocking", "crowning", "dealing", "laying_out", "selecting", "swapping",
                "calling", "taking_turn", "ending_turn", "ending_round", "over"});
}

// The keys of all refusals that the server's sources name: refusal("key"), refusal_as("code",
// "key").
std::set<std::string> keys_of_refusals() {
  const std::regex pattern(
      R"re((?:refusal\(\s*|(?:refusal_as|refused)\(\s*"[a-z_]+",\s*)"([a-z_.]+)"\s*[,)])re");
  std::set<std::string> keys;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(PRESTIGE_SOURCE_DIR "/server")) {
    if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    const std::string source = text.str();
    for (std::sregex_iterator match(source.begin(), source.end(), pattern), end; match != end;
         ++match) {
      keys.insert((*match)[1]);
    }
  }
  return keys;
}

TEST(Catalogue, every_refusal_of_the_server_has_its_text) {
  const std::set<std::string> keys = keys_of_refusals();
  // Some of each kind, or the pattern no longer fits the sources.
  for (const char* known : {"not_signed_in", "table.frozen", "net.bad_http", "not_your_seat"}) {
    EXPECT_TRUE(keys.contains(known)) << known;
  }
  for (const std::string& key : keys) {
    for (const Language language : kLanguages) {
      EXPECT_TRUE(has_text("server", language, "error." + key)) << key << " in " << id_of(language);
    }
  }
}

TEST(Catalogue, a_missing_key_is_visible) {
  EXPECT_EQ(text("citadels", Language::en, "no.such.key"), "[no.such.key]");
  EXPECT_EQ(text("nowhere", Language::de, "key"), "[key]");
  EXPECT_FALSE(has_text("citadels", Language::en, "no.such.key"));
}

TEST(Catalogue, values_replace_placeholders) {
  EXPECT_EQ(
      text("citadels", Language::en, "event.gold_gathered", {{"seat", "Ada"}, {"amount", "2"}}),
      "Ada gathers 2 gold.");
}

TEST(Catalogue, numbers_choose_the_word_that_fits) {
  const auto draws = [](const std::string& amount) {
    return text("citadels", Language::en, "event.park_drawn",
                {{"seat", "Ada"}, {"amount", amount}});
  };
  EXPECT_EQ(draws("1"), "Park: Ada draws 1 card.");
  EXPECT_EQ(draws("2"), "Park: Ada draws 2 cards.");
  EXPECT_EQ(draws("0"), "Park: Ada draws 0 cards.");
}

TEST(Catalogue, a_placeholder_without_value_stays) {
  EXPECT_THAT(text("citadels", Language::en, "event.gold_gathered", {{"seat", "Ada"}}),
              HasSubstr("{amount}"));
}

TEST(Catalogue, values_are_not_read_as_placeholders) {
  EXPECT_EQ(text("citadels", Language::en, "event.gold_gathered",
                 {{"seat", "{amount}"}, {"amount", "2"}}),
            "{amount} gathers 2 gold.");
}

TEST(CitadelsTexts, cards_are_listed_with_their_number) {
  using citadels::District;
  Bag cards;
  EXPECT_EQ(list_of(cards, Language::en), "no cards");
  cards.add(static_cast<int>(District::tavern));
  cards.add(static_cast<int>(District::tavern));
  cards.add(static_cast<int>(District::temple));
  EXPECT_EQ(list_of(cards, Language::en), "Temple, Tavern ×2");
  EXPECT_EQ(name_of(citadels::Built{District::market, true}, Language::en), "Market (+1)");
}

TEST(CitadelsTexts, seats_without_a_name_are_numbered) {
  EXPECT_EQ(name_of(Seat(1), Language::en, {"Ada"}), "Player 2");
  EXPECT_EQ(name_of(Seat(0), Language::en, {"Ada"}), "Ada");
}

TEST(CitadelsTexts, what_a_seat_may_not_know_is_not_told) {
  const citadels::Event drawn{.kind = citadels::EventKind::card_drawn,
                              .seat = Seat(0),
                              .card = citadels::Built{citadels::District::tavern},
                              .audience = SeatSet(Seat(0))};
  const Names names{"Ada", "Bo"};
  EXPECT_EQ(sentence(drawn, Seat(0), Language::en, names), "Ada draws Tavern.");
  EXPECT_EQ(sentence(drawn, Seat(1), Language::en, names), "Ada draws a card.");
}

// Whole random games, every text of every choice and event in both languages.
class CitadelsTextsInGames : public testing::TestWithParam<int> {};

void expect_clean(const std::string& words, const std::string& about) {
  EXPECT_THAT(words, Not(testing::IsEmpty())) << about;
  EXPECT_THAT(words, Not(HasSubstr("{"))) << about;
  EXPECT_THAT(words, Not(HasSubstr("["))) << about;
  EXPECT_THAT(words, Not(HasSubstr("  "))) << about;
  EXPECT_THAT(words, Not(HasSubstr(" ."))) << about;
}

citadels::State random_start(int variant) {
  citadels::Request request;
  request.players = 2 + variant % 7;
  request.random_cast = true;
  request.random_uniques = true;
  request.use_rank9 = request.players > 3 && request.players < 8;
  const auto options = citadels::resolve(request);
  EXPECT_TRUE(options.has_value());
  return Citadels::initial(*options);
}

void check_choices(const citadels::State& s, Seat seat, const citadels::Actions& actions) {
  const Names names{"Ada", "Bo", "Cleo"};
  for (const Language language : kLanguages) {
    expect_clean(prompt(s, seat, language, names), "prompt");
    for (const citadels::Action& a : actions) {
      expect_clean(label(s, seat, a, language, names), to_text(a));
    }
  }
}

void check_events(const citadels::Events::Buffer& events) {
  const Names names{"Ada", "Bo", "Cleo"};
  for (const citadels::Event& e : events) {
    for (const Language language : kLanguages) {
      for (const Seat viewer : {Seat(0), Seat(1), Seat::spectator()}) {
        expect_clean(sentence(e, viewer, language, names), std::string(id_of(e.kind)));
      }
    }
  }
}

TEST_P(CitadelsTextsInGames, have_no_holes) {
  Rng rng(static_cast<std::uint64_t>(GetParam()) + 1);
  citadels::State s = random_start(GetParam());
  while (!Citadels::acting(s).empty() && !HasFailure()) {
    const Seat seat = Citadels::acting(s).front();
    citadels::Events::Buffer buffer;
    citadels::Events events(buffer);
    if (seat == Seat::chance()) {
      Citadels::apply(s, seat, Citadels::sample(s, rng), events);
    } else {
      citadels::Actions actions;
      Citadels::legal_actions(s, seat, actions);
      check_choices(s, seat, actions);
      const auto choice = rng.below(static_cast<std::uint32_t>(actions.size()));
      Citadels::apply(s, seat, actions[choice], events);
    }
    check_events(buffer);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, CitadelsTextsInGames, testing::Range(0, 21));

}  // namespace
}  // namespace prestige::protocol
