// The numbers here were computed apart from this program, with the hmac and hashlib of Python, from
// the words in fair.h.

#include "server/fair/fair.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "protocol/codec.h"
#include "tests/server/fair/list_game.h"
#include "tests/server/kit/fake_entropy.h"

namespace prestige::server {
namespace {

using kit::ListGame;
using testing::ElementsAre;

Seed counting_seed() {
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::byte>(i);
  return seed;
}

std::vector<std::string> some_entropy() { return {"Ada", "grüße", "", std::string(64, 'x')}; }

std::string drawn(const ListGame& game, const ChanceKey& key, std::uint64_t number) {
  return game.to_text(fair_draw(game, AnyState{}, key, number));
}
std::vector<std::string> draws(const ListGame& game, const ChanceKey& key, int count) {
  std::vector<std::string> texts;
  for (int i = 0; i < count; ++i) {
    texts.push_back(drawn(game, key, static_cast<std::uint64_t>(i)));
  }
  return texts;
}

TEST(Fair, commitment_is_the_hash_of_the_seed) {
  EXPECT_EQ(commitment(counting_seed()),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(Fair, key_depends_on_seed_and_every_entropy_in_its_seat) {
  const Seed seed = counting_seed();
  const auto key = [&](const std::vector<std::string>& entropy) {
    return to_hex(chance_key(seed, entropy));
  };
  EXPECT_EQ(key({}), "510a9ec1425d1c71e9fbc9abc1c3ce12c103208f4bc0253a4cb8c76fbdb8b2a3");
  EXPECT_EQ(key({"", "", "", ""}),
            "959623c6e4b3c8038ac18a8c99c80a339fb8f31ccbe29b7b05959c6523bafb5a");
  EXPECT_EQ(key(some_entropy()),
            "ab01e3eb2908943ba37c391585cee96b04cdd2abf6f9a06be4a566b26c302449");
  EXPECT_EQ(key({"grüße", "Ada", "", std::string(64, 'x')}),
            "b0a3b24f44fdbe212cc67f4eb9ad76fba4ba823bf6a111c628c1db14d20a8ec6");
}

TEST(Fair, lengths_keep_entropies_apart) {
  const std::vector<std::string> one{"ab", "c"};
  const std::vector<std::string> other{"a", "bc"};
  EXPECT_NE(chance_key(counting_seed(), one), chance_key(counting_seed(), other));
}

TEST(Fair, draws_follow_the_weights_in_the_order_of_texts) {
  const ListGame game({{"b", 3}, {"a", 1}, {"ab", 2}, {"ä", 5}, {"Z", 4}, {"none", 0}});
  const ChanceKey key = chance_key(counting_seed(), some_entropy());
  EXPECT_THAT(draws(game, key, 16), ElementsAre("ä", "b", "ä", "ä", "ab", "ä", "ab", "ab", "b", "Z",
                                                "ä", "Z", "Z", "Z", "b", "ab"));
  EXPECT_EQ(drawn(game, key, (std::uint64_t{1} << 40) + 7), "b");
}

TEST(Fair, order_of_the_outcomes_does_not_matter) {
  const ListGame game({{"none", 0}, {"Z", 4}, {"ä", 5}, {"ab", 2}, {"a", 1}, {"b", 3}});
  const ChanceKey key = chance_key(counting_seed(), some_entropy());
  EXPECT_THAT(draws(game, key, 8), ElementsAre("ä", "b", "ä", "ä", "ab", "ä", "ab", "ab"));
}

TEST(Fair, weights_may_be_as_large_as_they_get) {
  const ListGame game({{"x", 4294967295}, {"y", 4294967294}, {"w", 4294967291}});
  const ChanceKey key = chance_key(counting_seed(), some_entropy());
  EXPECT_THAT(draws(game, key, 12),
              ElementsAre("x", "x", "w", "y", "x", "x", "x", "x", "w", "w", "x", "w"));
}

TEST(Fair, draws_of_a_real_game) {
  const auto& codec = protocol::citadels_codec();
  const auto start = codec.create(4, protocol::Json::object());
  ASSERT_TRUE(start);
  const ChanceKey key = chance_key(counting_seed(), some_entropy());
  std::vector<std::string> crowns;
  for (std::uint64_t n = 0; n < 6; ++n) {
    crowns.push_back(codec.rules().to_text(fair_draw(codec.rules(), *start, key, n)));
    // Asking again changes nothing.
    EXPECT_EQ(crowns.back(), codec.rules().to_text(fair_draw(codec.rules(), *start, key, n)));
  }
  EXPECT_THAT(crowns,
              ElementsAre("crown 3", "crown 0", "crown 2", "crown 1", "crown 0", "crown 0"));
}

TEST(Fair, a_single_outcome_needs_no_luck) {
  const ListGame game({{"only", 3}});
  EXPECT_EQ(drawn(game, ChanceKey{}, 5), "only");
}

TEST(Fair, draws_are_uniform) {
  constexpr int kOutcomes = 30;
  constexpr int kDraws = 30'000;
  std::vector<ListGame::Outcome> outcomes;
  for (int i = 0; i < kOutcomes; ++i) outcomes.push_back({"card " + std::to_string(i), 1});
  const ListGame game(std::move(outcomes));
  for (std::uint64_t run = 1; run <= 3; ++run) {
    kit::FakeEntropy entropy(run);
    const ChanceKey key = chance_key(random_seed(entropy), some_entropy());
    std::map<std::string, int> counts;
    for (std::uint64_t n = 0; n < kDraws; ++n) ++counts[drawn(game, key, n)];
    EXPECT_EQ(counts.size(), static_cast<std::size_t>(kOutcomes));
    double chi_square = 0;
    for (const auto& [text, count] : counts) {
      const double expected = static_cast<double>(kDraws) / kOutcomes;
      chi_square += (count - expected) * (count - expected) / expected;
    }
    // 29 degrees of freedom: a fair source stays in this range in 998 of 1000 runs.
    EXPECT_LT(chi_square, 58.3);
    EXPECT_GT(chi_square, 10.2);
  }
}

TEST(Fair, draws_keep_the_proportions_of_weights) {
  const ListGame game({{"rare", 1}, {"common", 9}});
  const ChanceKey key = chance_key(counting_seed(), some_entropy());
  int rare = 0;
  for (std::uint64_t n = 0; n < 20'000; ++n) rare += drawn(game, key, n) == "rare";
  EXPECT_NEAR(rare, 2000, 140);  // 3.3 deviations
}

TEST(Fair, seeds_are_written_and_read) {
  EXPECT_EQ(to_hex(counting_seed()),
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
  EXPECT_EQ(seed_from(to_hex(counting_seed())), counting_seed());
  EXPECT_FALSE(seed_from(""));
  EXPECT_FALSE(seed_from(std::string(62, 'a')));
  EXPECT_FALSE(seed_from(std::string(66, 'a')));
  EXPECT_FALSE(seed_from(std::string(63, 'a') + "g"));
  EXPECT_FALSE(seed_from(std::string(64, 'A')));  // one way to write it
}

TEST(Fair, random_seeds_differ) {
  kit::FakeEntropy entropy;
  std::set<std::string> seeds;
  for (int i = 0; i < 100; ++i) seeds.insert(to_hex(random_seed(entropy)));
  EXPECT_EQ(seeds.size(), 100u);
}

}  // namespace
}  // namespace prestige::server
