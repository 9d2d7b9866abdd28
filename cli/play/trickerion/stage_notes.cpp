#include "cli/play/trickerion/stage_notes.h"

#include <algorithm>
#include <bit>

#include "cli/play/trickerion/symbols.h"
#include "games/trickerion/rules/show_yields.h"
#include "games/trickerion/rules/theater.h"

namespace prestige::play {

using namespace trickerion;

namespace {

// What a marker would meet in a slot.
struct Landing {
  int links = 0;
  int shards = 0;
  CircleMask joined = 0;
};

Show without_moving(const TrickerionSight& sight, int position) {
  const Doing& doing = sight.table().doing;
  Show card = sight.table().shows[static_cast<std::size_t>(position)];
  const bool on_it = doing.from == position && !doing.from_ref.is_guest();
  if (on_it) card.slot[trickerion::at(doing.from_ref.slot())] = Marker();
  return card;
}

Landing landing(Show card, Slot slot, Corner faces, Category category) {
  card.slot[trickerion::at(slot)] =
      Marker::of(Seat(0), Suit::spades, top_when(category, faces), false);
  const CircleMask links = links_of(card, slot);
  const CircleMask shards = def(*card.card).shards;
  return {std::popcount(links), std::popcount(static_cast<unsigned>(links & shards)),
          joined_circles(card, slot)};
}

Landing best_landing(const Show& card, Category category) {
  Landing best;
  for (int slot = 0; slot < kSlots; ++slot) {
    for (int corner = 0; corner < 4; ++corner) {
      if (!fits(card, Slot(slot), Corner(corner))) continue;
      const Landing here = landing(card, Slot(slot), Corner(corner), category);
      if (std::pair(here.links, here.shards) > std::pair(best.links, best.shards)) best = here;
    }
  }
  return best;
}

int link_value(const TrickerionSight& sight, Trick trick, Performance card) {
  const bool by_theater = sight.options().link_bonus_by == LinkBonusBy::theater_tier;
  return by_theater ? static_cast<int>(def(card).theater) + 1 : def(trick).tier;
}

// "2 Links: 2×1 ★/¢, ▲1"
std::string pay(const TrickerionSight& sight, const Landing& here, int each, bool pays) {
  if (here.links == 0) return sight.faint(sight.say("no_link"));
  std::string text = sight.say_amount("links", here.links);
  if (pays) {
    text += ": " + std::to_string(here.links * each) + " " + sight.say("fame_or_coins");
    if (here.shards > 0) text += ", " + amounts(0, 0, here.shards);
  }
  return sight.paint(Tone::green, text);
}

// "↑S →M ↓O ←E", with the neighbours in circles: "↑S=S(2♥)"
std::string picture(const TrickerionSight& sight, const Show& card, Slot slot, Category top) {
  static constexpr std::array<std::string_view, 4> kArrows{"↑", "→", "↓", "←"};
  const Marker m = Marker::of(Seat(0), Suit::spades, top);
  Lines items;
  for (int i = 0; i < 4; ++i) {
    const auto corner = Corner(i);
    if ((circle_corners(*card.card, slot) >> i & 1) == 0) continue;
    const int circle = circle_at(slot, corner);
    const Circle& c = kCircleDefs[static_cast<std::size_t>(circle)];
    const Slot other = across(circle, slot);
    const Marker there = card.slot[trickerion::at(other)];
    const Category own = m.symbol(corner);
    std::string item(kArrows[static_cast<std::size_t>(i)]);
    item += letter(sight, own);
    if (there.exists()) {
      const Category theirs = there.symbol(c.a == other ? c.a_corner : c.b_corner);
      item += (own == theirs ? "=" : "≠") + letter(sight, theirs) + "(" +
              marker_sign(sight, there) + ")";
    }
    items.push_back(item);
  }
  return join(items, ", ");
}

Maybe<Trick> moving_trick(const TrickerionSight& sight) {
  const Doing& doing = sight.table().doing;
  if (!doing.suit || !is_seat(sight.world(), doing.owner)) return {};
  return sight.player(doing.owner).tricks[trickerion::at(*doing.suit)].trick;
}

Note best_note(const TrickerionSight& sight, const Show& card, Trick trick, bool pays) {
  const Landing best = best_landing(card, def(trick).category);
  const int each = link_value(sight, trick, *card.card);
  const std::string most = best.links > 0 ? sight.say("up_to") + " " : "";
  return {"→ " + most + pay(sight, best, each, pays), ""};
}

// Which Magician's show it is and what the performer's own markers would bring.
Yield own_yields(const TrickerionSight& sight, const Show& card, Seat performer) {
  Yield sum;
  for_each_marker(card, [&](Marker m, MarkerRef ref) {
    if (!m.is_of(performer)) return;
    const Yield y = yield_of(sight.world(), card, ref);
    sum.fame = static_cast<std::int8_t>(sum.fame + y.fame);
    sum.coins = static_cast<std::int8_t>(sum.coins + y.coins);
    sum.shards = static_cast<std::int8_t>(sum.shards + y.shards);
  });
  return sum;
}

}  // namespace

Note at_note(const TrickerionSight& sight, const Action& a) {
  const Doing& doing = sight.table().doing;
  const Maybe<Trick> trick = moving_trick(sight);
  if (!trick) return {};
  const Show card = without_moving(sight, doing.show);
  const Category category = def(*trick).category;
  const auto slot = a.first<Slot>();
  const auto faces = a.second<Corner>();
  const Landing here = landing(card, slot, faces, category);
  const std::string drawn = picture(sight, card, slot, top_when(category, faces));
  const int each = link_value(sight, *trick, *card.card);
  return {"[" + drawn + "] → " + pay(sight, here, each, doing.pays), ""};
}

Note set_up_note(const TrickerionSight& sight, Trick trick, Performance card) {
  const int position = position_of(sight.world(), card);
  if (position < 0) return {};
  return best_note(sight, show(sight.world(), position), trick, true);
}

Note onto_note(const TrickerionSight& sight, Performance card) {
  const Maybe<Trick> trick = moving_trick(sight);
  const int position = position_of(sight.world(), card);
  if (!trick || position < 0) return {};
  return best_note(sight, without_moving(sight, position), *trick, sight.table().doing.pays);
}

Note perform_note(const TrickerionSight& sight, Performance card) {
  const int position = position_of(sight.world(), card);
  const Seat performer = sight.table().staging.performer;
  if (position < 0 || !is_seat(sight.world(), performer)) return {};
  const Show& on = show(sight.world(), position);
  const Yield own = own_yields(sight, on, performer);
  const std::string bonus = amounts(def(card).bonus);
  return {sight.paint(Tone::green, sight.say("show", {{"yield", amounts(own)},
                                                      {"links", std::to_string(count_links(on))},
                                                      {"bonus", bonus}})),
          ""};
}

Note bonus_note(const TrickerionSight& sight) {
  const Maybe<Trick> trick = moving_trick(sight);
  const Show& card = sight.table().shows[sight.table().doing.show];
  if (!trick || !card.exists()) return {};
  return {"(+" + std::to_string(link_value(sight, *trick, *card.card)) + ")", ""};
}

}  // namespace prestige::play
