// The describing half of Play.

#include <algorithm>

#include "tests/kit/trickerion/names.h"

namespace prestige::trickerion::kit {

namespace {

void join(Player& p, Character c) { p.team = static_cast<CharacterMask>(p.team | bit(c)); }

}  // namespace

Play::Play(int players, Where where) : described_at_(where) {
  plan_.request.players = players;
  plan_.magicians.resize(place_of(players));
}

Play::Play(const Request& request, Where where) : described_at_(where) {
  built_ = true;
  const auto resolved = resolve(request);
  if (!resolved) {
    stop("the game is refused: " + std::string(id_of(resolved.error())), where);
  }
  state_ = Trickerion::initial(*resolved);
  remember();
}

Play::Plan& Play::plan() {
  if (built_) stop("the position is built already", described_at_);
  return plan_;
}

Play& Play::later(Step step) {
  plan().steps.push_back(std::move(step));
  return *this;
}

// The game.

Play& Play::edition(std::string_view id, Where where) {
  plan().request.values.edition = named<Edition>(id, where);
  plan().request.given.set(at(OptionKey::edition));
  return *this;
}

Play& Play::dark_alley() {
  return options([](Options& o) { o.dark_alley = true; });
}

Play& Play::powers() {
  return options([](Options& o) { o.dark_alley = o.powers = true; });
}

Play& Play::duel() {
  return options([](Options& o) {
    o.duel = true;
    o.two_player_variant = TwoPlayerVariant::duel;
  });
}

Play& Play::wages_by_hand() {
  return options([](Options& o) { o.wages = Wages::may_refuse; });
}

Play& Play::options(const std::function<void(Options&)>& change) {
  plan().options.push_back(change);
  return *this;
}

// Seats.

Play& Play::seat(int seat, Where where) {
  if (seat < 0 || seat >= plan().request.players) stop("no such seat", where);
  plan().seat = seat;
  return *this;
}

Play& Play::fame(int n) {
  return later([n, i = place_of(plan().seat)](Play&, State& s) {
    s.table.player[i].fame = static_cast<std::uint16_t>(n);
  });
}

Play& Play::coins(int n) {
  return later([n, i = place_of(plan().seat)](Play&, State& s) {
    s.table.player[i].coins = static_cast<std::uint16_t>(n);
  });
}

Play& Play::shards(int n) {
  return later([n, i = place_of(plan().seat)](Play&, State& s) {
    s.table.player[i].shards = static_cast<std::uint16_t>(n);
  });
}

Play& Play::magician(std::string_view id, Where where) {
  plan().magicians[place_of(plan().seat)] = named<Magician>(id, where);
  return *this;
}

Play& Play::team(const Texts& characters, Where where) {
  return later(
      [i = place_of(plan().seat), all = all_named<Character>(characters, where)](Play&, State& s) {
        Player& p = s.table.player[i];
        p.team = bit(Character::magician);
        for (const Character c : all) join(p, c);
        if (p.has(Character::apprentice_4)) join(p, Character::assistant);
      });
}

void Play::add_trick(std::string_view id, std::string_view suit, int markers, bool on_engineer_slot,
                     const Where& where) {
  later([i = place_of(plan().seat), trick = named<Trick>(id, where),
         at_suit = named<Suit>(suit, where), markers, on_engineer_slot](Play&, State& s) {
    Player& p = s.table.player[i];
    p.tricks[at(at_suit)] = {.trick = trick,
                             .markers = static_cast<std::uint8_t>(markers),
                             .on_engineer_slot = on_engineer_slot};
    add(p.unused[at(at_suit)], -markers);
    s.table.residence &= ~bit(trick);
    if (on_engineer_slot) join(p, Character::engineer);
  });
}

Play& Play::trick(std::string_view id, std::string_view suit, int markers, Where where) {
  add_trick(id, suit, markers, false, where);
  return *this;
}

Play& Play::engineer_trick(std::string_view id, std::string_view suit, int markers, Where where) {
  add_trick(id, suit, markers, true, where);
  return *this;
}

Play& Play::enhanced(std::string_view trick, int shards, Where where) {
  return later([i = place_of(plan().seat), which = named<Trick>(trick, where), shards, where](
                   Play&, State& s) {
    Player& p = s.table.player[i];
    const Maybe<Suit> suit = suit_of(p, which);
    if (!suit) stop("the seat does not own this Trick", where);
    p.tricks[at(*suit)].enhancements = static_cast<std::uint8_t>(shards);
  });
}

Play& Play::performed(const Texts& tricks, Where where) {
  return later([i = place_of(plan().seat), all = all_named<Trick>(tricks, where)](Play&, State& s) {
    for (const Trick t : all) s.table.player[i].performed |= bit(t);
  });
}

Play& Play::components(const Piles& piles, Where where) {
  for (const auto& [id, n] : piles) {
    later([i = place_of(plan().seat), c = named<Component>(id, where), n](Play&, State& s) {
      s.table.player[i].tokens[at(c)] = static_cast<std::uint8_t>(n);
    });
  }
  return *this;
}

Play& Play::manager_components(const Piles& piles, Where where) {
  components(piles, where);
  for (const auto& [id, n] : piles) {
    later([i = place_of(plan().seat), c = named<Component>(id, where), where](Play&, State& s) {
      Player& p = s.table.player[i];
      join(p, Character::manager);
      if (p.manager_piles[0] && p.manager_piles[1]) stop("a Manager has two slots", where);
      p.manager_piles[p.manager_piles[0] ? 1 : 0] = c;
    });
  }
  return *this;
}

void Play::take_special(State& s, Special card, const Where& where) const {
  Bag& pool = s.secrets.deck[static_cast<std::size_t>(deck_of(card))].pool;
  if (!pool.has(static_cast<int>(card))) {
    stop("there is no " + std::string(id_of(card)) + " to take", where);
  }
  pool.remove(static_cast<int>(card));
}

Play& Play::hand(const Texts& specials, Where where) {
  return later([i = place_of(plan().seat), all = all_named<Special>(specials, where), where](
                   Play& play, State& s) {
    for (const Special card : all) {
      play.take_special(s, card, where);
      s.secrets.hand[i].specials.add(static_cast<int>(card));
    }
  });
}

Play& Play::drawn_now(const Texts& specials, Where where) {
  hand(specials, where);
  return later(
      [i = place_of(plan().seat), all = all_named<Special>(specials, where)](Play&, State& s) {
        for (const Special card : all) s.secrets.hand[i].fresh.add(static_cast<int>(card));
      });
}

Play& Play::powers_in_hand(const Texts& powers, Where where) {
  return later([i = place_of(plan().seat), all = all_named<Power>(powers, where)](Play&, State& s) {
    for (const Power power : all) {
      s.secrets.power_pool.remove(static_cast<int>(power));
      s.secrets.hand[i].powers.add(static_cast<int>(power));
      ++s.table.player[i].powers_in_hand;
    }
  });
}

Play& Play::learned(std::string_view power, int slot, Where where) {
  return later(
      [i = place_of(plan().seat), which = named<Power>(power, where), slot](Play&, State& s) {
        s.secrets.power_pool.remove(static_cast<int>(which));
        s.table.player[i].powers[place_of(slot - 1)] = {.power = which};
      });
}

Play& Play::advertised() {
  return later(
      [i = place_of(plan().seat)](Play&, State& s) { s.table.player[i].advertised = true; });
}

// A card from the hand, or from its deck, comes below a Character.
void Play::lay(State& s, Seat seat, Character who, Card card, const Where& where) {
  Hand& h = trickerion::hand(s, seat);
  if (!trickerion::player(s, seat).has(who)) {
    stop(std::string(id_of(who)) + " is not in the team", where);
  }
  if (card.is_special() && !h.specials.has(static_cast<int>(card.special()))) {
    take_special(s, card.special(), where);
  } else if (holds(s, seat, card)) {
    take_from_hand(s, seat, card);
  } else {
    stop("no card for " + std::string(id_of(who)) + " is left in hand", where);
  }
  h.below[at(who)] = card;
}

Play& Play::below(std::string_view character, std::string_view card, Where where) {
  return later([seat = Seat(plan().seat), who = named<Character>(character, where),
                what = card_named(card, where), where](Play& play, State& s) {
    play.lay(s, seat, who, what, where);
    trickerion::player(s, seat).duty[at(who)] = Duty::unresolved;
  });
}

Play& Play::placed(std::string_view character, std::string_view spot, Where where) {
  return later([seat = Seat(plan().seat), who = named<Character>(character, where),
                there = named<Spot>(spot, where), where](Play& play, State& s) {
    Player& p = trickerion::player(s, seat);
    const Location location = location_of(there);
    if (!trickerion::hand(s, seat).below[at(who)].exists()) play.lay(s, seat, who, location, where);
    const Card card = trickerion::hand(s, seat).below[at(who)];
    p.duty[at(who)] = Duty::placed;
    p.spot[at(who)] = there;
    ++s.table.occupied[at(there)];
    if (location == Location::theater) p.weekday = weekday_of(there);
    if (!card.is_special()) return;
    s.table.used_specials.push_back(card.special());
    if (is_stage(there) && def(card.special()).target == Target::perform) {
      p.stage_card = card.special();
    }
  });
}

Play& Play::idled(std::string_view character, std::string_view card, Where where) {
  return later([seat = Seat(plan().seat), who = named<Character>(character, where),
                what = card_named(card, where), where](Play& play, State& s) {
    play.lay(s, seat, who, what, where);
    trickerion::player(s, seat).duty[at(who)] = Duty::idled;
  });
}

// The table.

Play& Play::turn(int number) {
  return later([number](Play&, State& s) { s.table.turn = static_cast<std::uint8_t>(number); });
}

Play& Play::initiative(const std::vector<int>& order) {
  plan().initiative = order;
  return *this;
}

Play& Play::dice(const Texts& faces, Where where) {
  if (faces.size() != kDice) stop("there are six dice", where);
  return later([all = all_named<Face>(faces, where)](Play&, State& s) {
    std::ranges::copy(all, s.table.dice.begin());
  });
}

Play& Play::buy_area(const Texts& components, Where where) {
  if (components.size() != 4) stop("the Buy area has four slots", where);
  return later([all = all_named<Component>(components, where)](Play&, State& s) {
    std::ranges::copy(all, s.table.market.buy.begin());
  });
}

Play& Play::order_area(const Texts& components, Where where) {
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (components[i].empty()) continue;
    later([i, c = named<Component>(components[i], where)](Play&, State& s) {
      s.table.market.order[i] = c;
    });
  }
  return *this;
}

