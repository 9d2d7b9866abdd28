#include "train/fit.h"

#include <algorithm>
#include <cmath>

#include "engine/core/rng.h"

namespace prestige::train {

namespace {

// Adam (Kingma, Ba 2014).
class Stepper {
 public:
  explicit Stepper(std::size_t size) : mean_(size), square_(size) {}

  void step(std::vector<double>& weights, const std::vector<double>& gradient, double rate) {
    constexpr double kMean = 0.9;
    constexpr double kSquare = 0.999;
    mean_power_ *= kMean;
    square_power_ *= kSquare;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      mean_[i] = kMean * mean_[i] + (1 - kMean) * gradient[i];
      square_[i] = kSquare * square_[i] + (1 - kSquare) * gradient[i] * gradient[i];
      const double m = mean_[i] / (1 - mean_power_);
      const double v = square_[i] / (1 - square_power_);
      weights[i] -= rate * m / (std::sqrt(v) + 1e-8);
    }
  }

 private:
  std::vector<double> mean_;
  std::vector<double> square_;
  double mean_power_ = 1;
  double square_power_ = 1;
};

using Positions = std::vector<Samples::Position>;

void shuffle(Positions& positions, Rng& rng) {
  for (std::size_t i = positions.size(); i > 1; --i) {
    std::swap(positions[i - 1], positions[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

// One pass over all positions; returns their mean surprise on the way.
double learn_once(Model& model, const Scaling& scaling, const Samples& samples,
                  const Positions& positions, const FitSettings& settings, double rate,
                  Stepper& stepper) {
  std::vector<double> gradient(model.weights.size());
  double total = 0;
  const auto batch = static_cast<std::size_t>(settings.batch);
  for (std::size_t first = 0; first < positions.size(); first += batch) {
    const std::size_t last = std::min(first + batch, positions.size());
    std::ranges::fill(gradient, 0.0);
    for (std::size_t i = first; i < last; ++i) {
      total += surprise(model, scaling, samples, positions[i], &gradient);
    }
    for (std::size_t i = 0; i < gradient.size(); ++i) {
      gradient[i] =
          gradient[i] / static_cast<double>(last - first) + settings.decay * model.weights[i];
    }
    stepper.step(model.weights, gradient, rate);
  }
  return total / static_cast<double>(positions.size());
}

}  // namespace

double mean_surprise(const Model& model, const Scaling& scaling, const Samples& samples,
                     std::span<const Samples::Position> positions) {
  double total = 0;
  for (const auto& position : positions) total += surprise(model, scaling, samples, position);
  return total / static_cast<double>(std::max<std::size_t>(1, positions.size()));
}

Fitted fit(const Samples& samples, const FitSettings& settings, const std::optional<Model>& start,
           const std::function<void(const Progress&)>& report) {
  Positions learned;
  Positions held_back;
  for (const auto& position : samples.positions) {
    (position.game % settings.held_back == 0 ? held_back : learned).push_back(position);
  }
  const Scaling scaling = Scaling::of(samples);
  Model model = start ? with(scaling, *start) : Model::random(samples.inputs, settings.seed);
  Model best_model = model;
  Progress best{0, 0, mean_surprise(model, scaling, samples, held_back)};
  Stepper stepper(model.weights.size());
  Rng rng(settings.seed);
  double rate = settings.step;
  for (int epoch = 1; epoch <= settings.epochs && epoch - best.epoch <= settings.patience;
       ++epoch) {
    shuffle(learned, rng);
    Progress now{epoch, learn_once(model, scaling, samples, learned, settings, rate, stepper), 0};
    now.held_back = mean_surprise(model, scaling, samples, held_back);
    if (report) report(now);
    if (now.held_back < best.held_back) {
      best = now;
      best_model = model;
    } else {
      rate /= 2;
    }
  }
  return {without(scaling, best_model), best};
}

}  // namespace prestige::train
