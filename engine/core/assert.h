#pragma once

// ASSERT states what must hold or be our own mistake; it stays on in every build. DCHECK is for
// checks too dear for a playout and is on only in debug builds.

namespace prestige {

using AssertionHandler = void (*)(const char* condition, const char* file, int line);

// The executable may replace the reaction (the default ends the process). A handler that returns
// is followed by a trap: the code after a failed assertion never runs.
void set_assertion_handler(AssertionHandler handler);

[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

}  // namespace prestige

#define ASSERT(condition)                              \
  (static_cast<bool>(condition) ? static_cast<void>(0) \
                                : ::prestige::assertion_failed(#condition, __FILE__, __LINE__))

#ifdef NDEBUG
#define DCHECK(condition) static_cast<void>(0)
#else
#define DCHECK(condition) ASSERT(condition)
#endif
