#include "protocol/course.h"

namespace prestige::protocol {

std::vector<std::string> Course::measures() const {
  std::vector<std::string> names;
  for (const std::string_view measure : codec_.measures()) names.emplace_back(measure);
  for (const std::string_view source : codec_.sources()) {
    names.push_back("income." + std::string(source));
  }
  return names;
}

void Course::take_income(const AnyState& state, std::span<const AnyEvent> events) {
  const std::size_t sources = codec_.sources().size();
  income_.resize(static_cast<std::size_t>(codec_.rules().players(state)) * sources);
  for (const AnyEvent& event : events) {
    const auto income = codec_.income(event);
    if (!income) continue;
    income_[static_cast<std::size_t>(income->seat.index()) * sources + income->source] +=
        income->amount;
  }
}

void Course::add(std::int64_t step, const AnyState& state, std::span<const AnyEvent> events) {
  take_income(state, events);
  const auto sources = static_cast<std::ptrdiff_t>(codec_.sources().size());
  CourseRow row{.step = step, .round = codec_.rules().round(state), .values = {}};
  for (int seat = 0; seat < codec_.rules().players(state); ++seat) {
    const std::vector<int> values = codec_.measured(state, Seat(seat));
    row.values.insert(row.values.end(), values.begin(), values.end());
    const auto own = income_.begin() + seat * sources;
    row.values.insert(row.values.end(), own, own + sources);
  }
  const bool same =
      !rows_.empty() && rows_.back().round == row.round && rows_.back().values == row.values;
  if (!same) rows_.push_back(std::move(row));
}

}  // namespace prestige::protocol
