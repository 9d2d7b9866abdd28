#include "cli/play/citadels/sight.h"

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/selection.h"

namespace prestige::play {

using namespace citadels;

namespace {

State possible_world(const Observation& seen) {
  Rng rng(1);
  return determinize(seen, rng);
}

}  // namespace

Sight::Sight(const Viewpoint& at)
    : at_(at), seen_(observe(at.state.as<State>(), at.viewer)), world_(possible_world(seen_)) {}

int Sight::points(Seat seat) const {
  const Score score = score_of(world_, seat);
  int points = score.total;
  if (seat == viewer() || table().phase == Phase::over) return points;
  for (const DistrictDef& def : kDistrictDefs) {
    if (def.score_in_hand != nullptr) points -= score.extras[static_cast<std::size_t>(def.id)];
  }
  return points;
}

RankMask Sight::own_characters() const {
  if (table().phase != Phase::selecting) return seen_.characters;
  RankMask kept = 0;
  const auto slots = selection_slots(table());
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const bool own = slots[i].kind == SlotKind::keep && slot_seat(table(), slots[i]) == viewer();
    if (own && seen_.slot[i] != 0) kept = static_cast<RankMask>(kept | bit(seen_.slot[i]));
  }
  return kept;
}

std::string Sight::word(std::string_view key, protocol::Arguments arguments) const {
  return protocol::text("citadels", at_.language, key, arguments);
}

std::string Sight::name(Seat seat) const {
  return protocol::name_of(seat, at_.language, at_.names);
}

std::string Sight::name(Rank rank) const {
  return std::to_string(rank) + " " + name(table().cast[rank]);
}

std::string Sight::effect(Character c) const {
  return word("character." + std::string(id_of(c)) + ".effect");
}

std::string Sight::effect(District d) const {
  return is_unique(d) ? word("district." + std::string(id_of(d)) + ".effect") : "";
}

Type type_of(District d) { return def_of(d).type; }

std::string_view symbol_of(Type type) {
  switch (type) {
    case Type::noble:
      return "♛";
    case Type::religious:
      return "☼";
    case Type::trade:
      return "⚖";
    case Type::military:
      return "♜";
    case Type::unique:
      return "★";
  }
  return " ";
}

Tone tone_of(Type type) {
  switch (type) {
    case Type::noble:
      return Tone::yellow;
    case Type::religious:
      return Tone::blue;
    case Type::trade:
      return Tone::green;
    case Type::military:
      return Tone::red;
    case Type::unique:
      return Tone::purple;
  }
  return Tone::faint;
}

}  // namespace prestige::play
