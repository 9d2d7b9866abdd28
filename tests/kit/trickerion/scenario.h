#pragma once

// Positions of Trickerion built like a table, and games driven by action texts. See ../README.md.

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/trickerion/game.h"
#include "tests/kit/driver.h"

namespace prestige::trickerion::kit {

using prestige::kit::expect_equal;
using prestige::kit::sorted;
using prestige::kit::stop;
using prestige::kit::Texts;
using prestige::kit::Where;
using Piles = std::vector<std::pair<std::string, int>>;          // {"wood", 2}
using Plans = std::vector<std::pair<std::string, std::string>>;  // {"manager", "theater"}

// Fame, Coins and Shards.
struct Purse {
  int fame = 0;
  int coins = 0;
  int shards = 0;
  friend bool operator==(const Purse&, const Purse&) = default;
};
std::string shown(const Purse& value);

// First describe the position, then play it. The first call that plays, expects or looks builds
// the position; describing is over then. Seats are numbers from 0, everything else has the names
// of the action texts. Whatever is wrong is reported at the line of the spec. Driver has what is
// the same for all games.
class Play : public prestige::kit::Driver<Play, Trickerion> {
 public:
  explicit Play(int players, Where where = Where::current());
  // A game from its very beginning, with every act of chance by hand.
  explicit Play(const Request& request, Where where = Where::current());

  // --- The game.
  Play& edition(std::string_view id, Where where = Where::current());
  Play& dark_alley();
  Play& powers();  // with dark_alley
  Play& duel();
  Play& wages_by_hand();  // Wages may be refused: the game stops before they are paid
  Play& options(const std::function<void(Options&)>& change);

  // --- Seats. Without a word: Magician and apprentice_1, 5 Fame, 10 Coins, start Shards, no Trick
  // and no Component; undescribed Magicians are quiet ones.
  Play& seat(int seat, Where where = Where::current());  // whom the next lines are about
  Play& fame(int n);
  Play& coins(int n);
  Play& shards(int n);
  Play& magician(std::string_view id, Where where = Where::current());
  // The Magician and exactly these; a Trick, pile or Apprentice on a Specialist slot brings its
  // Specialist along.
  Play& team(const Texts& characters, Where where = Where::current());
  Play& trick(std::string_view id, std::string_view suit, int markers = 0,
              Where where = Where::current());
  Play& engineer_trick(std::string_view id, std::string_view suit, int markers = 0,
                       Where where = Where::current());
  Play& enhanced(std::string_view trick, int shards, Where where = Where::current());
  Play& performed(const Texts& tricks, Where where = Where::current());  // in earlier turns
  Play& components(const Piles& piles, Where where = Where::current());
  Play& manager_components(const Piles& piles, Where where = Where::current());
  Play& hand(const Texts& specials, Where where = Where::current());
  Play& drawn_now(const Texts& specials, Where where = Where::current());  // in hand, this turn
  Play& powers_in_hand(const Texts& powers, Where where = Where::current());
  Play& learned(std::string_view power, int slot, Where where = Where::current());
  Play& advertised();
  // A card below a Character that is still to be placed.
  Play& below(std::string_view character, std::string_view card, Where where = Where::current());
  // Stands there already, on a Permanent card of the Location unless below() named a card.
  Play& placed(std::string_view character, std::string_view spot, Where where = Where::current());
  // Stays home with this card face down.
  Play& idled(std::string_view character, std::string_view card, Where where = Where::current());

  // --- The table.
  Play& turn(int number);                                          // 2
  Play& initiative(const std::vector<int>& order);                 // 0, 1, 2, ...
  Play& dice(const Texts& faces, Where where = Where::current());  // six; any, x, manager, ...
  Play& buy_area(const Texts& components, Where where = Where::current());    // four
  Play& order_area(const Texts& components, Where where = Where::current());  // four, "" is free
  Play& quick_order(std::string_view component, Where where = Where::current());
  // A Performance card, from position 1 on; only cards described are in play. A marker is
  // "s01 0 hearts top" (slot, seat, suit, corner its own category faces), with "stack" behind it a
  // stack, "guest 0 hearts" a guest, "s01 dummy optical" a dummy marker with this top.
  Play& show(std::string_view card, const Texts& markers = {}, Where where = Where::current());
  Play& active(std::string_view prophecy, Where where = Where::current());
  Play& omens(const Texts& left_right_bottom, Where where = Where::current());
  Play& prophecies_left(const Texts& pile, Where where = Where::current());  // exactly these
  Play& deck(std::string_view location, const Texts& from_top, Where where = Where::current());
  Play& turn_setup(std::string_view card, std::string_view next, Where where = Where::current());
  Play& sealed();  // Sealed Orders was Active at REVEAL
  // For what no description reaches, before the moment begins.
  Play& with(const std::function<void(State&)>& change);

  // --- The moment; otherwise at_placing of the first in the Initiative Order.
  Play& at_turn_start();  // the dice are about to be rolled
  Play& at_advertise();   // after SET_INITIATIVE
  Play& at_learn_power();
  Play& at_assign();
  Play& at_reveal_effects();
  Play& at_placing(int seat);  // it is this seat's turn, if it has a card
  // A Character of the current seat() stands there and acts, with ap Action Points if given. Its
  // card is that of below(), its ability declared, or a Permanent one.
  Play& acts(std::string_view character, std::string_view spot, int ap = -1,
             Where where = Where::current());
  Play& at_performance();  // from BEFORE_PERFORMANCE on
  Play& at_end_turn();     // from WAGES on
  Play& at_final_scoring();

