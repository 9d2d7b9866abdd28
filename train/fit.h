#pragma once

#include <functional>
#include <optional>

#include "train/model.h"

namespace prestige::train {

struct FitSettings {
  std::uint64_t seed = 1;
  int epochs = 40;   // at most
  int patience = 4;  // epochs without progress on the games held back
  int batch = 256;   // positions between two steps
  double step = 0.002;
  double decay = 1e-4;           // pulls weights towards 0
  std::uint32_t held_back = 10;  // every so manyth game
};

struct Progress {
  int epoch = 0;
  double learned = 0;    // mean surprise in the games that are learned from
  double held_back = 0;  // and in the others
};

struct Fitted {
  Model model;  // for features as they are
  Progress best;
};

// Looks for the model that the winners surprise least, by Adam; the one that does best in games
// held back is kept. Begins with `start`, which is for features as they are, or at random. The
// same for the same samples and settings.
Fitted fit(const Samples& samples, const FitSettings& settings,
           const std::optional<Model>& start = {},
           const std::function<void(const Progress&)>& report = {});

// Mean surprise over the positions.
double mean_surprise(const Model& model, const Scaling& scaling, const Samples& samples,
                     std::span<const Samples::Position> positions);

}  // namespace prestige::train
