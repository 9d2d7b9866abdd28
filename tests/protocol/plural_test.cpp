#include "protocol/plural.h"

#include <gtest/gtest.h>

#include <string>

namespace prestige::protocol {
namespace {

std::string said(std::string_view language, std::string_view number) {
  return std::string(
      plural_word(language, number, "one|few=some|two=pair|zero=none|many=lots|all"));
}

struct Case {
  std::string_view language;
  // For 0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101 and 111: what browsers say of them.
  std::string_view categories;
};

class PluralCategory : public testing::TestWithParam<Case> {};

TEST_P(PluralCategory, is_that_of_the_locale_data) {
  std::string categories;
  for (const int number : {0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 111}) {
    categories.append(categories.empty() ? "" : " ");
    categories.append(plural_category(GetParam().language, number));
  }
  EXPECT_EQ(categories, GetParam().categories) << GetParam().language;
}

INSTANTIATE_TEST_SUITE_P(
    all, PluralCategory,
    testing::Values(
        Case{"en", "other one other other other other other other other other other other"},
        Case{"de", "other one other other other other other other other other other other"},
        Case{"fr", "one one other other other other other other other other other other"},
        Case{"pt", "one one other other other other other other other other other other"},
        Case{"ar", "zero one two few few many many many many many other many"},
        Case{"be", "many one few few many many many one few many one many"},
        Case{"bs", "other one few few other other other one few other one other"},
        Case{"cs", "other one few few other other other other other other other other"},
        Case{"fa", "one one other other other other other other other other other other"},
        Case{"he", "other one two other other other other other other other other other"},
        Case{"hi", "one one other other other other other other other other other other"},
        Case{"hr", "other one few few other other other one few other one other"},
        Case{"id", "other other other other other other other other other other other other"},
        Case{"ja", "other other other other other other other other other other other other"},
        Case{"ko", "other other other other other other other other other other other other"},
        Case{"lt", "other one few few few other other one few few one other"},
        Case{"lv", "zero one other other other zero zero one other other one zero"},
        Case{"ms", "other other other other other other other other other other other other"},
        Case{"pl", "many one few few many many many many few many many many"},
        Case{"ro", "few one few few few few few other other other few few"},
        Case{"ru", "many one few few many many many one few many one many"},
        Case{"sk", "other one few few other other other other other other other other"},
        Case{"sl", "other one two few other other other other other other one other"},
        Case{"sr", "other one few few other other other one few other one other"},
        Case{"th", "other other other other other other other other other other other other"},
        Case{"uk", "many one few few many many many one few many one many"},
        Case{"vi", "other other other other other other other other other other other other"},
        Case{"zh", "other other other other other other other other other other other other"},
        Case{"it", "other one other other other other other other other other other other"},
        Case{"es", "other one other other other other other other other other other other"},
        Case{"nl", "other one other other other other other other other other other other"},
        Case{"sv", "other one other other other other other other other other other other"},
        Case{"tr", "other one other other other other other other other other other other"},
        Case{"hu", "other one other other other other other other other other other other"},
        Case{"fi", "other one other other other other other other other other other other"}));

TEST(PluralWord, is_the_first_for_one_and_the_last_for_others) {
  EXPECT_EQ(plural_word("en", "1", "card|cards"), "card");
  EXPECT_EQ(plural_word("en", "0", "card|cards"), "cards");
  EXPECT_EQ(plural_word("de", "-1", "Punkt|Punkte"), "Punkt");
}

TEST(PluralWord, is_the_one_that_names_the_category) {
  EXPECT_EQ(plural_word("pl", "1", "karta|few=karty|kart"), "karta");
  EXPECT_EQ(plural_word("pl", "3", "karta|few=karty|kart"), "karty");
  EXPECT_EQ(plural_word("pl", "5", "karta|few=karty|kart"), "kart");
  EXPECT_EQ(said("ar", "0") + said("ar", "2") + said("ar", "11"), "nonepairlots");
  EXPECT_EQ(said("cs", "7"), "all");
}

TEST(PluralWord, may_be_alone) { EXPECT_EQ(plural_word("ja", "1", "枚"), "枚"); }

}  // namespace
}  // namespace prestige::protocol
