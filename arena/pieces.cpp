#include "arena/pieces.h"

namespace prestige::arena {

// Selection is over when ranks are called; a swap at the Theater has been made by then.
void Pieces<citadels::Citadels>::watch(const citadels::State& state) {
  const auto& table = state.table;
  const bool called =
      table.phase == citadels::Phase::calling || table.phase == citadels::Phase::taking_turn;
  if (!called || table.round == round_) return;
  round_ = table.round;
  for (int rank = 1; rank <= table.ranks(); ++rank) {
    const auto at = static_cast<std::size_t>(rank);
    const Seat holder = state.secrets.holder[at];
    if (!holder.is_player()) continue;
    ++counts_[static_cast<std::size_t>(holder.index())][static_cast<std::size_t>(table.cast[at])];
  }
}

std::vector<PieceCount> Pieces<citadels::Citadels>::of(Seat seat, const citadels::State&) const {
  std::vector<PieceCount> out;
  const auto& counts = counts_[static_cast<std::size_t>(seat.index())];
  for (int piece = 0; piece < kCount; ++piece) {
    const int count = counts[static_cast<std::size_t>(piece)];
    if (count > 0) out.push_back({.piece = piece, .count = count});
  }
  return out;
}

std::vector<PieceCount> Pieces<trickerion::Trickerion>::of(Seat seat,
                                                           const trickerion::State& end) const {
  const auto& magician = end.table.player[static_cast<std::size_t>(seat.index())].magician;
  if (!magician) return {};
  return {{.piece = static_cast<int>(*magician), .count = 1}};
}

}  // namespace prestige::arena
