#pragma once

// Several processes that share one piece of work, here or on several machines (mpirun). Work is
// numbered; who does what follows from rank() and size(), and what was done is gathered in order.

#include <cstddef>
#include <expected>
#include <memory>
#include <string>
#include <vector>

namespace prestige::arena {

using Bytes = std::vector<std::byte>;

class Ranks {
 public:
  virtual ~Ranks() = default;

  virtual int rank() const = 0;  // 0 .. size() - 1; only rank 0 prints and writes
  virtual int size() const = 0;
  // All ranks call these together, in the same order.
  // What every rank gives, by rank; every rank receives all of it.
  virtual std::vector<Bytes> all_gather(const Bytes& own) = 0;
  // What rank 0 gives; what the others give is ignored.
  virtual Bytes broadcast(const Bytes& own) = 0;

  bool is_first() const { return rank() == 0; }
};

// One process alone, unless this one was started by mpirun: then the module that speaks MPI is
// loaded, which ordinary use never needs. The error says what is missing, for people.
std::expected<std::unique_ptr<Ranks>, std::string> join_ranks();
// Always one process alone.
std::unique_ptr<Ranks> single_rank();

// The module (arena/mpi): its file, and the function that it offers; null when MPI refuses.
inline constexpr const char* kMpiModule = "prestige_mpi.so";
inline constexpr const char* kMpiEntry = "prestige_join_mpi";
using JoinMpi = Ranks*();

}  // namespace prestige::arena