  // --- Playing, besides what Driver has.
  // Lays these cards, leaves the others without one and confirms.
  Play& assigns(int seat, const Plans& cards, Where where = Where::current());
  // Everybody does as little as possible until the next turn begins or the game ends.
  Play& plays_turn_out(Where where = Where::current());
  // The same until this phase, of this turn.
  Play& plays_on_to(Phase phase, Where where = Where::current());

  // --- Looking.
  Play& expect_fame(int seat, int n, Where where = Where::current());
  Play& expect_coins(int seat, int n, Where where = Where::current());
  Play& expect_shards(int seat, int n, Where where = Where::current());
  Play& expect_purse(int seat, Purse purse, Where where = Where::current());
  // What changed since the last remember(), or since the position was built.
  Play& remember();
  Play& expect_gain(int seat, Purse gain, Where where = Where::current());
  Play& expect_ap(int n, Where where = Where::current());
  Play& expect_markers(int seat, std::string_view trick, int n, Where where = Where::current());
  Play& expect_unused(int seat, std::string_view suit, int n, Where where = Where::current());
  Play& expect_tokens(int seat, std::string_view component, int n, Where where = Where::current());
  Play& expect_die(std::string_view die, std::string_view face, Where where = Where::current());
  // "0 hearts optical" (seat, suit, top), "neutral optical", "dummy optical", "" for none.
  Play& expect_marker(std::string_view card, std::string_view slot, const std::string& marker,
                      Where where = Where::current());
  Play& expect_team(int seat, const Texts& characters, Where where = Where::current());
  Play& expect_hand(int seat, const Texts& specials, Where where = Where::current());
  Play& expect_omens(const Texts& left_right_bottom, Where where = Where::current());
  Play& expect_active(std::string_view prophecy, Where where = Where::current());  // "": none
  Play& expect_learned(int seat, int slot, std::string_view power, Where where = Where::current());
  Play& expect_shows(const Texts& cards, Where where = Where::current());  // from position 1 on
  Play& expect_buy_area(const Texts& components, Where where = Where::current());
  Play& expect_phase(Phase phase, Where where = Where::current());
  Play& expect_turn(int number, Where where = Where::current());

  Purse purse(int seat);
  Texts team_of(int seat);
  Texts specials_of(int seat);  // Special cards in hand, sorted
  Texts shows();
  const Player& player(int seat);
  Score score(int seat);  // if the game ended now
  Outcome outcome();
  const Table& table() { return state().table; }

 private:
  friend class prestige::kit::Driver<Play, Trickerion>;
  static constexpr std::array kQuietVerbs{Verb::pass,  Verb::end,     Verb::end_turn,  Verb::idle,
                                          Verb::leave, Verb::confirm, Verb::keep_plan, Verb::done};

  using Step = std::function<void(Play&, State&)>;
  struct ShowPlan {
    Performance card{};
    Texts markers;
    Where where;
  };
  enum class Moment : std::uint8_t {
    turn_start,
    advertise,
    learn_power,
    assign,
    reveal_effects,
    placing,
    performance,
    end_turn,
    over,
  };
  struct Plan {
    Request request;
    std::vector<std::function<void(Options&)>> options;
    std::vector<Step> steps;
    std::vector<ShowPlan> shows;
    std::vector<Maybe<Magician>> magicians;
    std::vector<int> initiative;
    std::vector<Prophecy> omens;
    std::optional<std::vector<Prophecy>> pile;
    std::vector<std::pair<std::size_t, std::vector<Special>>> decks;
    std::optional<std::pair<TurnSetup, TurnSetup>> setups;
    int seat = 0;
    bool sealed = false;
    Moment moment = Moment::placing;
    std::optional<int> first_to_place;
    std::optional<Action> placement;  // made by the seat at once
    int ap = -1;
  };

  // Describing.
  Plan& plan();
  Play& later(Step step);
  void lay(State& s, Seat seat, Character who, Card card, const Where& where);
  void add_trick(std::string_view id, std::string_view suit, int markers, bool on_engineer_slot,
                 const Where& where);
  void take_special(State& s, Special card, const Where& where) const;

  // Building.
  void build();
  void choose_magicians();
  void lay_out_shows();
  void lay_out_decks();
  void lay_out_omens();
  void count_cards();
  void begin_moment();

  Where described_at_;
  Plan plan_;
  std::vector<Purse> remembered_;
};

// A request that gives every option whose value the change makes differ from the 2015 rulebook.
Request request_for(int players, const std::function<void(Options&)>& change = {});

inline Play scenario(int players, Where where = Where::current()) { return Play(players, where); }

inline Play new_game(const Request& request, Where where = Where::current()) {
  return Play(request, where);
}
inline Play new_game(int players, const std::function<void(Options&)>& change = {},
                     Where where = Where::current()) {
  return Play(request_for(players, change), where);
}

}  // namespace prestige::trickerion::kit

extern template class prestige::kit::Driver<prestige::trickerion::kit::Play,
                                            prestige::trickerion::Trickerion>;
