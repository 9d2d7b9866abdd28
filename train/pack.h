#pragma once

// Samples on their way from one process to another.

#include <cstddef>
#include <span>
#include <vector>

#include "train/samples.h"

namespace prestige::train {

std::vector<std::byte> pack(const Samples& samples);
// What pack() made.
Samples unpack(std::span<const std::byte> bytes);

}  // namespace prestige::train
