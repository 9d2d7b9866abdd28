#include "bench/load/process.h"

#include <unistd.h>

#include <fstream>
#include <sstream>
#include <string>

namespace prestige::load {

std::optional<Usage> usage_of(int pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string line;
  if (!std::getline(file, line)) return std::nullopt;
  // The name in parentheses may hold anything; fields are counted after it.
  std::istringstream fields(line.substr(line.rfind(')') + 1));
  std::string word;
  for (int i = 3; i < 14; ++i) fields >> word;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  for (int i = 16; i < 24; ++i) fields >> word;
  std::int64_t pages = 0;
  fields >> pages;
  if (!fields) return std::nullopt;
  return Usage{pages * sysconf(_SC_PAGESIZE),
               (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK))};
}

Usage own_usage() { return usage_of(getpid()).value_or(Usage{}); }

}  // namespace prestige::load
