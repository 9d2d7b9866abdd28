#include "engine/core/assert.h"

namespace prestige {

namespace {
AssertionHandler current_handler = nullptr;
}  // namespace

void set_assertion_handler(AssertionHandler handler) { current_handler = handler; }

void assertion_failed(const char* condition, const char* file, int line) {
  if (current_handler != nullptr) current_handler(condition, file, line);
  __builtin_trap();
}

}  // namespace prestige
