#pragma once

// A test that ends as soon as it knows: is the first entrant elo1 stronger, or only elo0?

#include <cstdint>
#include <map>

namespace prestige::arena {

struct SprtSettings {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // how often elo1 may be accepted where elo0 is true
  double beta = 0.05;   // and elo0 where elo1 is true
};

enum class Verdict { open, elo0, elo1 };

// The generalised sequential probability ratio test on blocks: the frequencies of all scores that a
// block can have are fitted under either hypothesis, which fixes nothing but their mean, and the
// ratio of the likelihoods is taken. With blocks of a single game without ties this is Wald's test.
class Sprt {
 public:
  // A block scores 0 .. score_max.
  Sprt(const SprtSettings& settings, int score_max);

  void add(int score);

  double lower_bound() const;
  double upper_bound() const;
  // Logarithm of the likelihood ratio; stays what it was once a verdict is given.
  double llr() const { return llr_; }
  Verdict verdict() const { return verdict_; }
  const SprtSettings& settings() const { return settings_; }

 private:
  // Logarithm of the likelihood of the scores, as far as it depends on their mean.
  double log_likelihood(double mean) const;

  SprtSettings settings_;
  std::map<double, double> counts_;  // how often each score, as a share, was seen
  double score_max_;
  double llr_ = 0;
  Verdict verdict_ = Verdict::open;
};

}  // namespace prestige::arena
