#pragma once

// Options that a game refuses, and how.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/codec.h"

namespace prestige::protocol {

struct BadOptions {
  int players;
  const char* options;
  const char* refusal;
  const char* text;  // part of it
};

inline void expect_refused(const GameCodec& codec, const BadOptions& bad) {
  const auto state = codec.create(bad.players, Json::parse(bad.options));
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().code, "bad_option");
  EXPECT_EQ(state.error().refusal, bad.refusal);
  EXPECT_THAT(state.error().text.en, testing::HasSubstr(bad.text));
  EXPECT_FALSE(state.error().text.de.empty());
}

}  // namespace prestige::protocol
