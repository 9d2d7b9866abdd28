#pragma once

// The network of bots/learned while it is being trained: the same shape in floating point.

#include <span>
#include <vector>

#include "bots/learned/network.h"
#include "train/samples.h"

namespace prestige::train {

// All weights in one list: direct, then first (a row of hidden units for each input), bias, second.
struct Model {
  std::size_t inputs = 0;
  std::vector<double> weights;

  // Small weights drawn from the seed.
  static Model random(std::size_t inputs, std::uint64_t seed);
  static std::size_t size(std::size_t inputs) {
    return inputs + inputs * bots::kHidden + 2 * bots::kHidden;
  }

  std::span<const double> direct() const { return std::span(weights).first(inputs); }
  std::span<const double> first(std::size_t input) const {
    return std::span(weights).subspan(inputs + input * bots::kHidden, bots::kHidden);
  }
  std::span<const double> bias() const { return tail().first(bots::kHidden); }
  std::span<const double> second() const { return tail().last(bots::kHidden); }

  friend bool operator==(const Model&, const Model&) = default;

 private:
  std::span<const double> tail() const { return std::span(weights).last(2 * bots::kHidden); }
};

// Features are brought to a common size for training: (x - mean) * scale.
struct Scaling {
  std::vector<double> mean;
  std::vector<double> scale;

  static Scaling of(const Samples& samples);
  static Scaling none(std::size_t inputs);
};

// How surprising the winner of a position is to the model: -log of its chance. With a gradient,
// adds what each weight does to it.
double surprise(const Model& model, const Scaling& scaling, const Samples& samples,
                const Samples::Position& position, std::vector<double>* gradient = nullptr);

// The same model for features as they are, and back.
Model without(const Scaling& scaling, Model model);
Model with(const Scaling& scaling, Model model);

// In whole numbers; weights beyond the range are cut off.
template <std::size_t Inputs>
bots::Network<Inputs> rounded(const Model& model);
// And back.
template <std::size_t Inputs>
Model model_of(const bots::Network<Inputs>& network);

}  // namespace prestige::train

#include "train/rounding.h"
