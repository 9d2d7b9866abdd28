// Ranks over MPI, in a module of its own: the program is neither linked with MPI nor needs it.

#include <mpi.h>

#include <algorithm>
#include <cstdint>

#include "arena/ranks.h"

namespace prestige::arena {

namespace {

class MpiRanks final : public Ranks {
 public:
  MpiRanks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiRanks() override { MPI_Finalize(); }

  int rank() const override { return rank_; }
  int size() const override { return size_; }

  std::vector<Bytes> all_gather(const Bytes& own) override {
    std::vector<Bytes> all(static_cast<std::size_t>(size_));
    const int own_size = static_cast<int>(own.size());
    std::vector<int> sizes(all.size());
    MPI_Allgather(&own_size, 1, MPI_INT, sizes.data(), 1, MPI_INT, MPI_COMM_WORLD);
    std::vector<int> starts(all.size());
    int total = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      starts[i] = total;
      total += sizes[i];
    }
    Bytes joined(static_cast<std::size_t>(total));
    MPI_Allgatherv(own.data(), own_size, MPI_BYTE, joined.data(), sizes.data(), starts.data(),
                   MPI_BYTE, MPI_COMM_WORLD);
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i].assign(joined.begin() + starts[i], joined.begin() + starts[i] + sizes[i]);
    }
    return all;
  }

  Bytes broadcast(const Bytes& own) override {
    Bytes shared = own;
    auto size = static_cast<std::uint64_t>(own.size());
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    shared.resize(size);
    // MPI counts with int: what is longer goes in pieces.
    constexpr std::uint64_t kPiece = 1u << 30;
    for (std::uint64_t done = 0; done < size; done += kPiece) {
      const auto piece = static_cast<int>(std::min(kPiece, size - done));
      MPI_Bcast(shared.data() + done, piece, MPI_BYTE, 0, MPI_COMM_WORLD);
    }
    return shared;
  }

 private:
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace

}  // namespace prestige::arena

// Only the thread that joins speaks MPI afterwards.
extern "C" [[gnu::visibility("default")]] prestige::arena::Ranks* prestige_join_mpi() {
  int provided = MPI_THREAD_SINGLE;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS ||
      provided < MPI_THREAD_FUNNELED) {
    return nullptr;
  }
  return new prestige::arena::MpiRanks();
}
