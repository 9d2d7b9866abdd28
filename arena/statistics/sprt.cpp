#include "arena/statistics/sprt.h"

#include <cmath>

#include "arena/statistics/elo.h"

namespace prestige::arena {

namespace {

// Nothing is impossible: without this, the first block would exclude every other mean.
constexpr double kPriorCount = 1e-3;

}  // namespace

Sprt::Sprt(const SprtSettings& settings, int score_max)
    : settings_(settings), counts_{{0.0, kPriorCount}, {1.0, kPriorCount}}, score_max_(score_max) {}

double Sprt::lower_bound() const { return std::log(settings_.beta / (1 - settings_.alpha)); }

double Sprt::upper_bound() const { return std::log((1 - settings_.beta) / settings_.alpha); }

void Sprt::add(int score) {
  if (verdict_ != Verdict::open) return;
  counts_[score / score_max_] += 1;
  llr_ =
      log_likelihood(score_of_elo(settings_.elo1)) - log_likelihood(score_of_elo(settings_.elo0));
  if (llr_ >= upper_bound()) verdict_ = Verdict::elo1;
  if (llr_ <= lower_bound()) verdict_ = Verdict::elo0;
}

// Among all frequencies with this mean, the likeliest are count / (1 + tilt * (score - mean)), up
// to a factor, with the tilt that makes the mean right. The sum that has to vanish falls with the
// tilt, and a tilt within the limits keeps all frequencies positive, so halving the range finds it.
double Sprt::log_likelihood(double mean) const {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int step = 0; step < 60; ++step) {
    const double tilt = (low + high) / 2;
    double sum = 0;
    for (const auto& [score, count] : counts_) {
      sum += count * (score - mean) / (1 + tilt * (score - mean));
    }
    (sum > 0 ? low : high) = tilt;
  }
  double total = 0;
  for (const auto& [score, count] : counts_) {
    total -= count * std::log1p((low + high) / 2 * (score - mean));
  }
  return total;
}

}  // namespace prestige::arena
