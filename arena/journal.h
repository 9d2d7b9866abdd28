#pragma once

// The file that keeps finished deals, so that a long run can be broken off and go on later. JSON
// Lines: first what is played, then one line for each deal, in any order.

#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "protocol/error.h"

namespace prestige::arena {

class Journal {
 public:
  // Opens the file, or begins it. Lines are what stands in it after the header; a last line that
  // was not written to its end is dropped. Refuses, in words, a file that is about something else,
  // broken, or in use.
  static std::expected<std::unique_ptr<Journal>, std::string> open(
      const std::string& path, const protocol::Json& header, std::vector<protocol::Json>& lines);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // In one piece, at the end. False: the file could not be written.
  bool append(const protocol::Json& line);

 private:
  explicit Journal(int file) : file_(file) {}

  int file_;
};

}  // namespace prestige::arena
