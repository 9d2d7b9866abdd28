#pragma once

#include <cstdint>
#include <map>

#include "protocol/error.h"

namespace prestige::arena {

// How long decisions took. Kept as counts in classes that are 6 % wide, so that the times of many
// games stay small and can be added up.
class DecisionTimes {
 public:
  void add(std::uint64_t us);
  void add(const DecisionTimes& other);

  std::uint64_t count() const { return count_; }
  double mean_ms() const;
  // So much or less in this share of all decisions, to within the width of a class.
  double quantile_ms(double share) const;
  double max_ms() const { return static_cast<double>(max_us_) / 1000; }

  protocol::Json to_json() const;
  // False when it is not what to_json() gives.
  bool from_json(const protocol::Json& json);

 private:
  std::uint64_t count_ = 0;
  std::uint64_t total_us_ = 0;
  std::uint64_t max_us_ = 0;
  std::map<std::uint32_t, std::uint64_t> classes_;
};

}  // namespace prestige::arena
