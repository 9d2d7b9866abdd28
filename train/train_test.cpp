#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "bots/learned/basis.h"
#include "train/trainer.h"

namespace prestige::train {
namespace {

using bots::CitadelsBasis;
using bots::TrickerionBasis;

// Whoever has more of the first feature wins; the second means nothing.
Samples toy_samples(std::size_t count) {
  Samples samples{.inputs = 2, .positions = {}, .features = {}};
  Rng rng(3);
  const auto draw = [&] { return static_cast<std::int8_t>(rng.below(21)); };
  for (std::size_t i = 0; i < count; ++i) {
    const std::array<std::int8_t, 6> values{draw(), draw(), draw(), draw(), draw(), draw()};
    std::uint8_t winner = values[2] > values[0] ? 1 : 0;
    if (values[4] > values[winner * 2u]) winner = 2;
    samples.positions.push_back({.game = static_cast<std::uint32_t>(i),
                                 .seats = 3,
                                 .winner = winner,
                                 .first = samples.features.size()});
    samples.features.insert(samples.features.end(), values.begin(), values.end());
  }
  return samples;
}

TEST(Model, GradientIsTheSlope) {
  const Samples samples = toy_samples(20);
  const Scaling scaling = Scaling::of(samples);
  Model model = Model::random(2, 9);
  for (std::size_t i = 0; i < 2; ++i) model.weights[i] = 0.3 - 0.5 * static_cast<double>(i);
  std::vector<double> gradient(model.weights.size());
  const auto total = [&](const Model& m) {
    double sum = 0;
    for (const auto& position : samples.positions) sum += surprise(m, scaling, samples, position);
    return sum;
  };
  for (const auto& position : samples.positions) {
    surprise(model, scaling, samples, position, &gradient);
  }
  constexpr double kStep = 1e-6;
  for (std::size_t i = 0; i < model.weights.size(); ++i) {
    Model more = model;
    Model less = model;
    more.weights[i] += kStep;
    less.weights[i] -= kStep;
    EXPECT_NEAR(gradient[i], (total(more) - total(less)) / (2 * kStep), 1e-4) << "weight " << i;
  }
}

TEST(Model, ScalingCanBeTakenOut) {
  const Samples samples = toy_samples(30);
  const Scaling scaling = Scaling::of(samples);
  const Model model = Model::random(2, 4);
  const Model plain = without(scaling, model);
  const Model back = with(scaling, plain);
  for (const auto& position : samples.positions) {
    EXPECT_NEAR(surprise(plain, Scaling::none(2), samples, position),
                surprise(model, scaling, samples, position), 1e-9);
  }
  for (std::size_t i = 0; i < model.weights.size(); ++i) {
    EXPECT_NEAR(back.weights[i], model.weights[i], 1e-9);
  }
}

TEST(Fit, LearnsWhatDecides) {
  const Samples samples = toy_samples(2000);
  FitSettings settings;
  settings.step = 0.01;
  const Fitted fitted = fit(samples, settings);
  EXPECT_LT(fitted.best.held_back, 0.5 * std::log(3.0));
  const auto network = rounded<2>(fitted.model);
  EXPECT_GT(network.strength({15, 3}), network.strength({5, 3}) + bots::kOne);
  EXPECT_NEAR(mean_surprise(model_of(network), Scaling::none(2), samples, samples.positions),
              mean_surprise(fitted.model, Scaling::none(2), samples, samples.positions), 0.01);
}

TEST(Fit, IsTheSameEveryTime) {
  const Samples samples = toy_samples(300);
  const FitSettings settings{.epochs = 3};
  EXPECT_EQ(fit(samples, settings).model, fit(samples, settings).model);
}

TEST(Rounding, CutsOffWhatDoesNotFit) {
  Model model = Model::random(2, 1);
  model.weights[0] = 1e6;
  model.weights[1] = -1e6;
  const auto network = rounded<2>(model);
  EXPECT_EQ(network.direct[0], 32767);
  EXPECT_EQ(network.direct[1], -32767);
}

TEST(Samples, ArriveAsTheyWere) {
  const Samples samples = toy_samples(17);
  EXPECT_EQ(unpack(pack(samples)), samples);
  const Samples none{.inputs = 5, .positions = {}, .features = {}};
  EXPECT_EQ(unpack(pack(none)), none);
}

// Plays the part of several processes one after the other: what each gives is kept for the rest.
class PretendedRanks final : public arena::Ranks {
 public:
  PretendedRanks(int rank, std::vector<arena::Bytes> others)
      : rank_(rank), others_(std::move(others)) {}
  int rank() const override { return rank_; }
  int size() const override { return static_cast<int>(others_.size()); }
  std::vector<arena::Bytes> all_gather(const arena::Bytes& own) override {
    given = own;
    others_[static_cast<std::size_t>(rank_)] = own;
    return others_;
  }
  arena::Bytes broadcast(const arena::Bytes& own) override { return own; }

