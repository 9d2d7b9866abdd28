#pragma once

// Failures of specs, reported at the line of the spec.

#include <source_location>
#include <string>
#include <vector>

#include "engine/core/seat.h"

namespace prestige::kit {

using Texts = std::vector<std::string>;
using Where = std::source_location;

void fail(const std::string& why, const Where& where);
// Going on would make no sense: the spec ends here.
[[noreturn]] void stop(const std::string& why, const Where& where);

Texts sorted(Texts texts);
// "give_crown 2" starts with the words "give_crown", "end_turn" does not start with "end".
bool starts_with_words(const std::string& text, const std::string& words);

// Values as failures show them.
std::string shown(int value);
std::string shown(const std::string& value);
std::string shown(const Texts& value);
std::string shown(Seat seat);

template <class T>
void expect_equal(const T& seen, const T& wanted, const std::string& what, const Where& where) {
  if (seen == wanted) return;
  fail(what + " is " + shown(seen) + ", expected " + shown(wanted), where);
}

}  // namespace prestige::kit
