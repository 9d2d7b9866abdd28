#pragma once

// A file without a disk, for what can only be read by its path.

#include <sys/mman.h>
#include <unistd.h>

#include <string>
#include <string_view>

#include "engine/core/assert.h"

namespace prestige::fuzz {

class MemoryFile {
 public:
  explicit MemoryFile(std::string_view bytes) : file_(memfd_create("fuzz", MFD_CLOEXEC)) {
    ASSERT(file_ >= 0);
    while (!bytes.empty()) {
      const ssize_t written = ::write(file_, bytes.data(), bytes.size());
      ASSERT(written > 0);
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  ~MemoryFile() { ::close(file_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  std::string path() const { return "/proc/self/fd/" + std::to_string(file_); }

 private:
  int file_;
};

}  // namespace prestige::fuzz
