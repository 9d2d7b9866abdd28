// The describing half of Play, and how a description becomes a state.

#include <algorithm>

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/protection.h"
#include "games/citadels/rules/round.h"
#include "games/citadels/rules/selection.h"
#include "tests/kit/scenario.h"

namespace prestige::citadels::kit {

namespace {

// Ranks for seats whose character does not matter: the quiet ones first, those that change what
// others may do last.
constexpr std::array<Rank, kRanksMax> kFillers{3, 6, 7, 2, 8, 9, 1, 4, 5};

int kind(District d) { return static_cast<int>(d); }

template <class T>
bool contains(const std::vector<T>& list, const T& item) {
  return std::ranges::find(list, item) != list.end();
}

}  // namespace

Play::Play(int players, Where where) : described_at_(where) {
  plan_.request.players = players;
  plan_.seats.resize(index_of(players));
}

Play::Play(const Request& request, Where where) : described_at_(where) {
  built_ = true;
  const auto options = resolve(request);
  if (!options) {
    stop("the game is refused, O" + std::to_string(static_cast<int>(options.error().refusal)) +
             " " + std::string(options.error().key) + " " + std::string(options.error().detail),
         where);
  }
  state_ = Citadels::initial(*options);
}

Play::Plan& Play::plan() {
  if (built_) stop("the position is built already: describe before playing", described_at_);
  return plan_;
}

Play::SeatPlan& Play::plan_seat() {
  Plan& p = plan();
  return p.seats[index_of(p.seat)];
}

Character Play::character(const std::string& id) const {
  const auto c = character_from(id);
  if (!c) stop("no such character: " + id, described_at_);
  return *c;
}

Built Play::built(const std::string& id) const {
  const bool beautified = id.ends_with('+');
  const auto d = district_from(beautified ? id.substr(0, id.size() - 1) : id);
  if (!d) stop("no such district: " + id, described_at_);
  return Built{*d, beautified};
}

Rank Play::rank(const std::string& character_id) const { return rank_of(character(character_id)); }

void Play::name_character(const std::string& id) {
  const Character c = character(id);
  if (!contains(plan().named_characters, c)) plan().named_characters.push_back(c);
}

void Play::name_district(const std::string& id) {
  const District d = built(id).district;
  if (is_unique(d) && !contains(plan().named_uniques, d)) plan().named_uniques.push_back(d);
}

Play& Play::scenario_set(std::string_view id) {
  const auto set = scenario_from(id);
  if (!set) stop("no such scenario: " + std::string(id), described_at_);
  plan().request.scenario = *set;
  return *this;
}

Play& Play::cast(const Texts& characters) {
  for (const std::string& id : characters) name_character(id);
  return *this;
}

Play& Play::uniques(const Texts& districts) {
  for (const std::string& id : districts) name_district(id);
  return *this;
}

Play& Play::options(const std::function<void(Switches&)>& change) {
  change(plan().request.switches);
  return *this;
}

Play& Play::rank9() {
  plan().request.use_rank9 = true;
  return *this;
}

Play& Play::seat(int seat) {
  if (seat < 0 || seat >= plan().request.players) stop("no such seat", described_at_);
  plan().seat = seat;
  return *this;
}

Play& Play::gold(int amount) {
  plan_seat().gold = amount;
  return *this;
}

Play& Play::hand(const Texts& districts) {
  plan_seat().hand = districts;
  return uniques(districts);
}

Play& Play::city(const Texts& districts) {
  plan_seat().city = districts;
  return uniques(districts);
}

Play& Play::holds(const char* character) { return holds(Texts{character}); }

Play& Play::holds(const Texts& characters) {
  for (const std::string& id : characters) plan_seat().characters.push_back(id);
  return cast(characters);
}

Play& Play::tucked(int seat, const Texts& districts) {
  plan().seats[index_of(seat)].tucked = districts;
  return uniques(districts);
}

Play& Play::completed(int seat) {
  plan().completed.push_back(seat);
  return *this;
}

Play& Play::first_completed(int seat) {
  plan().first_completed = seat;
  return *this;
}

Play& Play::crown(int seat) {
  plan().crown = seat;
  return *this;
}

Play& Play::starter(int seat) {
  plan().starter = seat;
  return *this;
}

Play& Play::nobody_holds(const Texts& characters) {
  for (const std::string& id : characters) plan().nobody_holds.push_back(id);
  return cast(characters);
}

Play& Play::face_up(const Texts& characters) {
  plan().face_up = characters;
  return nobody_holds(characters);
}

Play& Play::face_down(const std::string& character) {
  plan().face_down = character;
  return nobody_holds({character});
}

Play& Play::deck(const Texts& districts) {
  plan().deck = districts;
  return uniques(districts);
}

Play& Play::deck_size(int cards) {
  plan().deck_size = cards;
  return *this;
}

Play& Play::rest_to(int seat) {
  plan().rest_to = seat;
  return *this;
}

Play& Play::under_deck(const Texts& districts, int known_by) {
  plan().under_deck.emplace_back(districts, known_by);
  return uniques(districts);
}

Play& Play::tax(int amount) {
  plan().tax = amount;
  return *this;
}

Play& Play::round(int number) {
  plan().round = number;
  return *this;
}

Play& Play::killed(const std::string& character) {
  plan().killed = character;
  return cast({character});
}

Play& Play::bewitched(const std::string& character, int witch) {
  plan().bewitched = character;
  plan().witch = witch;
  return cast({character, "witch"});
}

Play& Play::robbed(const std::string& character, int thief) {
  plan().robbed = character;
  plan().thief = thief;
  return cast({character, "thief"});
}

Play& Play::warrants(const Texts& characters, const std::string& signed_one, int magistrate) {
  plan().warrants = characters;
  plan().signed_one = signed_one;
  plan().magistrate = magistrate;
  return cast(characters).cast({"magistrate"});
}

Play& Play::threats(const Texts& characters, const std::string& rose, int blackmailer) {
  plan().threats = characters;
  plan().rose = rose;
  plan().blackmailer = blackmailer;
  return cast(characters).cast({"blackmailer"});
}

Play& Play::turn_of(const std::string& character) {
  plan().called_now = character;
  return cast({character});
}

Play& Play::called_up_to(const std::string& character) {
  plan().called_last = character;
  return cast({character});
}

Play& Play::at_selection() {
  plan().moment = Plan::Moment::selection;
  return *this;
}

Play& Play::at_theater() {
  plan().moment = Plan::Moment::theater;
  return *this;
}

Play& Play::at_round_end() {
  plan().moment = Plan::Moment::round_end;
  return *this;
}

// The named characters and districts take the place of the scenario's; the rest stays.
Options Play::make_options() {
  Request request = plan_.request;
  ScenarioSet set = scenario_set_of(request);
  bool rank9 = request.use_rank9 || request.players == 3 || request.players == 8;
  std::array<bool, kRanksMax + 1> taken{};
  for (const Character c : plan_.named_characters) {
    const Rank r = rank_of(c);
    if (taken[r]) stop("two characters of the same rank are named", described_at_);
    taken[r] = true;
    set.cast[r - 1u] = c;
    rank9 = rank9 || r == kRanksMax;
  }
  request.cast.emplace();
  for (Rank r = 1; r <= (rank9 ? kRanksMax : kRanksMax - 1); ++r) {
    request.cast->push_back(set.cast[r - 1u]);
  }

  std::vector<District> wanted = plan_.named_uniques;
  std::vector<District> spare;
  for_each_district(set.uniques, [&](District d) {
    const bool fits = (d != District::hospital || set.cast[0] == Character::assassin) &&
                      (d != District::graveyard || set.cast[7] == Character::warlord);
    if (fits && !contains(wanted, d)) spare.push_back(d);
  });
  // A printed set loses a card that does not fit the cast; quiet ones stand in.
  for (const District d : {District::map_room, District::statue, District::capitol,
                           District::basilica, District::dragon_gate, District::wishing_well}) {
    if (!contains(wanted, d) && !contains(spare, d)) spare.push_back(d);
  }
  for (const District d : spare) {
    if (wanted.size() < kUniquesInGame) wanted.push_back(d);
  }
  request.uniques.emplace();
  for (const District d : wanted) request.uniques->push_back(d);

  request.use_rank9 = false;
  request.first_crown_random = false;
  request.first_crown_seat = plan_.crown;
  const auto options = resolve(request);
  if (!options) {
    stop("the game is refused, O" + std::to_string(static_cast<int>(options.error().refusal)) +
             " " + std::string(options.error().key) + " " + std::string(options.error().detail),
         described_at_);
  }
  return *options;
}

ScenarioSet Play::scenario_set_of(const Request& request) const {
  return citadels::scenario_set(request.scenario, request.players);
}

void Play::place_cards() {
  Deck& deck = state_.secrets.deck;
  const auto take = [&](const std::string& id) {
    const Built b = built(id);
    if (!deck.shuffled().has(kind(b.district))) stop("too many of " + id, described_at_);
    deck.remove_shuffled(b.district);
    return b;
  };
  for (std::size_t i = 0; i < plan_.seats.size(); ++i) {
    const SeatPlan& seat = plan_.seats[i];
    state_.table.gold[i] = static_cast<std::uint16_t>(seat.gold.value_or(2));
    if (seat.hand) {
      for (const auto& id : *seat.hand) state_.secrets.hand[i].add(kind(take(id).district));
    }
    for (const auto& id : seat.city) state_.table.city[i].add(take(id));
    for (const auto& id : seat.tucked) state_.secrets.tucked[i].add(kind(take(id).district));
  }
  std::vector<std::pair<Bag, KnownBy>> groups;
  for (const auto& [ids, seat] : plan_.under_deck) {
    Bag group;
    for (const auto& id : ids) group.add(kind(take(id).district));
    groups.emplace_back(group, seat < 0 ? KnownBy{0} : known_by(Seat(seat)));
  }
  place_rest();
  for (const auto& [group, known] : groups) {
    deck.put_under(group, known);
    deck.close_group();
  }
  for (int i = 0; i < plan_.request.players; ++i) {
    const bool named = contains(plan_.completed, i);
    if (!named && city_size(state_, Seat(i)) < state_.table.target_size()) continue;
    state_.table.completed.add(Seat(i));
    if (state_.table.first_completed == Seat::nobody()) state_.table.first_completed = Seat(i);
  }
  if (plan_.first_completed) state_.table.first_completed = Seat(*plan_.first_completed);
}

// A described deck: what it does not have goes to a hand.
void Play::place_rest() {
  if (!plan_.deck && !plan_.deck_size) return;
  Deck& deck = state_.secrets.deck;
  Bag wanted;
  if (plan_.deck) {
    for (const auto& id : *plan_.deck) wanted.add(kind(built(id).district));
  } else {
    for (int i = 0; i < *plan_.deck_size; ++i) {
      Bag left = deck.shuffled();
      left.remove(wanted);
      wanted.add(std::countr_zero(left.kinds()));
    }
  }
  if (!deck.shuffled().contains(wanted)) {
    stop("the described deck has cards that lie elsewhere", described_at_);
  }
  Bag rest = deck.shuffled();
  rest.remove(wanted);
  int to = plan_.rest_to.value_or(-1);
  for (int i = 0; i < plan_.request.players && !plan_.rest_to; ++i) {
    if (!plan_.seats[index_of(i)].hand) to = i;
  }
  if (to < 0) stop("say with rest_to who holds the cards that are not in the deck", described_at_);
  rest.for_each([&](int k, int count) {
    for (; count > 0; --count) {
      deck.remove_shuffled(static_cast<District>(k));
      state_.secrets.hand[index_of(to)].add(k);
    }
  });
}

// Holders, face-up cards and the slots of a selection that could have led here.
void Play::place_characters() {
  Table& t = state_.table;
  const std::size_t each = t.players() <= 3 ? 2 : 1;
  std::vector<std::vector<Rank>> held(plan_.seats.size());
  RankMask free = t.all_ranks();
  for (std::size_t i = 0; i < held.size(); ++i) {
    for (const auto& id : plan_.seats[i].characters) {
      if ((free & bit(rank(id))) == 0) stop("held twice: " + id, described_at_);
      free &= static_cast<RankMask>(~bit(rank(id)));
      held[i].push_back(rank(id));
    }
    if (held[i].size() > each) stop("a seat holds too many characters", described_at_);
  }
  RankMask unheld = 0;
  for (const auto& id : plan_.nobody_holds) unheld |= bit(rank(id));
  // Whoever committed a described deed must exist.
  if (!plan_.called_now.empty() && (free & bit(rank(plan_.called_now))) != 0 &&
      (unheld & bit(rank(plan_.called_now))) == 0) {
    for (auto& ranks : held) {
      if (ranks.size() >= each) continue;
      ranks.push_back(rank(plan_.called_now));
      free &= static_cast<RankMask>(~bit(rank(plan_.called_now)));
      break;
    }
  }
  for (auto& ranks : held) {
    for (const Rank r : kFillers) {
      if (ranks.size() == each) break;
      if ((free & bit(r)) == 0 || (unheld & bit(r)) != 0) continue;
      ranks.push_back(r);
      free &= static_cast<RankMask>(~bit(r));
    }
    if (ranks.size() < each) stop("too many characters are held by nobody", described_at_);
  }

  const auto take = [&](Rank r) {
    free &= static_cast<RankMask>(~bit(r));
    return r;
  };
  const auto take_any = [&](RankMask from) {
    return take(static_cast<Rank>(std::countr_zero(from)));
  };
  for (const auto& id : plan_.face_up) t.face_up |= bit(take(rank(id)));
  const Rank down = plan_.face_down.empty() ? Rank{0} : take(rank(plan_.face_down));
  const auto open = static_cast<std::size_t>(face_up_count(t.players(), t.ranks()));
  if (plan_.face_up.size() > open) stop("too many characters face up", described_at_);
  for (std::size_t i = plan_.face_up.size(); i < open; ++i) {
    t.face_up |= bit(take_any(static_cast<RankMask>(free & ~bit(Rank{4}))));
  }
  const auto slots = selection_slots(t);
  std::vector<std::size_t> next(held.size(), 0);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const std::size_t seat = static_cast<std::size_t>(slot_seat(t, slots[i]).index());
    Rank& slot = state_.secrets.slot[i];
    if (slots[i].kind == SlotKind::keep) {
      slot = held[seat][next[seat]++];
      state_.secrets.holder[slot] = Seat(static_cast<int>(seat));
    } else {
      slot = slots[i].kind == SlotKind::down && down != 0 ? down : take_any(free);
    }
  }
  t.slots_filled = static_cast<std::uint8_t>(slots.size());
}

