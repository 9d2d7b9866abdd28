#pragma once

// Games at the terminal, with what is typed and printed as text.

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>

#include "cli/play/play.h"

namespace prestige::play {

// Chooses at random, but the same in the same position: resumed games go on as they would have.
inline AnyAction choose_at_random(const protocol::Session& session, Seat seat) {
  const auto legal = session.codec().rules().legal_actions(session.state(), seat);
  Rng rng = Rng(session.seed()).fork(session.history().size() + 1000);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

class PlayFixture : public testing::Test {
 protected:
  void SetUp() override {
    folder_ =
        std::filesystem::temp_directory_path() / ("prestige-play-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    options_.bots = {{"random", choose_at_random}};
    options_.seed = 5;
    options_.save = file("save.json");
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  // Plays with what is typed and returns the exit code.
  int play(const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out;
    std::ostringstream err;
    const int code = run_play(options_, in, out, err);
    out_ = out.str();
    err_ = err.str();
    return code;
  }

  std::filesystem::path folder_;
  PlayOptions options_;
  std::string out_;
  std::string err_;
};

}  // namespace prestige::play
