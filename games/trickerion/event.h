#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/trickerion/action.h"
#include "games/trickerion/ids.h"

namespace prestige::trickerion {

enum class EventKind : std::uint8_t {
#define EVENT(name) name,
#include "games/trickerion/events.def"
#undef EVENT
};
inline constexpr int kEventKinds = 0
#define EVENT(name) +1
#include "games/trickerion/events.def"
#undef EVENT
    ;

// A fact in past tense. Everything in it is public except card, card2 and power when the audience
// is limited.
struct Event {
  EventKind kind{};
  Seat seat = Seat::nobody();   // who did it or to whom it happened
  Seat other = Seat::nobody();  // the other party, if any
  Maybe<Character> character{};
  Maybe<Character> character2{};
  Maybe<Role> role{};
  Card card{};
  Card card2{};
  Maybe<Magician> magician{};
  Maybe<Trick> trick{};
  Maybe<Trick> trick2{};
  Maybe<Suit> suit{};
  Maybe<Performance> performance{};
  Maybe<Performance> performance2{};
  Maybe<Slot> slot{};
  Maybe<Corner> corner{};
  Maybe<Prophecy> prophecy{};
  Maybe<Power> power{};
  Maybe<Component> component{};
  Maybe<Component> component2{};
  Maybe<Die> die{};
  Maybe<Face> face{};
  Maybe<Spot> spot{};
  Maybe<Location> deck{};
  Maybe<Omen> omen{};
  Maybe<TurnSetup> turn_setup{};
  Maybe<Category> category{};
  std::optional<std::int16_t> fame{};
  std::optional<std::int16_t> coins{};
  std::optional<std::int16_t> shards{};
  std::optional<std::int16_t> amount{};
  // Who may know card, card2 and power; empty: everyone.
  std::optional<SeatSet> audience{};
  bool unseen = false;  // the others see nothing of it at all

  friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) <= 128);

// An event as one seat sees it: what it may not know is gone and concealed is set.
struct EventView {
  Event event;
  bool concealed = false;

  friend bool operator==(const EventView&, const EventView&) = default;
};

// Where apply() tells what happened. A default sink is switched off and costs one branch.
class Events {
 public:
  static constexpr std::size_t kMost = 256;
  using Buffer = InlineVec<Event, kMost>;

  constexpr Events() = default;
  constexpr explicit Events(Buffer& buffer) : buffer_(&buffer) {}

  constexpr bool on() const { return buffer_ != nullptr; }
  void push(const Event& event) {
    if (on()) buffer_->push_back(event);
  }

 private:
  Buffer* buffer_ = nullptr;
};

std::string_view id_of(EventKind kind);
// Chance sees everything; nothing: the seat does not notice the event.
std::optional<EventView> view_of(const Event& event, Seat seat);

}  // namespace prestige::trickerion
