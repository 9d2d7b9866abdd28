#include "server/people/secrets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sodium.h>

#include <ctime>
#include <set>

#include "tests/server/kit/fake_entropy.h"

namespace prestige::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(Secrets, tokens_are_32_bytes_in_base64url) {
  kit::FakeEntropy entropy;
  std::set<std::string> tokens;
  for (int i = 0; i < 100; ++i) {
    const std::string token = random_token(entropy);
    EXPECT_TRUE(may_be_token(token)) << token;
    tokens.insert(token);
  }
  EXPECT_EQ(tokens.size(), 100u);
}

TEST(Secrets, what_can_be_no_token) {
  EXPECT_FALSE(may_be_token(""));
  EXPECT_FALSE(may_be_token(std::string(42, 'a')));
  EXPECT_FALSE(may_be_token(std::string(44, 'a')));
  EXPECT_FALSE(may_be_token("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa+"));
  EXPECT_FALSE(may_be_token("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa="));
  EXPECT_TRUE(may_be_token("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-_"));
}

TEST(Secrets, token_hash_is_sha256) {
  // sha256("abc"), from the standard.
  EXPECT_EQ(token_hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Secrets, passwords_are_kept_as_argon2id) {
  const auto hash = password_hash("correct horse");
  ASSERT_TRUE(hash);
  EXPECT_THAT(*hash, StartsWith("$argon2id$"));
  EXPECT_THAT(*hash, testing::Not(HasSubstr("horse")));
  EXPECT_TRUE(password_fits("correct horse", *hash));
  EXPECT_FALSE(password_fits("Correct horse", *hash));
  EXPECT_FALSE(password_fits("", *hash));
  EXPECT_NE(password_hash("correct horse"), hash);  // salted
}

TEST(Secrets, without_a_hash_no_password_fits_and_it_takes_as_long) {
  const auto hash = password_hash("correct horse");
  const auto work = [](const std::string& against) {
    const std::clock_t start = std::clock();
    EXPECT_FALSE(password_fits("wrong", against));
    return static_cast<double>(std::clock() - start);
  };
  work(*hash);
  EXPECT_GT(work(""), work(*hash) / 3);
  EXPECT_FALSE(password_fits("", ""));
}

TEST(Secrets, hashes_cost_what_they_should) {
  const auto hash = password_hash("correct horse");
  EXPECT_EQ(crypto_pwhash_str_needs_rehash(hash->c_str(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                           crypto_pwhash_MEMLIMIT_INTERACTIVE),
            0);
}

}  // namespace
}  // namespace prestige::server
