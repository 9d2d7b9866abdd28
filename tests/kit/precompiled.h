#pragma once

// What nearly every test includes, compiled once.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/citadels/game.h"
#include "games/trickerion/game.h"
#include "protocol/codec.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"
