#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace prestige::cli {

struct ArenaArguments {
  std::vector<std::string> games_played = {"citadels"};  // several only for a round robin
  std::vector<int> players;                              // the same; empty: as many as bots
  std::string options = "{}";                            // a JSON object
  std::vector<std::string> bots;
  std::vector<std::string> programs;
  bool round_robin = false;
  std::uint64_t games = 0;            // 0: 1000, and for a sequential test as many as it takes
  std::vector<std::string> games_of;  // "bot=games": no more for the pairs of this bot
  std::string sprt;                   // "elo0,elo1"; empty: none
  double alpha = 0.05;
  double beta = 0.05;
  std::uint32_t ms = 0;
  std::uint64_t iterations = 0;
  int threads = 0;  // 0: all cores
  int search_threads = 1;
  std::uint64_t seed = 1;
  std::string resume;
  bool json = false;
};

// Plays bots against each other on paired deals and prints how strong they are.
int run_arena(const ArenaArguments& arguments);

// How the figures are made, in short.
std::string arena_help();

}  // namespace prestige::cli
