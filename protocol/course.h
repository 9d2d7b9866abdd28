#pragma once

// The course of a game in numbers, for charts: how every seat stood whenever that changed.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "protocol/codec.h"

namespace prestige::protocol {

struct CourseRow {
  std::int64_t step = 0;  // so many steps were taken, of players and of chance
  int round = 0;
  std::vector<int> values;  // Course::measures() of the first seat, then of the next

  friend bool operator==(const CourseRow&, const CourseRow&) = default;
};

class Course {
 public:
  explicit Course(const GameCodec& codec) : codec_(codec) {}

  // Those of the game, then `income.` with each source of money: what came from it so far.
  std::vector<std::string> measures() const;
  // The state after so many steps, and what happened in the last of them; steps ascend.
  void add(std::int64_t step, const AnyState& state, std::span<const AnyEvent> events = {});
  const std::vector<CourseRow>& rows() const { return rows_; }

 private:
  void take_income(const AnyState& state, std::span<const AnyEvent> events);

  const GameCodec& codec_;
  std::vector<int> income_;  // by seat, then by source
  std::vector<CourseRow> rows_;
};

}  // namespace prestige::protocol
