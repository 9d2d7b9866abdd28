#include "arena/decision_times.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace prestige::arena {

namespace {

constexpr unsigned kPartBits = 4;  // 16 classes for each power of two

// Below 16 every number is a class of its own; above, the five highest bits are the class.
std::uint32_t class_of(std::uint64_t us) {
  const auto width = static_cast<unsigned>(std::bit_width(us));
  if (width <= kPartBits) return static_cast<std::uint32_t>(us);
  const unsigned shift = width - kPartBits - 1;
  return static_cast<std::uint32_t>(((shift + 1) << kPartBits) +
                                    ((us >> shift) & ((1u << kPartBits) - 1)));
}

// The largest number of a class.
std::uint64_t top_of(std::uint32_t time_class) {
  const std::uint32_t power = time_class >> kPartBits;
  if (power == 0) return time_class;
  const std::uint64_t lowest = (1u << kPartBits) + (time_class & ((1u << kPartBits) - 1));
  return ((lowest + 1) << (power - 1)) - 1;
}

constexpr std::uint32_t kClassesMax = (64u - kPartBits) << kPartBits;

}  // namespace

void DecisionTimes::add(std::uint64_t us) {
  ++count_;
  total_us_ += us;
  max_us_ = std::max(max_us_, us);
  ++classes_[class_of(us)];
}

void DecisionTimes::add(const DecisionTimes& other) {
  count_ += other.count_;
  total_us_ += other.total_us_;
  max_us_ = std::max(max_us_, other.max_us_);
  for (const auto& [time_class, count] : other.classes_) classes_[time_class] += count;
}

double DecisionTimes::mean_ms() const {
  return count_ == 0 ? 0 : static_cast<double>(total_us_) / static_cast<double>(count_) / 1000;
}

double DecisionTimes::quantile_ms(double share) const {
  const auto wanted = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  for (const auto& [time_class, count] : classes_) {
    seen += count;
    if (seen >= wanted) return static_cast<double>(std::min(top_of(time_class), max_us_)) / 1000;
  }
  return max_ms();
}

protocol::Json DecisionTimes::to_json() const {
  protocol::Json classes = protocol::Json::array();
  for (const auto& [time_class, count] : classes_) classes.push_back({time_class, count});
  return {{"total_us", total_us_}, {"max_us", max_us_}, {"classes", std::move(classes)}};
}

bool DecisionTimes::from_json(const protocol::Json& json) {
  *this = {};
  if (!json.is_object() || !json.contains("total_us") || !json.contains("max_us") ||
      !json.contains("classes") || !json["total_us"].is_number_unsigned() ||
      !json["max_us"].is_number_unsigned() || !json["classes"].is_array()) {
    return false;
  }
  total_us_ = json["total_us"].get<std::uint64_t>();
  max_us_ = json["max_us"].get<std::uint64_t>();
  for (const auto& pair : json["classes"]) {
    if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_unsigned() ||
        !pair[1].is_number_unsigned() || pair[0].get<std::uint64_t>() >= kClassesMax) {
      return false;
    }
    classes_[pair[0].get<std::uint32_t>()] += pair[1].get<std::uint64_t>();
    count_ += pair[1].get<std::uint64_t>();
  }
  return true;
}

}  // namespace prestige::arena
