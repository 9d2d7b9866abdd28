#pragma once

// Work for several threads at once. WebAssembly without threads does it one after the other.

#ifndef __wasm__
#include <thread>
#include <vector>
#endif

namespace prestige::bots {

#ifdef __wasm__
inline constexpr bool kHasThreads = false;
#else
inline constexpr bool kHasThreads = true;
#endif

// Calls work(0) .. work(count - 1) and returns when all are done.
template <class Work>
void for_each_thread(int count, Work&& work) {
#ifdef __wasm__
  for (int i = 0; i < count; ++i) work(i);
#else
  std::vector<std::jthread> others;
  for (int i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  work(0);
#endif
}

}  // namespace prestige::bots