void Play::place_marks() {
  Table& t = state_.table;
  Secrets& x = state_.secrets;
  const auto by = [&](int seat, Rank holder_of, const char* whom) {
    const Seat found = seat >= 0 ? Seat(seat) : x.holder[holder_of];
    if (found == Seat::nobody()) stop(std::string("nobody holds the ") + whom, described_at_);
    return found;
  };
  if (!plan_.killed.empty()) t.killed = rank(plan_.killed);
  if (!plan_.bewitched.empty()) {
    t.bewitched = rank(plan_.bewitched);
    t.witch = by(plan_.witch, 1, "witch");
  }
  if (!plan_.robbed.empty()) {
    t.robbed = rank(plan_.robbed);
    t.thief = by(plan_.thief, 2, "thief");
  }
  if (!plan_.warrants.empty()) {
    for (const auto& id : plan_.warrants) t.warrants |= bit(rank(id));
    x.signed_warrant = rank(plan_.signed_one);
    t.magistrate = by(plan_.magistrate, 1, "magistrate");
  }
  if (!plan_.threats.empty()) {
    for (const auto& id : plan_.threats) t.threats |= bit(rank(id));
    t.threats_placed = t.threats;
    x.rose = rank(plan_.rose);
    t.blackmailer = by(plan_.blackmailer, 2, "blackmailer");
  }
}

