#include "tests/kit/report.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/kit/spec.h"

namespace prestige::kit {

void fail(const std::string& why, const Where& where) {
  ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << why;
}

void stop(const std::string& why, const Where& where) {
  fail(why, where);
  throw SpecStopped{};
}

Texts sorted(Texts texts) {
  std::ranges::sort(texts);
  return texts;
}

bool starts_with_words(const std::string& text, const std::string& words) {
  return words.empty() || text == words || text.starts_with(words + " ");
}

std::string shown(int value) { return std::to_string(value); }

std::string shown(const std::string& value) { return "\"" + value + "\""; }

std::string shown(const Texts& value) {
  std::string all;
  for (const std::string& text : value) all += (all.empty() ? "" : ", ") + text;
  return "[" + all + "]";
}

std::string shown(Seat seat) {
  if (seat == Seat::chance()) return "chance";
  if (seat == Seat::nobody()) return "nobody";
  return "seat " + std::to_string(seat.index());
}

}  // namespace prestige::kit
