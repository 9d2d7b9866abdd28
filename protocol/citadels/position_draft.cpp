#include "protocol/citadels/position_draft.h"

#include "games/citadels/content/tables.h"
#include "protocol/citadels/words.h"
#include "protocol/failure.h"

namespace prestige::protocol {

using namespace citadels;

std::optional<JsonReader> Draft::seat(int index) const {
  const JsonReader seats = in["seats"];
  const auto at = static_cast<std::size_t>(index);
  if (!seats.is_list() || at >= seats.value().size()) return std::nullopt;
  return seats[at];
}

void refuse(const JsonReader& in, std::string_view reason, const std::string& detail,
            const std::string& allowed) {
  in.fail("citadels", "position_refusal." + std::string(reason), detail, allowed);
}

std::optional<Character> read_any_character(const JsonReader& in) {
  if (!in.given()) return std::nullopt;
  const auto c =
      in.is_text() ? character_from(in.value().get_ref<const std::string&>()) : std::nullopt;
  if (!c) refuse(in, "unknown_character", quoted(in.value()));
  return c;
}

std::optional<Rank> read_rank(const Draft& draft, const JsonReader& in) {
  if (in.is_null()) return Rank{0};
  const auto c = read_any_character(in);
  if (!c) return std::nullopt;
  if (!draft.table().in_cast(*c)) {
    refuse(in, "not_in_cast", std::string(id_of(*c)));
    return std::nullopt;
  }
  return rank_of(*c);
}

RankMask read_ranks(const Draft& draft, const JsonReader& in) {
  RankMask ranks = 0;
  in.each_item([&](const JsonReader& item) {
    const Rank rank = read_rank(draft, item).value_or(0);
    if (rank == 0) {
      if (item.is_null()) refuse(item, "unknown_character", "null");
      return;
    }
    if ((ranks & bit(rank)) != 0) refuse(item, "character_twice", quoted(item.value()));
    ranks |= bit(rank);
  });
  return ranks;
}

std::optional<Seat> read_seat(const Draft& draft, const JsonReader& in) {
  if (in.is_null()) return Seat::nobody();
  const auto index = in.integer(0, draft.players() - 1);
  return index ? std::optional(Seat(static_cast<int>(*index))) : std::nullopt;
}

namespace {

int uniques_placed(const Draft& draft) {
  int count = 0;
  for (std::size_t i = kBasicDistricts; i < kDistricts; ++i) count += draft.placed[i];
  return count;
}

}  // namespace

// The card is placed: there must be one left of it.
std::optional<District> read_district(Draft& draft, const JsonReader& in) {
  if (!in.given()) return std::nullopt;
  const auto d =
      in.is_text() ? district_from(in.value().get_ref<const std::string&>()) : std::nullopt;
  if (!d) {
    refuse(in, "unknown_district", quoted(in.value()));
    return std::nullopt;
  }
  const int copies = def_of(*d).copies;
  int& placed = draft.placed[static_cast<std::size_t>(*d)];
  if (placed == copies) {
    refuse(in, "too_many_copies", std::string(id_of(*d)), std::to_string(copies));
    return std::nullopt;
  }
  if (is_unique(*d) && uniques_placed(draft) == kUniquesInGame) {
    refuse(in, "too_many_uniques", std::string(id_of(*d)));
    return std::nullopt;
  }
  ++placed;
  return d;
}

}  // namespace prestige::protocol
