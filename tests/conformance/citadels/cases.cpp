#include "tests/conformance/citadels/cases.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace prestige::conformance {

using namespace citadels;
using CitadelsCases = GameCases<Citadels>;

namespace {

// The setup

InlineVec<Character, 32> random_cast(int players, int ranks, Rng& rng) {
  InlineVec<Character, 32> cast;
  for (int rank = 1; rank <= ranks; ++rank) {
    Character c{};
    do {
      c = static_cast<Character>((rank - 1) * 3 + static_cast<int>(rng.below(3)));
    } while (min_players(c) > players);
    cast.push_back(c);
  }
  return cast;
}

InlineVec<District, 64> random_uniques(Rng& rng) {
  std::vector<District> all;
  for (int d = kBasicDistricts; d < kDistricts; ++d) all.push_back(static_cast<District>(d));
  InlineVec<District, 64> chosen;
  while (chosen.size() < kUniquesInGame) {
    const auto at = rng.below(static_cast<std::uint32_t>(all.size()));
    chosen.push_back(all[at]);
    all.erase(all.begin() + at);
  }
  return chosen;
}

Request random_request(Rng& rng) {
  Request request;
  request.players = kPlayersMin + static_cast<int>(rng.below(kPlayersMax - kPlayersMin + 1));
  request.scenario = static_cast<Scenario>(rng.below(kScenarios));
  request.use_rank9 = request.players > 2 && rng.below(2) == 0;
  switch (rng.below(3)) {
    case 0:
      request.random_cast = true;
      break;
    case 1: {
      const bool nine = request.players == 3 || request.players == 8 || request.use_rank9;
      request.cast = random_cast(request.players, nine ? 9 : 8, rng);
      break;
    }
    default:
      break;
  }
  switch (rng.below(3)) {
    case 0:
      request.random_uniques = true;
      break;
    case 1:
      request.uniques = random_uniques(rng);
      break;
    default:
      break;
  }
  request.first_crown_random = rng.below(2) == 0;
  request.first_crown_seat =
      static_cast<int>(rng.below(static_cast<std::uint32_t>(request.players)));
  if (rng.below(2) == 0) {
    Switches::fields(request.switches,
                     [&](const char*, bool& on) { on = rng.below(2) == 0 ? on : !on; });
  }
  return request;
}

// The universe

std::vector<Built> all_built() {
  std::vector<Built> all;
  for (int d = 0; d < kDistricts; ++d) {
    for (const bool beautified : {false, true}) {
      all.push_back(Built{static_cast<District>(d), beautified});
    }
  }
  return all;
}

template <class F>
void for_all_characters(F&& f) {
  for (int c = 0; c < kCharacters; ++c) f(static_cast<Character>(c));
}
template <class F>
void for_all_districts(F&& f) {
  for (int d = 0; d < kDistricts; ++d) f(static_cast<District>(d));
}
template <class F>
void for_all_seats(F&& f) {
  for (int i = 0; i < kPlayersMax; ++i) f(Seat(i));
}

void add_builds(std::vector<Action>& out) {
  for_all_districts([&](District d) {
    out.push_back(Action::build(d));
    out.push_back(Action::build(d, Payment::framework));
    for (const Built built : all_built()) out.push_back(Action::build_sacrificing(d, built));
    for_all_seats([&](Seat lender) { out.push_back(Action::build_borrowing(d, lender)); });
    for (int cards = 0; cards <= 9; ++cards) {
      out.push_back(Action::build_with_cards(d, cards));
      for_all_seats([&](Seat seat) { out.push_back(Action::build_with_cards(d, cards, seat)); });
    }
  });
}

void add_uses(std::vector<Action>& out) {
  for_all_districts([&](District d) {
    if (d == District::armory) {
      for_all_seats([&](Seat owner) {
        for (const Built built : all_built()) out.push_back(Action::use_armory(owner, built));
      });
    } else if (d == District::laboratory || d == District::museum) {
      for_all_districts([&](District card) { out.push_back(Action::use_card(d, card)); });
    } else {
      out.push_back(Action::use(d));
    }
  });
}

void add_all(std::vector<Action>& out, Verb verb) {
  switch (shape_of(verb)) {
    case Shape::none:
      out.push_back(Action::of(verb));
      return;
    case Shape::character:
      for_all_characters([&](Character c) { out.push_back(Action::of(verb, c)); });
      return;
    case Shape::district:
      for_all_districts([&](District d) { out.push_back(Action::of(verb, d)); });
      return;
    case Shape::seat:
      for_all_seats([&](Seat seat) { out.push_back(Action::of(verb, seat)); });
      return;
    case Shape::seat_built:
      for_all_seats([&](Seat seat) {
        for (const Built built : all_built()) out.push_back(Action::of(verb, seat, built));
      });
      return;
    case Shape::seat_type:
      for_all_seats([&](Seat seat) {
        for (int t = 0; t < kTypes; ++t) out.push_back(Action::spy(seat, static_cast<Type>(t)));
      });
      return;
    case Shape::built_seat_built:
      for_all_seats([&](Seat seat) {
        for (const Built own : all_built()) {
          for (const Built other : all_built()) out.push_back(Action::exchange(own, seat, other));
        }
      });
      return;
    case Shape::character_seat:
      for_all_characters([&](Character c) {
        for_all_seats([&](Seat seat) { out.push_back(Action::swap(c, seat)); });
      });
      return;
    case Shape::number_number:
      for (int gold = 0; gold <= kDeckSize; ++gold) {
        for (int cards = 0; cards <= kDeckSize; ++cards) {
          out.push_back(Action::split(gold, cards));
        }
      }
      return;
    case Shape::build:
      add_builds(out);
      return;
    case Shape::use:
      add_uses(out);
      return;
  }
}

}  // namespace

