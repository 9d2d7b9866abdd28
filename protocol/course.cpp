#include "protocol/course.h"

namespace prestige::protocol {

void Course::add(std::int64_t step, const AnyState& state) {
  CourseRow row{.step = step, .round = codec_.rules().round(state), .values = {}};
  for (int seat = 0; seat < codec_.rules().players(state); ++seat) {
    const std::vector<int> values = codec_.measured(state, Seat(seat));
    row.values.insert(row.values.end(), values.begin(), values.end());
  }
  const bool same =
      !rows_.empty() && rows_.back().round == row.round && rows_.back().values == row.values;
  if (!same) rows_.push_back(std::move(row));
}

}  // namespace prestige::protocol
