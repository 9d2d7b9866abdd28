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
    const auto count = static_cast<std::size_t>(size_);
    const auto own_size = static_cast<std::uint64_t>(own.size());
    std::vector<std::uint64_t> sizes(count);
    MPI_Allgather(&own_size, 1, MPI_UINT64_T, sizes.data(), 1, MPI_UINT64_T, MPI_COMM_WORLD);
    std::vector<Bytes> all(count);
    const std::uint64_t longest = *std::ranges::max_element(sizes);
    for (std::uint64_t done = 0; done < longest; done += kPieceBytes) {
      gather_piece(own, done, sizes, all);
    }
    return all;
  }

  Bytes broadcast(const Bytes& own) override {
    Bytes shared = own;
    auto size = static_cast<std::uint64_t>(own.size());
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    shared.resize(size);
    for (std::uint64_t done = 0; done < size; done += kPieceBytes) {
      MPI_Bcast(shared.data() + done, piece_of(size, done), MPI_BYTE, 0, MPI_COMM_WORLD);
    }
    return shared;
  }

 private:
  // MPI counts with int: what is longer goes in pieces, small enough that those of all ranks
  // together can be counted, too.
  static constexpr std::uint64_t kPieceBytes = 1u << 16;

  // How much of so many bytes the piece has that begins there.
  static int piece_of(std::uint64_t size, std::uint64_t begin) {
    return begin >= size ? 0 : static_cast<int>(std::min(kPieceBytes, size - begin));
  }

  // Adds the piece of every rank that begins there; those that are done give nothing.
  static void gather_piece(const Bytes& own, std::uint64_t begin,
                           const std::vector<std::uint64_t>& sizes, std::vector<Bytes>& all) {
    std::vector<int> pieces(sizes.size());
    std::vector<int> starts(sizes.size());
    int total = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      pieces[i] = piece_of(sizes[i], begin);
      starts[i] = total;
      total += pieces[i];
    }
    Bytes joined(static_cast<std::size_t>(total));
    const std::byte* from = own.data() + std::min<std::uint64_t>(begin, own.size());
    MPI_Allgatherv(from, piece_of(own.size(), begin), MPI_BYTE, joined.data(), pieces.data(),
                   starts.data(), MPI_BYTE, MPI_COMM_WORLD);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto first = joined.begin() + starts[i];
      all[i].insert(all[i].end(), first, first + pieces[i]);
    }
  }

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
