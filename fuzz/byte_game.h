#pragma once

// Games driven by bytes: the first choose the setup, the others actions and outcomes of chance by
// index. The whole input is also read as the text of an action.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "engine/core/game.h"

namespace prestige::fuzz {

inline void require(bool condition, const char* what) {
  if (condition) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  bool empty() const { return size_ == 0; }
  unsigned next() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }
  // An index below bound; takes a second byte when one does not reach.
  std::size_t below(std::size_t bound) {
    std::size_t number = next();
    if (bound > 256) number = number << 8 | next();
    return bound == 0 ? 0 : number % bound;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

// What the viewer may know is the same in a world drawn from its observation.
template <Game G>
void check_secrecy(const typename G::State& s, Seat viewer, Rng& rng) {
  const auto seen = G::observe(s, viewer);
  const auto world = G::determinize(seen, rng);
  require(G::observe(world, viewer) == seen, "observe(determinize(o)) is not o");
  require(G::invariant_broken(world) == nullptr, "the invariants of a drawn world");
  require(G::acting(world) == G::acting(s), "who acts in a drawn world");
  typename G::Actions here, there;
  G::legal_actions(s, viewer, here);
  G::legal_actions(world, viewer, there);
  require(std::equal(here.begin(), here.end(), there.begin(), there.end()),
          "the legal actions in a drawn world");
}

template <Game G>
void check_list(const typename G::State& s, Seat seat, const typename G::Actions& legal) {
  require(!legal.empty(), "nothing to do");
  require(std::adjacent_find(legal.begin(), legal.end(),
                             [](const auto& a, const auto& b) { return !(a < b); }) == legal.end(),
          "the order of legal actions");
  for (const auto& action : legal) {
    require(!G::check(s, seat, action), "a listed action is refused");
    const auto parsed = G::parse(G::to_text(action));
    require(parsed && *parsed == action, "a text does not parse back");
  }
}

// Any action that has a text may be asked about.
template <Game G>
void check_text(std::string_view text, const typename G::State& s) {
  const auto action = G::parse(text);
  if (!action) return;
  require(G::to_text(*action) == text, "a text is not canonical");
  for (int i = 0; i < G::players(s); ++i) static_cast<void>(G::check(s, Seat(i), *action));
}

inline Seat chosen_seat(SeatSet acting, Bytes& bytes) {
  if (acting.size() > 1) {
    for (std::size_t skip = bytes.below(static_cast<std::size_t>(acting.size())); skip > 0; --skip)
      acting.remove(acting.front());
  }
  return acting.front();
}

template <Game G>
void play_bytes(typename G::State s, Bytes bytes, std::string_view text) {
  Rng rng(text.size());
  typename G::Actions legal;
  typename G::Events::Buffer buffer;
  typename G::Events sink(buffer);
  check_text<G>(text, s);
  for (unsigned step = 0; !bytes.empty(); ++step) {
    const SeatSet acting = G::acting(s);
    if (acting.empty()) {
      require(G::outcome(s).has_value(), "a game that is over has no outcome");
      return;
    }
    const Seat seat = chosen_seat(acting, bytes);
    G::legal_actions(s, seat, legal);
    require(!legal.empty(), "nothing to do");
    if (step % 16 == 5) {
      check_list<G>(s, seat, legal);
      check_text<G>(text, s);
      const int viewer = static_cast<int>(step / 16) % (G::players(s) + 1);
      check_secrecy<G>(s, viewer == G::players(s) ? Seat::spectator() : Seat(viewer), rng);
    }
    const auto action = legal[bytes.below(legal.size())];
    buffer.clear();
    G::apply(s, seat, action, sink);
    const char* broken = G::invariant_broken(s);
    require(broken == nullptr, broken != nullptr ? broken : "");
  }
}

}  // namespace prestige::fuzz