  arena::Bytes given;

 private:
  int rank_;
  std::vector<arena::Bytes> others_;
};

constexpr Settings kTiny{.games = 11, .seed = 4, .epochs = 2};

TEST(Trainer, RanksAndThreadsMakeNoDifference) {
  const auto alone = arena::single_rank();
  const auto expected = Trainer<TrickerionBasis>(kTiny, *alone).train();
  Samples empty{.inputs = TrickerionBasis::Features::kCount, .positions = {}, .features = {}};
  PretendedRanks second(1, {pack(empty), pack(empty)});
  // Without positions the second cannot learn; it is asked only for its games.
  Settings shared = kTiny;
  shared.threads = 2;
  Trainer<TrickerionBasis>(shared, second).train();
  PretendedRanks first(0, {pack(empty), second.given});
  const auto result = Trainer<TrickerionBasis>(shared, first).train();
  EXPECT_EQ(train::lists_of(result.network), train::lists_of(expected.network));
  EXPECT_EQ(result.training, expected.training);
}

TEST(Trainer, LaterRoundsPlayWithWhatWasLearned) {
  Settings settings = kTiny;
  settings.rounds = 2;
  const auto alone = arena::single_rank();
  const auto once = Trainer<CitadelsBasis>(settings, *alone).train();
  const auto again = Trainer<CitadelsBasis>(settings, *alone).train();
  EXPECT_EQ(lists_of(once.network), lists_of(again.network));
  EXPECT_GT(once.training.positions, 2 * kTiny.games);
}

constexpr std::array<std::string_view, 2> kNames{"gold", "hand"};
constexpr Purpose kPurpose{.game = "toy", .rules = 3, .features = kNames};

std::string good_text() {
  return weights_text(kPurpose, {.games = 5}, lists_of(rounded<2>(Model::random(2, 8))));
}

TEST(WeightsFile, IsReadBack) {
  const auto network = rounded<2>(Model::random(2, 8));
  const auto lists = parse_weights(good_text(), kPurpose);
  ASSERT_TRUE(lists) << lists.error();
  EXPECT_EQ(lists_of(network_of<2>(*lists)), lists_of(network));
}

TEST(WeightsFile, RefusesWithAReason) {
  const auto reason = [](std::string text, const std::string& from, const std::string& to) {
    const auto found = text.find(from);
    EXPECT_NE(found, std::string::npos) << from;
    text.replace(found, from.size(), to);
    const auto lists = parse_weights(text, kPurpose);
    return lists ? std::string("accepted") : lists.error();
  };
  using testing::HasSubstr;
  EXPECT_THAT(reason(good_text(), "{", ""), HasSubstr("not JSON"));
  EXPECT_THAT(reason("[]", "[]", "[1]"), HasSubstr("not a JSON object"));
  EXPECT_THAT(reason(good_text(), "\"format\": 1", "\"format\": 2"),
              HasSubstr("\"format\" is 2, but must be 1"));
  EXPECT_THAT(reason(good_text(), "\"toy\"", "\"citadels\""), HasSubstr("must be \"toy\""));
  EXPECT_THAT(reason(good_text(), "\"rules\": 3", "\"rules\": 4"), HasSubstr("must be 3"));
  EXPECT_THAT(reason(good_text(), "\"hand\"", "\"purse\""),
              HasSubstr("feature 1 is \"purse\", but must be \"hand\""));
  EXPECT_THAT(reason(good_text(), ",\"hand\"", ""), HasSubstr("there are 1 features"));
  EXPECT_THAT(reason(good_text(), "\"second\": [", "\"second\": [1,"), HasSubstr("list of 16"));
  EXPECT_THAT(reason(good_text(), "\"direct\": [0", "\"direct\": [40000"), HasSubstr("40000"));
  EXPECT_THAT(reason(good_text(), "\"direct\": [0", "\"direct\": [\"x\""), HasSubstr("\"x\""));
  EXPECT_THAT(reason(good_text(), "\"bias\"", "\"bios\""), HasSubstr("\"bias\" must be"));
}

TEST(Setups, AreManifoldAndPlayable) {
  Rng rng(1);
  std::array<int, 9> players{};
  for (int i = 0; i < 300; ++i) {
    ++players[random_setup<citadels::Citadels>(rng).players];
    EXPECT_LE(random_setup<trickerion::Trickerion>(rng).players, 4);
  }
  for (std::size_t i = 2; i <= 8; ++i) EXPECT_GT(players[i], 0) << i << " players";
}

}  // namespace
}  // namespace prestige::train