Play& Play::quick_order(std::string_view component, Where where) {
  return later(
      [c = named<Component>(component, where)](Play&, State& s) { s.table.market.quick = c; });
}

Play& Play::show(std::string_view card, const Texts& markers, Where where) {
  plan().shows.push_back({named<Performance>(card, where), markers, where});
  return *this;
}

Play& Play::active(std::string_view prophecy, Where where) {
  return later([p = named<Prophecy>(prophecy, where)](Play&, State& s) {
    s.table.active = p;
    s.table.unseen_prophecies &= ~bit(p);
  });
}

Play& Play::omens(const Texts& left_right_bottom, Where where) {
  if (left_right_bottom.size() != kOmens) stop("three Prophecies are Pending", where);
  plan().omens = all_named<Prophecy>(left_right_bottom, where);
  return *this;
}

Play& Play::prophecies_left(const Texts& pile, Where where) {
  plan().pile = all_named<Prophecy>(pile, where);
  return *this;
}

Play& Play::deck(std::string_view location, const Texts& from_top, Where where) {
  for (std::size_t i = 0; i < kDecks; ++i) {
    if (id_of(kDeckLocations[i]) == location) {
      plan().decks.emplace_back(i, all_named<Special>(from_top, where));
      return *this;
    }
  }
  stop("no such deck", where);
}

