#include "games/citadels/event.h"

#include <array>

namespace prestige::citadels {

namespace {

constexpr std::array kEventIds{
#define EVENT(name) std::string_view(#name),
#include "games/citadels/events.def"
#undef EVENT
};

}  // namespace

std::string_view id_of(EventKind kind) { return kEventIds[static_cast<std::size_t>(kind)]; }

EventView view_of(const Event& event, Seat seat) {
  const bool knows = !event.audience || seat == Seat::chance() || event.audience->has(seat);
  if (knows) return EventView{event, false};
  EventView view{event, true};
  view.event.character.reset();
  view.event.character2.reset();
  view.event.card.reset();
  view.event.card2.reset();
  view.event.cards.reset();
  return view;
}

}  // namespace prestige::citadels
