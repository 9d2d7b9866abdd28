#pragma once

#include <string>

#include "train/trainer.h"

namespace CLI {
class App;
}

namespace prestige::cli {

struct TrainArguments {
  std::string game = "citadels";
  train::Settings settings;
  std::string out;
  std::string resume;  // weights to go on from; empty: none
};

void add_train(CLI::App& app, TrainArguments& arguments);

// Trains the network of a game by self-play and writes its weights.
int run_train(const TrainArguments& arguments);

}  // namespace prestige::cli
