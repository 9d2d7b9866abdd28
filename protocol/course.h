#pragma once

// The course of a game in numbers, for charts: how every seat stood whenever that changed.

#include <cstdint>
#include <vector>

#include "protocol/codec.h"

namespace prestige::protocol {

struct CourseRow {
  std::int64_t step = 0;  // so many steps were taken, of players and of chance
  int round = 0;
  std::vector<int> values;  // GameCodec::measures() of the first seat, then of the next

  friend bool operator==(const CourseRow&, const CourseRow&) = default;
};

class Course {
 public:
  explicit Course(const GameCodec& codec) : codec_(codec) {}

  // The state after so many steps; steps ascend.
  void add(std::int64_t step, const AnyState& state);
  const std::vector<CourseRow>& rows() const { return rows_; }

 private:
  const GameCodec& codec_;
  std::vector<CourseRow> rows_;
};

}  // namespace prestige::protocol
