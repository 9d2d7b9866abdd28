#pragma once

#include "server/base/failure.h"
#include "server/store/store.h"

namespace prestige::server {

// What people are told when the store fails.
inline Error refused(const StoreError& error) {
  switch (error.fault) {
    case StoreFault::corrupt:
      return refusal("internal");
    case StoreFault::gone:
      return refusal("not_found");
    default:
      return refusal("unavailable");
  }
}

}  // namespace prestige::server
