#pragma once

// Positions of Citadels built like a table, and games driven by action texts. See README.md.

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/citadels/game.h"
#include "tests/kit/driver.h"

namespace prestige::citadels::kit {

using prestige::kit::expect_equal;
using prestige::kit::fail;
using prestige::kit::sorted;
using prestige::kit::stop;
using prestige::kit::Texts;
using prestige::kit::Where;

inline std::size_t index_of(int seat) { return static_cast<std::size_t>(seat); }

// First describe the position, then play it. The first call that plays, expects or looks builds
// the position; describing is over then. Seats are numbers from 0. Whatever is wrong is reported
// at the line of the spec. Driver has what is the same for all games.
class Play : public prestige::kit::Driver<Play, Citadels> {
 public:
  explicit Play(int players, Where where = Where::current());
  explicit Play(const Request& request, Where where = Where::current());

  // --- The game. Characters and unique districts that the description names join it by themselves.
  Play& scenario_set(std::string_view id);
  Play& cast(const Texts& characters);  // each replaces the one of its rank
  Play& uniques(const Texts& districts);
  Play& options(const std::function<void(Switches&)>& change);
  Play& rank9();  // use the scenario's rank 9 character

  // --- Seats. Without a word: 2 gold, no hand, no city, and any character left over.
  Play& seat(int seat);  // the seat that the next five lines are about
  Play& gold(int amount);
  Play& hand(const Texts& districts);
  Play& city(const Texts& districts);  // "palace+" carries a coin
  Play& holds(const char* character);
  Play& holds(const Texts& characters);
  Play& tucked(int seat, const Texts& districts);  // under the Museum, by this seat
  Play& completed(int seat);        // although the city is smaller than the target size
  Play& first_completed(int seat);  // otherwise the lowest completed seat

  // --- The table.
  Play& crown(int seat);    // 0
  Play& starter(int seat);  // who chose first in this round; otherwise the crown's holder
  Play& nobody_holds(const Texts& characters);
  Play& face_up(const Texts& characters);
  Play& face_down(const std::string& character);
  Play& deck(const Texts& districts);  // exactly these; the other cards go to a hand (rest_to)
  Play& deck_size(int cards);          // as deck, whatever the cards are
  Play& rest_to(int seat);             // otherwise the last seat without a described hand
  Play& under_deck(const Texts& districts, int known_by = -1);  // one group
  Play& tax(int amount);
  Play& round(int number);
  // Who did it is the holder of rank 1 or 2 unless a seat is given.
  Play& killed(const std::string& character);
  Play& bewitched(const std::string& character, int witch = -1);
  Play& robbed(const std::string& character, int thief = -1);
  Play& warrants(const Texts& characters, const std::string& signed_one, int magistrate = -1);
  Play& threats(const Texts& characters, const std::string& rose, int blackmailer = -1);

  // --- The moment; otherwise rank 1 is called.
  Play& turn_of(const std::string& character);       // its rank is called now
  Play& called_up_to(const std::string& character);  // the rank after it is called now
  Play& at_selection();                              // characters are about to be laid out
  Play& at_theater();                                // all have chosen
  Play& at_round_end();                              // all ranks have been called

  // --- Playing, besides what Driver has.
  Play& draws(const Texts& districts, Where where = Where::current());
  Play& pulls(const std::string& district, Where where = Where::current());
  // Chance takes its first outcome until characters are laid out.
  Play& deals(Where where = Where::current());
  // Gathers gold if that is due, and ends the turn.
  Play& passes(Where where = Where::current());
  // Everybody does as little as possible until the next selection or the end of the game.
  Play& plays_round_out(Where where = Where::current());
  // The same until this seat acts in the turn of this character.
  Play& plays_on_to(const std::string& character, Where where = Where::current());

