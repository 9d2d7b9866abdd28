#pragma once

#include "server/base/failure.h"
#include "server/store/store.h"

namespace prestige::server {

// What people are told when the store fails.
inline Error refused(const StoreError& error) {
  return refusal(error.fault == StoreFault::corrupt ? "internal" : "unavailable");
}

}  // namespace prestige::server
