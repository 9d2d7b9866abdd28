#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "engine/core/seat.h"
#include "games/citadels/ids.h"

namespace prestige::citadels {

enum class EventKind : std::uint8_t {
#define EVENT(name) name,
#include "games/citadels/events.def"
#undef EVENT
};

// A fact in past tense. Everything in it is public except card, character and cards when the
// audience is limited.
struct Event {
  EventKind kind{};
  Seat seat = Seat::nobody();   // who did it or to whom it happened
  Seat other = Seat::nobody();  // the other party, if any
  std::optional<Character> character{};
  std::optional<Character> character2{};
  std::optional<Built> card{};
  std::optional<Built> card2{};
  std::optional<Type> type{};
  std::optional<int> amount{};  // gold, or a number of cards
  std::optional<Bag> cards{};
  // Who may know card, character and cards; empty: everyone.
  std::optional<SeatSet> audience{};

  friend bool operator==(const Event&, const Event&) = default;
};

// An event as one seat sees it: what it may not know is gone and concealed is set.
struct EventView {
  Event event;
  bool concealed = false;

  friend bool operator==(const EventView&, const EventView&) = default;
};

// Where apply() tells what happened. A default sink is switched off and costs one branch.
class Events {
 public:
  static constexpr std::size_t kMost = 128;
  using Buffer = InlineVec<Event, kMost>;

  constexpr Events() = default;
  constexpr explicit Events(Buffer& buffer) : buffer_(&buffer) {}

  constexpr bool on() const { return buffer_ != nullptr; }
  void push(const Event& event) {
    if (on()) [[unlikely]]
      buffer_->push_back(event);
  }

 private:
  Buffer* buffer_ = nullptr;
};

std::string_view id_of(EventKind kind);
// Chance sees everything.
EventView view_of(const Event& event, Seat seat);

}  // namespace prestige::citadels
