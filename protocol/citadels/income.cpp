#include "protocol/citadels/income.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

enum class GoldFrom : std::size_t { gathered, income, ability, buildings, players };

GameCodec::Income gold_from(GoldFrom source, Seat seat, const Event& event) {
  return {seat, static_cast<std::size_t>(source), event.amount.value_or(0)};
}

}  // namespace

std::span<const std::string_view> citadels_sources() {
  static constexpr std::string_view kSources[] = {"gathered", "income", "ability", "buildings",
                                                  "players"};
  return kSources;
}

std::optional<GameCodec::Income> income_of(const Event& event) {
  switch (event.kind) {
    case EventKind::gold_gathered:
      return gold_from(GoldFrom::gathered, event.seat, event);
    case EventKind::income_taken:
      return gold_from(GoldFrom::income, event.seat, event);
    case EventKind::gold_received:
    case EventKind::royal_gold_received:
    case EventKind::tax_collected:
    case EventKind::refund_received:
      return gold_from(GoldFrom::ability, event.seat, event);
    case EventKind::throne_room_paid:
    case EventKind::poor_house_paid:
    case EventKind::laboratory_used:
      return gold_from(GoldFrom::buildings, event.seat, event);
    case EventKind::gold_robbed:
    case EventKind::gold_taken:
    case EventKind::rose_shown:
      return gold_from(GoldFrom::players, event.seat, event);
    case EventKind::bribe_paid:
    case EventKind::district_seized:
    case EventKind::districts_exchanged:
      return gold_from(GoldFrom::players, event.other, event);
    default:
      return std::nullopt;
  }
}

}  // namespace prestige::protocol