Play& Play::turn_setup(std::string_view card, std::string_view next, Where where) {
  plan().setups = {named<TurnSetup>(card, where), named<TurnSetup>(next, where)};
  return *this;
}

Play& Play::sealed() {
  plan().sealed = true;
  return *this;
}

Play& Play::with(const std::function<void(State&)>& change) {
  return later([change](Play&, State& s) { change(s); });
}

// The moment.

Play& Play::at_turn_start() {
  plan().moment = Moment::turn_start;
  return *this;
}
Play& Play::at_advertise() {
  plan().moment = Moment::advertise;
  return *this;
}
Play& Play::at_learn_power() {
  plan().moment = Moment::learn_power;
  return *this;
}
Play& Play::at_assign() {
  plan().moment = Moment::assign;
  return *this;
}
Play& Play::at_reveal_effects() {
  plan().moment = Moment::reveal_effects;
  return *this;
}
Play& Play::at_performance() {
  plan().moment = Moment::performance;
  return *this;
}
Play& Play::at_end_turn() {
  plan().moment = Moment::end_turn;
  return *this;
}
Play& Play::at_final_scoring() {
  plan().moment = Moment::over;
  return *this;
}

Play& Play::at_placing(int seat) {
  plan().moment = Moment::placing;
  plan().first_to_place = seat;
  return *this;
}

Play& Play::acts(std::string_view character, std::string_view spot, int ap, Where where) {
  const Seat seat(plan().seat);
  const auto who = named<Character>(character, where);
  const auto there = named<Spot>(spot, where);
  at_placing(seat.index());
  plan().placement = Action::place(who, there, Manner::plain, {}, {});
  plan().ap = ap;
  described_at_ = where;
  return later([seat, who, there, where](Play& play, State& s) {
    if (!trickerion::hand(s, seat).below[at(who)].exists()) {
      play.lay(s, seat, who, location_of(there), where);
      trickerion::player(s, seat).duty[at(who)] = Duty::unresolved;
    }
    const bool ability = trickerion::hand(s, seat).below[at(who)].is_special();
    play.plan_.placement->c = static_cast<std::uint8_t>(ability ? Manner::ability : Manner::plain);
  });
}

}  // namespace prestige::trickerion::kit