Options CitadelsCases::random_options(Rng& rng) {
  while (true) {
    // Not every request is playable, e.g. a Graveyard without the Warlord.
    if (const auto options = resolve(random_request(rng))) return *options;
  }
}

std::string CitadelsCases::describe(const Options& options) {
  std::ostringstream out;
  out << int{options.players} << " players, ";
  if (options.random_cast) {
    out << int{options.ranks} << " random characters";
  } else {
    for (std::size_t i = 0; i < options.ranks; ++i) out << id_of(options.cast[i]) << ' ';
  }
  out << (options.random_uniques ? ", random uniques" : ", uniques");
  for_each_district(options.uniques, [&](District d) { out << ' ' << id_of(d); });
  out << ", switches";
  Switches::fields(options.switches, [&](const char* name, bool on) {
    if (on) out << ' ' << name;
  });
  return out.str();
}

const std::vector<Action>& CitadelsCases::universe() {
  static const std::vector<Action> actions = [] {
    std::vector<Action> all;
    for (int verb = 0; verb < kVerbs; ++verb) add_all(all, Verb(verb));
    std::sort(all.begin(), all.end());
    return all;
  }();
  return actions;
}

bool CitadelsCases::reveals(const EventView& view) {
  switch (view.event.kind) {
    case EventKind::character_revealed:
    case EventKind::rank_unanswered:
    case EventKind::rose_shown:
    case EventKind::blank_shown:
    case EventKind::gold_taken:      // by the Spy: how many cards matched can be counted
    case EventKind::cards_received:  // likewise
    case EventKind::card_taken:      // open when it is built at once
      return true;
    case EventKind::hand_seen:
    case EventKind::hand_passed:
    case EventKind::characters_swapped:
      return !view.concealed;
    default:
      return false;
  }
}

bool CitadelsCases::shows_more(const State& s, Seat viewer) {
  // C4.3: the pile of characters is handed on face down.
  return s.table.phase == Phase::selecting && Citadels::acting(s).has(viewer);
}

bool CitadelsCases::look_alike(const State& s, Seat actor, const Action& a, const Action& b,
                               Seat viewer) {
  if (a == b) return true;
  if (a.verb != b.verb || viewer == actor) return false;
  const Pending top = s.table.pending.empty() ? Pending{} : s.table.pending.back();
  switch (a.verb) {
    case Verb::face_down:
    case Verb::put_aside:
    case Verb::keep_character:
    case Verb::keep_card:
    case Verb::discard:
    case Verb::sign:
    case Verb::rose:
      return true;
    case Verb::draw:
      return viewer != top.seat;
    case Verb::pull:
    case Verb::receive:
    case Verb::take:
      return viewer != top.seat && viewer != top.other;
    case Verb::give:
      return top.ask == Ask::give_back ? !top.seats.has(viewer) : viewer != top.other;
    case Verb::swap:
      return a.swap_opponent() == b.swap_opponent() && viewer != a.swap_opponent();
    case Verb::use:
      return a.district() == b.district() &&
             (a.district() == District::laboratory || a.district() == District::museum);
    default:
      return false;
  }
}

}  // namespace prestige::conformance
