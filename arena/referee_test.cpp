#include "arena/referee.h"

#include <gmock/gmock.h>

#include <functional>
#include <map>
#include <set>

#include "arena/summary.h"
#include "protocol/codec.h"

namespace prestige::arena {
namespace {

using citadels::Citadels;
using protocol::Json;

using Choice = std::function<std::expected<citadels::Action, Fault>(const Turn<Citadels>&)>;

// Does what the test says, and notes what it sees.
class ScriptedPlayer final : public Player<Citadels> {
 public:
  explicit ScriptedPlayer(Choice choice) : choice_(std::move(choice)) {}

  std::expected<void, Fault> start(const GameStart<Citadels>& game) override {
    seeds.push_back(game.seed);
    open_seeds.push_back(game.open_seed);
    faulty_ = false;
    return {};
  }
  std::expected<citadels::Action, Fault> choose(const Turn<Citadels>& turn) override {
    EXPECT_FALSE(faulty_) << "asked after a fault";
    EXPECT_GT(turn.legal.size(), 1u) << "asked where there is no choice";
    auto action = choice_(turn);
    faulty_ = !action.has_value();
    return action;
  }
  void end(const citadels::State& state) override { ended += Citadels::outcome(state) ? 1 : 0; }

  std::vector<std::uint64_t> seeds;
  std::vector<std::uint64_t> open_seeds;
  int ended = 0;

 private:
  Choice choice_;
  bool faulty_ = false;
};

std::expected<citadels::Action, Fault> first_legal(const Turn<Citadels>& turn) {
  return turn.legal[0];
}
std::expected<citadels::Action, Fault> last_legal(const Turn<Citadels>& turn) {
  return turn.legal[turn.legal.size() - 1];
}

class RefereeTest : public testing::Test {
 protected:
  // Two entrants at a table of so many, in turn; each place in line has its choice.
  std::optional<DealRecord> play(const std::vector<Choice>& choices, std::uint64_t deal = 0,
                                 std::uint64_t seed = 99) {
    const int players = static_cast<int>(choices.size());
    line_up_ = alternating({.name = "a", .command = {}, .budget = {}},
                           {.name = "b", .command = {}, .budget = {}}, players);
    start_ = protocol::citadels_codec().create(players, Json::object())->as<citadels::State>();
    std::vector<std::unique_ptr<Player<Citadels>>> made;
    players_.clear();
    for (const Choice& choice : choices) {
      auto player = std::make_unique<ScriptedPlayer>(choice);
      players_.push_back(player.get());
      made.push_back(std::move(player));
    }
    referee_.emplace(line_up_, std::move(made), start_, seed, cancelled_);
    return referee_->play(deal);
  }

  LineUp line_up_;
  citadels::State start_;
  std::atomic<bool> cancelled_ = false;
  std::optional<Referee<Citadels>> referee_;
  std::vector<ScriptedPlayer*> players_;
};

TEST_F(RefereeTest, plays_every_rotation) {
  const auto deal = play({first_legal, last_legal});
  ASSERT_TRUE(deal);
  EXPECT_EQ(deal->games.size(), 2u);
  EXPECT_EQ(players_[0]->ended, 2);
  EXPECT_EQ(players_[0]->seeds.size(), 2u);
  EXPECT_NE(players_[0]->seeds[0], players_[0]->seeds[1]);
  EXPECT_NE(players_[0]->seeds[0], players_[1]->seeds[0]);
}

TEST_F(RefereeTest, the_same_deal_is_the_same_again) {
  const auto first = play({first_legal, last_legal, first_legal}, 5);
  const auto again = play({first_legal, last_legal, first_legal}, 5);
  const auto other = play({first_legal, last_legal, first_legal}, 6);
  const auto games = [](const auto& deal) { return to_json(*deal)["games"].dump(); };
  EXPECT_EQ(games(first), games(again));
  EXPECT_NE(games(first), games(other));
}

// Programs are told a seed: it must not lead to that of the match, and with it to the draws.
TEST_F(RefereeTest, open_seeds_do_not_depend_on_that_of_the_match) {
  const auto told = [&](std::uint64_t deal, std::uint64_t seed) {
    play({first_legal, last_legal}, deal, seed);
    auto all = players_[0]->open_seeds;
    all.insert(all.end(), players_[1]->open_seeds.begin(), players_[1]->open_seeds.end());
    return all;
  };
  const auto first = told(5, 99);
  EXPECT_EQ(std::set(first.begin(), first.end()).size(), 4u) << "one for each seat and rotation";
  const auto seeds = players_[0]->seeds;
  EXPECT_EQ(told(5, 100), first);
  EXPECT_NE(players_[0]->seeds, seeds);
  EXPECT_NE(told(6, 99), first);
}

// What everybody holds at the first decision of each game of a deal.
class FirstHands {
 public:
  Choice watching(Choice then) {
    return [this, then](const Turn<Citadels>& turn) {
      if (turn.state.table.round == 1 && !seen_.contains(games_)) {
        seen_.emplace(games_, turn.state.secrets.hand);
      }
      return then(turn);
    };
  }
  void next_game() { ++games_; }
  const auto& seen() const { return seen_; }

