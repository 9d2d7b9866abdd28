// How a description becomes a state.

#include <algorithm>
#include <sstream>

#include "games/trickerion/rules/assignment.h"
#include "games/trickerion/rules/flow.h"
#include "games/trickerion/rules/setup.h"
#include "tests/kit/trickerion/names.h"

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

Texts words_of(const std::string& text) {
  std::istringstream in(text);
  Texts words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

}  // namespace

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

}  // namespace prestige::trickerion::kit
