// The examples of the standard, and numbers that were computed apart from this program.

#include "protocol/fair/sha256.h"

#include <gtest/gtest.h>

#include "protocol/fair/fair.h"

namespace prestige::protocol {
namespace {

std::string hash_of(std::string_view text) { return to_hex(sha256(bytes_of(text))); }

TEST(Sha256, ExamplesOfTheStandard) {
  EXPECT_EQ(hash_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash_of(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, EveryLengthAroundABlock) {
  std::string all;
  for (std::size_t length = 0; length <= 130; ++length) all += hash_of(std::string(length, 'x'));
  EXPECT_EQ(hash_of(all), "87aca1c44bc7ba8897768170211f0a02063de70801131ff86c7edb9ce32c6a50");
}

TEST(HmacSha256, OfNothingAndOfSeveralBlocks) {
  Bytes32 key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::byte>(i);
  EXPECT_EQ(to_hex(hmac_sha256(key, bytes_of(""))),
            "d38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb");
  EXPECT_EQ(to_hex(hmac_sha256(key, bytes_of(std::string(200, 'm')))),
            "b651b70862a8a3f972088cf0515c181ff1c23deb8917269e952de6a37648adee");
}

}  // namespace
}  // namespace prestige::protocol