 private:
  int games_ = 0;
  std::map<int, std::array<Bag, citadels::kPlayersMax>> seen_;
};

TEST_F(RefereeTest, chance_is_that_of_the_deal_whoever_plays) {
  FirstHands first;
  play({first.watching(first_legal), first.watching(first_legal)}, 3);
  first.next_game();
  play({first.watching(last_legal), first.watching(last_legal)}, 3);
  first.next_game();
  play({first.watching(last_legal), first.watching(last_legal)}, 4);
  ASSERT_EQ(first.seen().size(), 3u);
  EXPECT_EQ(first.seen().at(0), first.seen().at(1));
  EXPECT_NE(first.seen().at(0), first.seen().at(2));
}

TEST_F(RefereeTest, who_is_at_fault_is_last_and_the_game_goes_on) {
  int asked = 0;
  const Choice fails = [&](const Turn<Citadels>& turn) -> std::expected<citadels::Action, Fault> {
    if (++asked % 5 == 0) return std::unexpected(Fault{FaultKind::timeout, "no answer in 1 s"});
    return turn.legal[0];
  };
  const auto deal = play({fails, first_legal, first_legal, first_legal});
  ASSERT_TRUE(deal);
  for (std::size_t rotation = 0; rotation < deal->games.size(); ++rotation) {
    const auto& seats = deal->games[rotation].seats;
    int faults = 0;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const bool at_fault =
          line_up_.place_in_line(static_cast<int>(rotation), static_cast<int>(seat)) == 0;
      EXPECT_EQ(seats[seat].fault.has_value(), at_fault);
      EXPECT_EQ(seats[seat].place == 4, at_fault);
      faults += at_fault ? 1 : 0;
    }
    EXPECT_EQ(faults, 1);
  }
  Summary summary(line_up_, citadels::kCharacters);
  summary.add(*deal);
  EXPECT_EQ(summary.entrants()[0].fault_count(), deal->games.size());
  EXPECT_EQ(summary.entrants()[0].faults[static_cast<std::size_t>(FaultKind::timeout)],
            deal->games.size());
  EXPECT_EQ(summary.entrants()[0].first_fault, "no answer in 1 s");
  EXPECT_EQ(summary.entrants()[1].fault_count(), 0u);
}

TEST_F(RefereeTest, an_illegal_action_is_a_fault) {
  const Choice cheats = [](const Turn<Citadels>&) { return *Citadels::parse("end_turn"); };
  const auto deal = play({cheats, first_legal});
  ASSERT_TRUE(deal);
  const SeatRecord& seat = deal->games[0].seats[0];
  ASSERT_TRUE(seat.fault);
  EXPECT_EQ(seat.fault->kind, FaultKind::illegal);
  EXPECT_THAT(seat.fault->detail, testing::HasSubstr("end_turn"));
  EXPECT_EQ(seat.place, 2);
  EXPECT_EQ(deal->games[0].seats[1].place, 1);
}

// Whoever only gathers gold never completes a city.
TEST_F(RefereeTest, games_that_would_never_end_do) {
  int asked = 0;
  const Choice stalls = [&](const Turn<Citadels>& turn) {
    ++asked;
    for (const auto& action : turn.legal) {
      if (Citadels::to_text(action) == "end_turn") return action;
    }
    return turn.legal[0];
  };
  const auto deal = play({stalls, stalls});
  ASSERT_TRUE(deal);
  EXPECT_EQ(asked, 20'000);
  EXPECT_FALSE(deal->games[0].seats[0].fault);
  Summary summary(line_up_, citadels::kCharacters);
  summary.add(*play({first_legal, last_legal}));
  EXPECT_EQ(summary.cut_games(), 0u);
  summary.add(*deal);
  EXPECT_EQ(summary.cut_games(), 2u);
}

TEST_F(RefereeTest, can_be_broken_off) {
  const Choice stops = [&](const Turn<Citadels>& turn) {
    cancelled_ = true;
    return turn.legal[0];
  };
  EXPECT_FALSE(play({stops, first_legal}));
}

TEST_F(RefereeTest, characters_are_counted_once_a_round) {
  const auto deal = play({first_legal, last_legal, first_legal, last_legal});
  ASSERT_TRUE(deal);
  for (const GameRecord& game : deal->games) {
    for (const SeatRecord& seat : game.seats) {
      int held = 0;
      for (const PieceCount& piece : seat.pieces) held += piece.count;
      EXPECT_EQ(held, game.rounds);  // with four players everybody has one character
    }
  }
}

TEST(Referee, magicians_are_counted_once_a_game) {
  using trickerion::Trickerion;
  const LineUp line_up = alternating({.name = "greedy", .command = {}, .budget = {}},
                                     {.name = "random", .command = {}, .budget = {}}, 3);
  const auto created = protocol::trickerion_codec().create(3, Json::object());
  const auto& start = created->as<trickerion::State>();
  const std::atomic<bool> cancelled = false;
  Referee<Trickerion> referee(line_up, make_players<Trickerion>(line_up), start, 1, cancelled);
  const auto deal = referee.play(0);
  ASSERT_TRUE(deal);
  std::vector<int> magicians;
  for (const SeatRecord& seat : deal->games[0].seats) {
    ASSERT_EQ(seat.pieces.size(), 1u);
    EXPECT_EQ(seat.pieces[0].count, 1);
    magicians.push_back(seat.pieces[0].piece);
  }
  std::ranges::sort(magicians);
  EXPECT_EQ(std::ranges::adjacent_find(magicians), magicians.end());
}

}  // namespace
}  // namespace prestige::arena
