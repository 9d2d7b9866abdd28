#pragma once

#include <string>

#include "protocol/codec.h"

namespace prestige::protocol {

// GameCodec::content() as a file: a line for each card, so that changes can be read.
std::string card_facts(const GameCodec& codec);

}  // namespace prestige::protocol
