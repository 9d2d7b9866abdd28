#include <gtest/gtest.h>

#include "server/net/http_message.h"

namespace prestige::server::net {
namespace {

using protocol::Language;

TEST(AcceptLanguage, is_the_first_that_we_speak) {
  EXPECT_EQ(language_of("de-DE,de;q=0.9,en;q=0.8"), Language::de);
  EXPECT_EQ(language_of("en-GB, de"), Language::en);
  EXPECT_EQ(language_of("fr-FR, de;q=0.5"), Language::de);
}

TEST(AcceptLanguage, is_a_whole_word) {
  EXPECT_EQ(language_of("ded, en"), Language::en);
  EXPECT_EQ(language_of("x-en,de"), Language::de);
}

TEST(AcceptLanguage, is_english_for_those_who_speak_none_of_ours) {
  EXPECT_EQ(language_of(""), Language::en);
  EXPECT_EQ(language_of("*"), Language::en);
  EXPECT_EQ(language_of(" ,;q, fr-"), Language::en);
}

}  // namespace
}  // namespace prestige::server::net
