#include "arena/ranks.h"

#include <dlfcn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace prestige::arena {

namespace {

class SingleRank final : public Ranks {
 public:
  int rank() const override { return 0; }
  int size() const override { return 1; }
  std::vector<Bytes> all_gather(const Bytes& own) override { return {own}; }
  Bytes broadcast(const Bytes& own) override { return own; }
};

// Set by the starters of Open MPI, MPICH and Slurm.
bool started_by_mpi() {
  return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMI_SIZE") != nullptr ||
         std::getenv("PMIX_RANK") != nullptr;
}

// Beside the program, as it is built, or where it is installed.
std::filesystem::path module_path() {
  std::error_code ignored;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", ignored).parent_path();
  const auto installed = folder.parent_path() / "lib" / "prestige" / kMpiModule;
  return std::filesystem::exists(installed, ignored) ? installed : folder / kMpiModule;
}

}  // namespace

std::unique_ptr<Ranks> single_rank() { return std::make_unique<SingleRank>(); }

std::expected<std::unique_ptr<Ranks>, std::string> join_ranks() {
  if (!started_by_mpi()) return single_rank();
  const std::string path = module_path().string();
  // The library of Open MPI loads parts of its own that look for its symbols everywhere. It cannot
  // be unloaded and loaded again, so it stays.
  void* module = ::dlopen(path.c_str(), RTLD_NOW | RTLD_GLOBAL | RTLD_NODELETE);
  if (module == nullptr) {
    return std::unexpected(
        std::string("started by mpirun, but the module for it cannot be loaded (") + ::dlerror() +
        "); it is built when libopenmpi-dev is installed");
  }
  const auto join = reinterpret_cast<JoinMpi*>(::dlsym(module, kMpiEntry));
  if (join == nullptr) return std::unexpected(path + " is not a module of Prestige");
  std::unique_ptr<Ranks> ranks(join());
  if (ranks == nullptr) return std::unexpected(std::string("MPI could not be started"));
  return ranks;
}

}  // namespace prestige::arena
