// The describing half of Play, and how a description becomes a state.

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "games/trickerion/rules/assignment.h"
#include "games/trickerion/rules/flow.h"
#include "games/trickerion/rules/placing.h"
#include "games/trickerion/rules/setup.h"
#include "tests/kit/spec.h"
#include "tests/kit/trickerion/scenario.h"

namespace prestige::trickerion::kit {

namespace {

// For seats whose Magician does not matter: those whose ability asks nothing by itself first.
constexpr std::array kQuietMagicians{Magician::the_mechaniker, Magician::the_great_optico,
                                     Magician::priestess_of_mysticism, Magician::the_red_lotus};
// Pending where nothing is said; they change little.
constexpr std::array kQuietOmens{Prophecy::night_of_escapes, Prophecy::night_of_machines,
                                 Prophecy::night_of_visions, Prophecy::night_of_spirits,
                                 Prophecy::even_week,        Prophecy::open_contacts,
                                 Prophecy::job_fair};

std::size_t place_of(int seat) { return static_cast<std::size_t>(seat); }

template <class N>
void add(N& number, int n) {
  number = static_cast<N>(number + n);
}

void join(Player& p, Character c) { p.team = static_cast<CharacterMask>(p.team | bit(c)); }

Texts words_of(const std::string& text) {
  std::istringstream in(text);
  Texts words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

}  // namespace

Play::Play(int players, Where where) : described_at_(where) {
  plan_.request.players = players;
  plan_.magicians.resize(place_of(players));
}

Play::Play(const Request& request, Where where) : described_at_(where), built_(true) {
  const auto resolved = resolve(request);
  if (!resolved) {
    stop("the game is refused: " + std::string(id_of(resolved.error())), where);
  }
  state_ = Trickerion::initial(*resolved);
  remember();
}

void Play::stop(const std::string& why, const Where& where) const {
  fail(why, where);
  throw ::prestige::kit::SpecStopped();
}

void Play::fail(const std::string& why, const Where& where) const {
  GTEST_MESSAGE_AT_(where.file_name(), static_cast<int>(where.line()), why.c_str(),
                    ::testing::TestPartResult::kNonFatalFailure);
}

Play::Plan& Play::plan() {
  if (built_) stop("the position is built already", described_at_);
  return plan_;
}

Play& Play::later(Step step) {
  plan().steps.push_back(std::move(step));
  return *this;
}

template <class E>
E Play::named(std::string_view id, const Where& where) const {
  const auto value = from_id<E>(id);
  if (!value) stop("no such name: " + std::string(id), where);
  return *value;
}

template <class E>
std::vector<E> Play::all_named(const Texts& ids, const Where& where) const {
  std::vector<E> values;
  for (const std::string& id : ids) values.push_back(named<E>(id, where));
  return values;
}

Card Play::card_named(std::string_view id, const Where& where) const {
  if (const auto location = from_id<Location>(id)) return *location;
  return named<Special>(id, where);
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
                   Play& play, State& s) {
    Player& p = s.table.player[i];
    const Maybe<Suit> suit = suit_of(p, which);
    if (!suit) play.stop("the seat does not own this Trick", where);
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
    later(
        [i = place_of(plan().seat), c = named<Component>(id, where), where](Play& play, State& s) {
          Player& p = s.table.player[i];
          join(p, Character::manager);
          if (p.manager_piles[0] && p.manager_piles[1]) play.stop("a Manager has two slots", where);
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

// Building.

void Play::choose_magicians() {
  auto& magicians = plan_.magicians;
  for (std::size_t i = 0; i < magicians.size(); ++i) {
    for (const Magician quiet : kQuietMagicians) {
      if (magicians[i]) break;
      const bool taken = std::ranges::any_of(magicians, [&](Maybe<Magician> other) {
        return other && def(*other).favorite == def(quiet).favorite;
      });
      if (!taken) magicians[i] = quiet;
    }
    state_.table.player[i].magician = magicians[i];
  }
}

void Play::lay_out_shows() {
  int position = 0;
  Events silent;
  for (const ShowPlan& plan : plan_.shows) {
    const std::size_t asked = state_.table.pending.size();
    enter_card(state_, position, plan.card, silent);
    while (state_.table.pending.size() > asked) state_.table.pending.pop_back();
    Show& card = trickerion::show(state_, position++);
    for (const std::string& text : plan.markers) {
      const Texts words = words_of(text);
      if (words.size() < 3) stop("not a marker: " + text, plan.where);
      const auto slot = named<Slot>(words[0], plan.where);
      if (words[1] == "dummy") {
        card.slot[at(slot)] = Marker::neutral(named<Category>(words[2], plan.where), true);
        continue;
      }
      const Seat seat(std::stoi(words[1]));
      const auto suit = named<Suit>(words[2], plan.where);
      const bool stacked = words.back() == "stack";
      Player& p = trickerion::player(state_, seat);
      if (!p.tricks[at(suit)].exists()) stop("no Trick has the suit of " + text, plan.where);
      add(p.unused[at(suit)], stacked ? -2 : -1);
      if (slot == Slot::guest) {
        card.guests.push_back(Marker::of(seat, suit, Category{}, stacked));
        continue;
      }
      if (words.size() < 4) stop("which corner does it face: " + text, plan.where);
      const Category own = def(*p.tricks[at(suit)].trick).category;
      card.slot[at(slot)] =
          Marker::of(seat, suit, top_when(own, named<Corner>(words[3], plan.where)), stacked);
    }
  }
  state_.table.entered = static_cast<std::uint8_t>(std::max(0, state_.table.turn - 1));
}

// Named cards first, then unknown ones; a face-up deck shows its top card.
void Play::lay_out_decks() {
  const auto everybody = static_cast<std::uint8_t>((1u << state_.table.players()) - 1);
  const bool face_up = state_.table.options.special_deck == SpecialDeckSide::face_up;
  for (std::size_t i = 0; i < kDecks; ++i) {
    SpecialDeck& deck = state_.secrets.deck[i];
    deck.cards.clear();
    for (const auto& [which, cards] : plan_.decks) {
      if (which != i) continue;
      for (const Special card : cards) {
        take_special(state_, card, described_at_);
        deck.cards.push_back({.card = static_cast<std::uint8_t>(card), .known_by = 0});
      }
    }
    if (deck.cards.empty() && face_up && !deck.pool.empty()) {
      const int first = std::countr_zero(deck.pool.kinds());
      deck.pool.remove(first);
      deck.cards.push_back({.card = static_cast<std::uint8_t>(first), .known_by = 0});
    }
    if (!deck.cards.empty() && face_up) deck.cards[0].known_by = everybody;
    for (int n = deck.pool.size(); n > 0; --n) deck.cards.push_back({});
  }
}

void Play::lay_out_omens() {
  Table& t = state_.table;
  std::vector<Prophecy> pending = plan_.omens;
  for (const Prophecy quiet : kQuietOmens) {
    const bool free = (t.unseen_prophecies & bit(quiet)) != 0;
    if (pending.size() < kOmens && free) pending.push_back(quiet);
  }
  for (std::size_t i = 0; i < kOmens; ++i) {
    t.omen[i] = pending[i];
    t.unseen_prophecies &= ~bit(pending[i]);
  }
  if (!plan_.pile) return;
  ProphecyMask pile = 0;
  for (const Prophecy p : *plan_.pile) pile |= bit(p);
  t.discarded_prophecies = t.unseen_prophecies & ~pile;
  t.unseen_prophecies = pile;
}

// The numbers and open cards everybody sees.
void Play::count_cards() {
  state_.table.sealed = plan_.sealed;
  for (int i = 0; i < state_.table.players(); ++i) {
    const Seat seat(i);
    Player& p = trickerion::player(state_, seat);
    const Hand& h = trickerion::hand(state_, seat);
    count_hand(state_, seat);
    p.specials = static_cast<std::uint8_t>(h.specials.size());
    for_each_character(p.team, [&](Character c) {
      if (!h.below[at(c)].exists()) return;
      p.card[at(c)] = Card::face_down();
      if (h.below[at(c)].is_special()) ++p.specials;
      const bool open =
          p.duty[at(c)] == Duty::placed || (p.duty[at(c)] == Duty::unresolved && !plan_.sealed);
      if (open) show_card(state_, seat, c);
    });
  }
}

void Play::begin_moment() {
  static constexpr Phase kPhases[] = {
      Phase::rolling,      Phase::advertising, Phase::learning_powers,
      Phase::assigning,    Phase::revealed,    Phase::placing,
      Phase::before_shows, Phase::wages,       Phase::over};
  Table& t = state_.table;
  t.phase = kPhases[at(plan_.moment)];
  t.cursor = 0;
  t.step = 0;
  t.placement = {};
  if (plan_.moment == Moment::assign) begin_assigning(state_);
  if (plan_.moment == Moment::placing && plan_.first_to_place) {
    t.cursor = static_cast<std::uint8_t>(initiative_place(state_, Seat(*plan_.first_to_place)));
  }
  Events events(events_);
  advance(state_, events);
  if (plan_.placement) {
    const Seat seat(*plan_.first_to_place);
    check_position(described_at_);
    if (const Illegal why = Trickerion::check(state_, seat, *plan_.placement)) {
      stop("\"" + to_text(*plan_.placement) + "\" is refused: " + std::string(why.id()),
           described_at_);
    }
    Trickerion::apply(state_, seat, *plan_.placement, events);
    if (plan_.ap >= 0) t.placement.ap = static_cast<std::uint8_t>(plan_.ap);
  }
}

void Play::build() {
  built_ = true;
  const auto resolved = resolve(plan_.request);
  if (!resolved)
    stop("the game is refused: " + std::string(id_of(resolved.error())), described_at_);
  Options options = *resolved;
  for (const auto& change : plan_.options) change(options);
  state_ = Trickerion::initial(options);
  Table& t = state_.table;
  t.turn = 2;
  t.dice = {Face::any, Face::any, Face::manager, Face::apprentice, Face::four, Face::four};
  choose_magicians();
  for (int i = 0; i < t.players(); ++i) {
    const int seat = plan_.initiative.empty() ? i : plan_.initiative[place_of(i)];
    t.order[place_of(i)] = Seat(seat);
    t.player[place_of(i)].fame = 5;
    t.player[place_of(i)].coins = 10;
  }
  if (options.duel) {
    const auto [now, next] =
        plan_.setups.value_or(std::pair(TurnSetup::turn_setup_01, TurnSetup::turn_setup_02));
    t.setup_card = now;
    t.next_setup_card = next;
    t.unseen_setups =
        static_cast<std::uint16_t>(t.unseen_setups & ~(1u << at(now)) & ~(1u << at(next)));
    t.closed = def(now).closed;
    t.closed_days = def(now).weekdays;
  }
  for (const Step& step : plan_.steps) step(*this, state_);
  lay_out_shows();
  if (options.dark_alley) {
    lay_out_decks();
    lay_out_omens();
  }
  count_cards();
  begin_moment();
  check_position(described_at_);
  remember();
}

Request request_for(int players, const std::function<void(Options&)>& change) {
  Request request;
  request.players = players;
  if (change) change(request.values);
  const Options usual;
#define GROUP(name)
#define OPTION(key, ...) request.given[at(OptionKey::key)] = request.values.key != usual.key;
#define PRESET(key, ...) request.given[at(OptionKey::key)] = request.values.key != usual.key;
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  return request;
}

State& Play::now() {
  if (!built_) build();
  return state_;
}

}  // namespace prestige::trickerion::kit
