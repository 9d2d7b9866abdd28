// Games driven by bytes: the first choose the setup, the others actions and outcomes of chance by
// index. The whole input is also read as the text of an action.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "games/citadels/game.h"

namespace {

using namespace prestige;
using namespace prestige::citadels;

void require(bool condition, const char* what) {
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

Request read_request(Bytes& bytes) {
  Request request;
  request.players = kPlayersMin + static_cast<int>(bytes.below(7));
  request.scenario = static_cast<Scenario>(bytes.below(kScenarios));
  const unsigned flags = bytes.next();
  request.use_rank9 = (flags & 1) != 0 && request.players > 2;
  request.random_cast = (flags & 2) != 0;
  request.random_uniques = (flags & 4) != 0;
  request.first_crown_random = (flags & 8) != 0;
  if ((flags & 16) != 0) {
    Switches::fields(request.switches, [&](const char*, bool& on) { on = bytes.below(2) != 0; });
  }
  if ((flags & 32) != 0 && !request.random_cast) {
    const bool nine = request.use_rank9 || request.players == 3 || request.players == 8;
    request.cast.emplace();
    for (int rank = 0; rank < (nine ? 9 : 8); ++rank) {
      const int choice = static_cast<int>(bytes.below(3));
      request.cast->push_back(static_cast<Character>(rank * 3 + choice));
    }
  }
  return request;
}

// What the viewer may know is the same in a world drawn from its observation.
void check_secrecy(const State& s, Seat viewer, Rng& rng) {
  const Observation seen = Citadels::observe(s, viewer);
  const State world = Citadels::determinize(seen, rng);
  require(Citadels::observe(world, viewer) == seen, "observe(determinize(o)) is not o");
  require(Citadels::invariant_broken(world) == nullptr, "the invariants of a drawn world");
  require(Citadels::acting(world) == Citadels::acting(s), "who acts in a drawn world");
  Actions here, there;
  Citadels::legal_actions(s, viewer, here);
  Citadels::legal_actions(world, viewer, there);
  require(here == there, "the legal actions in a drawn world");
}

void check_list(const State& s, Seat seat, const Actions& legal) {
  require(!legal.empty(), "nothing to do");
  require(
      std::adjacent_find(legal.begin(), legal.end(),
                         [](const Action& a, const Action& b) { return !(a < b); }) == legal.end(),
      "the order of legal actions");
  for (const Action& action : legal) {
    require(!Citadels::check(s, seat, action), "a listed action is refused");
    const auto parsed = parse(to_text(action));
    require(parsed && *parsed == action, "a text does not parse back");
  }
}

void check_text(std::string_view text) {
  if (const auto action = parse(text)) require(to_text(*action) == text, "a text is not canonical");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check_text(std::string_view(reinterpret_cast<const char*>(data), size));
  Bytes bytes(data, size);
  const auto options = resolve(read_request(bytes));
  if (!options) return 0;
  State s = Citadels::initial(*options);
  Rng rng(size);
  Actions legal;
  Events::Buffer buffer;
  Events sink(buffer);
  for (unsigned step = 0; !bytes.empty(); ++step) {
    const SeatSet acting = Citadels::acting(s);
    if (acting.empty()) {
      require(Citadels::outcome(s).has_value(), "a game that is over has no outcome");
      return 0;
    }
    const Seat seat = acting.front();
    Citadels::legal_actions(s, seat, legal);
    require(!legal.empty(), "nothing to do");
    if (step % 16 == 5) {
      check_list(s, seat, legal);
      const int viewer = static_cast<int>(step / 16) % (s.table.players() + 1);
      check_secrecy(s, viewer == s.table.players() ? Seat::spectator() : Seat(viewer), rng);
    }
    const Action action = legal[bytes.below(legal.size())];
    buffer.clear();
    Citadels::apply(s, seat, action, sink);
    const char* broken = Citadels::invariant_broken(s);
    require(broken == nullptr, broken != nullptr ? broken : "");
  }
  return 0;
}