  // --- Looking.
  Play& expect_gold(int seat, int amount, Where where = Where::current());
  Play& expect_hand(int seat, const Texts& districts, Where where = Where::current());
  Play& expect_hand_size(int seat, int cards, Where where = Where::current());
  Play& expect_city(int seat, const Texts& districts, Where where = Where::current());
  Play& expect_crown(int seat, Where where = Where::current());
  Play& expect_turn_of(int seat, const std::string& character, Where where = Where::current());
  Play& expect_deck_size(int cards, Where where = Where::current());
  Play& expect_tax(int amount, Where where = Where::current());
  Play& expect_completed(int seat, bool completed = true, Where where = Where::current());
  Play& expect_round(int number, Where where = Where::current());

  Score score(int seat);  // if the game ended now
  Outcome outcome();
  int gold_of(int seat);
  Texts hand_of(int seat);
  Texts city_of(int seat);
  const Events::Buffer& event_list();
  Observation observe_spectator();
  std::vector<EventView> spectator_event_views();

 private:
  friend class prestige::kit::Driver<Play, Citadels>;
  static constexpr std::array kQuietVerbs{Verb::stay_hidden, Verb::gather_gold, Verb::end_turn,
                                          Verb::pass,        Verb::refuse,      Verb::leave,
                                          Verb::let_go,      Verb::no_swap};

  struct SeatPlan {
    std::optional<int> gold;
    std::optional<Texts> hand;
    Texts city;
    Texts characters;
    Texts tucked;
  };
  struct Plan {
    Request request;
    std::vector<Character> named_characters;
    std::vector<District> named_uniques;
    std::vector<SeatPlan> seats;
    int seat = 0;
    int crown = 0;
    std::optional<int> starter;
    std::vector<int> completed;
    std::optional<int> first_completed;
    Texts nobody_holds;
    Texts face_up;
    std::string face_down;
    std::optional<Texts> deck;
    std::optional<int> deck_size;
    std::optional<int> rest_to;
    std::vector<std::pair<Texts, int>> under_deck;
    int tax = 0;
    int round = 1;
    std::string killed, bewitched, robbed, signed_one, rose;
    int witch = -1, thief = -1, magistrate = -1, blackmailer = -1;
    Texts warrants, threats;
    enum class Moment { call, selection, theater, round_end } moment = Moment::call;
    std::string called_now;
    std::string called_last;
  };

  // Building.
  Plan& plan();
  SeatPlan& plan_seat();
  Character character(const std::string& id) const;
  Built built(const std::string& id) const;
  Rank rank(const std::string& character_id) const;
  void name_character(const std::string& id);
  void name_district(const std::string& id);
  void build();
  Options make_options();
  ScenarioSet scenario_set_of(const Request& request) const;
  void place_cards();
  void place_rest();
  void place_characters();
  void place_marks();
  void start();

  Where described_at_;
  Plan plan_;
};

inline Play scenario(int players, Where where = Where::current()) { return Play(players, where); }

// A game from its very beginning, with every act of chance by hand.
inline Play new_game(const Request& request, Where where = Where::current()) {
  return Play(request, where);
}
inline Play new_game(int players, Where where = Where::current()) {
  Request request;
  request.players = players;
  return Play(request, where);
}

// As same_view() of the kit, for somebody who looks on.
bool same_spectator_view(Play& a, Play& b);

// 15 points; and one district less than a completed city of eight.
inline const Texts kSix{"manor", "castle", "temple", "church", "market", "prison"};
inline const Texts kSeven{"manor", "castle", "temple", "church", "market", "prison", "docks"};

// Seat 0 of five has this character, whose turn it is. Further words are about seat 0.
inline Play turn(const char* character, Where where = Where::current()) {
  Play g(5, where);
  g.turn_of(character).seat(0).holds(character);
  return g;
}

}  // namespace prestige::citadels::kit

extern template class prestige::kit::Driver<prestige::citadels::kit::Play,
                                            prestige::citadels::Citadels>;