// The ranks called so far are shown, then the rules go on from there.
void Play::start() {
  Table& t = state_.table;
  switch (plan_.moment) {
    case Plan::Moment::selection:
      t.phase = Phase::laying_out;
      t.slots_filled = 0;
      t.face_up = 0;
      state_.secrets.slot.fill(0);
      state_.secrets.holder.fill(Seat::nobody());
      break;
    case Plan::Moment::theater:
      t.phase = Phase::swapping;
      break;
    default: {
      t.phase = Phase::calling;
      if (plan_.moment == Plan::Moment::round_end) {
        t.called = static_cast<Rank>(t.ranks());
      } else if (!plan_.called_now.empty()) {
        t.called = static_cast<Rank>(rank(plan_.called_now) - 1);
      } else if (!plan_.called_last.empty()) {
        t.called = rank(plan_.called_last);
      }
      for (Rank r = 1; r <= t.called; ++r) {
        const Seat seat = state_.secrets.holder[r];
        if (seat == Seat::nobody() || r == t.killed) continue;
        t.shown_by[r] = seat;
        if (def_of(t.cast[r]).protects_city) t.protected_seat = r == t.bewitched ? t.witch : seat;
        t.threats &= static_cast<RankMask>(~bit(r));
      }
    }
  }
  Events events(events_);
  advance(state_, events);
}

void Play::build() {
  state_ = Citadels::initial(make_options());
  Table& t = state_.table;
  t.pending.clear();
  t.round = static_cast<std::uint16_t>(plan_.round);
  t.tax = static_cast<std::uint16_t>(plan_.tax);
  t.starter = Seat(plan_.starter.value_or(plan_.crown));
  place_cards();
  place_characters();
  place_marks();
  start();
  check_position(described_at_);
}

}  // namespace prestige::citadels::kit
