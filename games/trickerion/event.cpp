#include "games/trickerion/event.h"

#include <array>

namespace prestige::trickerion {

std::string_view id_of(EventKind kind) {
  static constexpr std::array<std::string_view, kEventKinds> kIds{
#define EVENT(name) #name,
#include "games/trickerion/events.def"
#undef EVENT
  };
  return kIds[at(kind)];
}

std::optional<EventView> view_of(const Event& event, Seat seat) {
  EventView view{event, false};
  if (!event.audience || seat == Seat::chance() || event.audience->has(seat)) return view;
  if (event.unseen) return std::nullopt;
  view.event.card = {};
  view.event.card2 = {};
  view.event.power = {};
  view.concealed = true;
  return view;
}

}  // namespace prestige::trickerion
