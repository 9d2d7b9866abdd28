#include "server/people/names.h"

#include <gtest/gtest.h>

namespace prestige::server {
namespace {

std::string cleaned(std::string_view name) { return clean_name(name).value_or("(refused)"); }

TEST(Names, are_trimmed_and_otherwise_kept) {
  EXPECT_EQ(cleaned("Ada"), "Ada");
  EXPECT_EQ(cleaned("  Ada  Lovelace "), "Ada  Lovelace");
  EXPECT_EQ(cleaned("\u00a0Jürgen 🎩\u3000"), "Jürgen 🎩");
  EXPECT_EQ(cleaned(std::string(48, 'x')), std::string(48, 'x'));
  EXPECT_EQ(cleaned("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx   "), std::string(48, 'x'));
}

TEST(Names, refused_ones) {
  for (const std::string& name :
       {std::string(), std::string("   "), std::string("\u00a0"), std::string(49, 'x'),
        std::string("a\nb"), std::string("a\tb"), std::string("a\0b", 3), std::string("a\x7f"),
        std::string("a\u0085"), std::string("a\u200b"), std::string("\u202eadA"),
        std::string("a\u2028"),
        std::string("\ufeff"
                    "a"),
        std::string("a\u2066")}) {
    EXPECT_EQ(cleaned(name), "(refused)") << name;
  }
}

TEST(Names, refused_bytes_that_are_not_utf8) {
  for (const std::string_view name :
       {"\xff", "\xc3", "a\x80", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80",
        "\xf5\x80\x80\x80", "\xe2\x82", "\xc3\xc3"}) {
    EXPECT_EQ(cleaned(name), "(refused)");
    EXPECT_EQ(name_key(name), "");
  }
}

TEST(Names, keys_ignore_case_and_white_space) {
  EXPECT_EQ(name_key("Ada Lovelace"), "ada lovelace");
  EXPECT_EQ(name_key("  ADA \u00a0 lovelace\u2003"), "ada lovelace");
  EXPECT_EQ(name_key("Ä"), "Ä");  // only letters of ASCII fold
  EXPECT_NE(name_key("AdaLovelace"), name_key("Ada Lovelace"));
}

TEST(Names, labels_may_be_empty) {
  EXPECT_EQ(clean_label("").value_or("-"), "");
  EXPECT_EQ(clean_label(" phone ").value_or("-"), "phone");
  EXPECT_FALSE(clean_label(std::string(81, 'x')));
  EXPECT_FALSE(clean_label("a\nb"));
  EXPECT_FALSE(clean_label("\xff"));
}

TEST(Names, languages) {
  EXPECT_EQ(language_from("en"), protocol::Language::en);
  EXPECT_EQ(language_from("de"), protocol::Language::de);
  EXPECT_FALSE(language_from("fr"));
  EXPECT_FALSE(language_from("EN"));
  EXPECT_FALSE(language_from(""));
}

}  // namespace
}  // namespace prestige::server
