#pragma once

// SPEC("C5.9 A02", "sentence") { ... } is a test named by the rules it pins and by what it says.
// Write it in an unnamed namespace; EXPECT_ and ASSERT_ work in its body.

#include <gtest/gtest.h>

namespace prestige::kit {

// Thrown after a failure was recorded, when going on would make no sense.
struct SpecStopped {};

struct SpecRegistration {
  SpecRegistration(const char* ids, const char* sentence, const char* file, int line,
                   void (*body)());
};

}  // namespace prestige::kit

#define PRESTIGE_SPEC_JOIN2(a, b) a##b
#define PRESTIGE_SPEC_JOIN(a, b) PRESTIGE_SPEC_JOIN2(a, b)
#define SPEC(ids, sentence) PRESTIGE_SPEC_NUMBERED(ids, sentence, __COUNTER__)
#define PRESTIGE_SPEC_NUMBERED(ids, sentence, number)                                     \
  void PRESTIGE_SPEC_JOIN(spec_body_, number)();                                          \
  const ::prestige::kit::SpecRegistration PRESTIGE_SPEC_JOIN(spec_registration_, number)( \
      ids, sentence, __FILE__, __LINE__, &PRESTIGE_SPEC_JOIN(spec_body_, number));        \
  void PRESTIGE_SPEC_JOIN(spec_body_, number)()
