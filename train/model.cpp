#include "train/model.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/rng.h"

namespace prestige::train {

namespace {

constexpr std::size_t kHidden = bots::kHidden;
constexpr double kHiddenMax = 8;
constexpr std::size_t kSeatsMax = 8;
using Units = std::array<double, kHidden>;

double scaled(const Scaling& scaling, std::int8_t x, std::size_t input) {
  return (x - scaling.mean[input]) * scaling.scale[input];
}

// The hidden units before they are cut off, and the strength.
struct Forward {
  Units hidden;
  double strength = 0;
};

Forward forward(const Model& model, const Scaling& scaling, std::span<const std::int8_t> features) {
  Forward out;
  std::ranges::copy(model.bias(), out.hidden.begin());
  for (std::size_t i = 0; i < model.inputs; ++i) {
    const double x = scaled(scaling, features[i], i);
    out.strength += x * model.weights[i];
    const double* row = model.first(i).data();
    for (std::size_t h = 0; h < kHidden; ++h) out.hidden[h] += x * row[h];
  }
  for (std::size_t h = 0; h < kHidden; ++h) {
    out.strength += std::clamp(out.hidden[h], 0.0, kHiddenMax) * model.second()[h];
  }
  return out;
}

// Adds what each weight does when the strength grows by `pull`.
void backward(const Model& model, const Scaling& scaling, std::span<const std::int8_t> features,
              const Units& hidden, double pull, std::vector<double>& gradient) {
  double* tail = gradient.data() + model.inputs * (1 + kHidden);
  Units through{};
  for (std::size_t h = 0; h < kHidden; ++h) {
    tail[kHidden + h] += pull * std::clamp(hidden[h], 0.0, kHiddenMax);
    const bool open = hidden[h] > 0 && hidden[h] < kHiddenMax;
    through[h] = open ? pull * model.second()[h] : 0;
    tail[h] += through[h];
  }
  for (std::size_t i = 0; i < model.inputs; ++i) {
    const double x = scaled(scaling, features[i], i);
    gradient[i] += pull * x;
    double* row = gradient.data() + model.inputs + i * kHidden;
    for (std::size_t h = 0; h < kHidden; ++h) row[h] += through[h] * x;
  }
}

// Calls f(weight, input) for all weights of an input, the direct one first.
template <class F>
void for_each_input_weight(Model& model, F&& f) {
  for (std::size_t i = 0; i < model.inputs; ++i) {
    f(model.weights[i], i);
    double* row = model.weights.data() + model.inputs + i * kHidden;
    for (std::size_t h = 0; h < kHidden; ++h) f(row[h], i);
  }
}

// Moves the means into the bias (-1), or out of it (1); the weights are those for features as they
// are. The direct weights need none: what is the same for all seats makes no difference.
void move_means(const Scaling& scaling, Model& model, double sign) {
  double* bias = model.weights.data() + model.inputs * (1 + kHidden);
  for (std::size_t i = 0; i < model.inputs; ++i) {
    for (std::size_t h = 0; h < kHidden; ++h) bias[h] += sign * model.first(i)[h] * scaling.mean[i];
  }
}

}  // namespace

Model Model::random(std::size_t inputs, std::uint64_t seed) {
  Model model{inputs, std::vector<double>(size(inputs))};
  Rng rng(seed);
  const auto draw = [&](double most) {
    return most * (2 * static_cast<double>(rng.next() >> 11) / 9007199254740992.0 - 1);
  };
  const double most = 1 / std::sqrt(static_cast<double>(inputs));
  for (std::size_t i = inputs; i < model.weights.size(); ++i) model.weights[i] = draw(most);
  return model;
}

Scaling Scaling::none(std::size_t inputs) {
  return {std::vector<double>(inputs, 0), std::vector<double>(inputs, 1)};
}

Scaling Scaling::of(const Samples& samples) {
  Scaling scaling = none(samples.inputs);
  std::vector<double> squares(samples.inputs);
  const double rows = static_cast<double>(samples.features.size() / samples.inputs);
  for (std::size_t i = 0; i < samples.features.size(); ++i) {
    const double x = samples.features[i];
    scaling.mean[i % samples.inputs] += x / rows;
    squares[i % samples.inputs] += x * x / rows;
  }
  // What hardly ever changes would otherwise get weights beyond their range.
  constexpr double kLeastSpread = 0.3;
  for (std::size_t i = 0; i < samples.inputs; ++i) {
    const double variance = squares[i] - scaling.mean[i] * scaling.mean[i];
    scaling.scale[i] = 1 / std::max(kLeastSpread, std::sqrt(std::max(0.0, variance)));
  }
  return scaling;
}

double surprise(const Model& model, const Scaling& scaling, const Samples& samples,
                const Samples::Position& position, std::vector<double>* gradient) {
  std::array<Forward, kSeatsMax> seats;
  double best = -1e300;
  for (std::size_t i = 0; i < position.seats; ++i) {
    seats[i] = forward(model, scaling, samples.of(position, i));
    best = std::max(best, seats[i].strength);
  }
  double sum = 0;
  for (std::size_t i = 0; i < position.seats; ++i) sum += std::exp(seats[i].strength - best);
  for (std::size_t i = 0; gradient != nullptr && i < position.seats; ++i) {
    const double pull =
        std::exp(seats[i].strength - best) / sum - (i == position.winner ? 1.0 : 0.0);
    backward(model, scaling, samples.of(position, i), seats[i].hidden, pull, *gradient);
  }
  return std::log(sum) + best - seats[position.winner].strength;
}

Model without(const Scaling& scaling, Model model) {
  for_each_input_weight(model, [&](double& w, std::size_t i) { w *= scaling.scale[i]; });
  move_means(scaling, model, -1);
  return model;
}

Model with(const Scaling& scaling, Model model) {
  move_means(scaling, model, 1);
  for_each_input_weight(model, [&](double& w, std::size_t i) { w /= scaling.scale[i]; });
  return model;
}

}  // namespace prestige::train
