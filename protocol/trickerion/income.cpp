#include "protocol/trickerion/income.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

enum class CoinsFrom : std::size_t { shows, bank, links, others };

std::optional<CoinsFrom> source_of(EventKind kind) {
  switch (kind) {
    case EventKind::yield_received:
    case EventKind::performer_rewarded:
    case EventKind::show_gain:
      return CoinsFrom::shows;
    case EventKind::coins_taken:
    case EventKind::wager_settled:
      return CoinsFrom::bank;
    case EventKind::link_paid:
      return CoinsFrom::links;
    case EventKind::share_collected:
    case EventKind::partner_paid:
    case EventKind::plan_kept:
    case EventKind::shard_exchanged:
      return CoinsFrom::others;
    default:
      return std::nullopt;
  }
}

}  // namespace

std::span<const std::string_view> trickerion_sources() {
  static constexpr std::string_view kSources[] = {"shows", "bank", "links", "others"};
  return kSources;
}

std::optional<GameCodec::Income> income_of(const Event& event) {
  const auto source = source_of(event.kind);
  const int coins = event.coins.value_or(0);
  if (!source || coins <= 0) return std::nullopt;  // what is paid is no income
  return GameCodec::Income{event.seat, static_cast<std::size_t>(*source), coins};
}

}  // namespace prestige::protocol
