#pragma once

#include "bench/load/load.h"

namespace prestige::load {

void print_report(const Options& options, const Report& report);

}  // namespace prestige::load
