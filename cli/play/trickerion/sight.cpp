#include "cli/play/trickerion/sight.h"

namespace prestige::play {

using namespace trickerion;

namespace {

State possible_world(const Observation& seen) {
  Rng rng(1);
  return determinize(seen, rng);
}

}  // namespace

TrickerionSight::TrickerionSight(const Viewpoint& at)
    : at_(at),
      seen_(Trickerion::observe(at.state.as<State>(), at.viewer)),
      world_(possible_world(seen_)) {}

std::string TrickerionSight::word(std::string_view key, protocol::Arguments arguments) const {
  return protocol::text("trickerion", at_.language, key, arguments);
}

std::string TrickerionSight::say(std::string_view key, protocol::Arguments arguments) const {
  return at_.say(std::string("trickerion.").append(key), arguments);
}

std::string TrickerionSight::say_amount(std::string_view key, int amount) const {
  return say(key, {{"amount", std::to_string(amount)}});
}

std::string TrickerionSight::name(Seat seat) const {
  const std::size_t i = index(seat);
  if (i < at_.names.size() && !at_.names[i].empty()) return at_.names[i];
  return word("term.player", {{"amount", std::to_string(i + 1)}});
}

std::string TrickerionSight::name(Category c) const {
  return say(std::string("category.").append(id_of(c)));
}

std::string TrickerionSight::name(Card card) const {
  if (!card.exists()) return "—";
  if (card.hidden()) return "?";
  return card.is_special() ? name("special", card.special()) : name(card.permanent());
}

}  // namespace prestige::play
