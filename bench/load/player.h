#pragma once

// A table of the generator and who sits there.

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "bench/load/connection.h"

namespace prestige::load {

struct Table;

// The requests whose answers matter; the kind is part of a request's id.
enum class Asked { create, join, watch, ready, act, unwatch };
inline constexpr std::int64_t kAskedKinds = 8;

// Somebody who is connected, and may play at several tables.
struct Line {
  std::string token;
  Connection connection;
  bool greeted = false;
  bool listens_for_room = false;                 // some bytes could not be sent
  std::unordered_map<std::string, int> players;  // their numbers, by the ids of their tables
};

struct Player {
  int number = 0;  // of all
  Table* table = nullptr;
  Line* line = nullptr;
  int seat = -1;         // -1: a spectator
  bool pending = false;  // an act is not answered yet
  bool queued = false;   // waits for its turn of the pace
  bool sees_table = false;
  std::int64_t sent_ns = 0;
  std::int64_t version = 0;
  std::int64_t acted_version = -1;  // of the last decision
  std::string action;               // chosen from the newest update; empty: not our turn

  bool may_act() const { return !pending && !action.empty(); }
};

struct Table {
  std::string id;  // empty: about to be created
  std::vector<Player*> players;
  bool playing = false;
  bool began = false;         // its first game
  std::int64_t moved_ns = 0;  // last time that something was decided
};

}  // namespace prestige::load
