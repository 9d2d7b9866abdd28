#include <algorithm>

#include "games/trickerion/rules/downtown.h"
#include "games/trickerion/rules/setup.h"
#include "protocol/trickerion/consistent.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

// Far more than anybody ever has, and so much less than the rules bear that a game goes on from
// here.
constexpr int kAmountMost = 2000;
constexpr int kShardsMost = 300;
constexpr int kPowerCoinsMost = 300;
constexpr int kTokensMost = 100;
constexpr int kSmallMost = 30;
constexpr CharacterMask kSpecialists = 0x0e;

int apprentices(CharacterMask team) {
  return std::popcount(static_cast<unsigned>(team & kApprentices));
}

void check_magician(Examination& exam, int seat) {
  const Table& t = exam.s.table;
  const Maybe<Magician> mine = player(exam.s, Seat(seat)).magician;
  const std::string field = seat_field(seat, "magician");
  // While Magicians are chosen, those before the cursor of the seating order have one.
  const int place = (seat - t.first_seat.index() + t.players()) % t.players();
  const bool has_chosen = t.phase == Phase::choosing_magicians && place < t.cursor;
  if (!mine) {
    exam.require(t.phase <= Phase::choosing_magicians, field, "magician_missing");
    exam.require(!has_chosen, field, "magician_missing");
    return;
  }
  exam.require(t.phase >= Phase::choosing_magicians, field, "not_in_phase");
  exam.require(t.phase != Phase::choosing_magicians || has_chosen, field, "not_in_phase");
  exam.require(at(*mine) < t.options.magicians, field, "not_in_game");
  for (int i = 0; i < seat; ++i) {
    const Maybe<Magician> other = player(exam.s, Seat(i)).magician;
    exam.require(!other || def(*other).favorite != def(*mine).favorite, field, "category_twice");
  }
}

void check_team(Examination& exam, int seat) {
  const Player& p = player(exam.s, Seat(seat));
  exam.require(p.has(Character::magician), seat_field(seat, "team"), "magician_not_in_team");
  exam.require(!p.has(Character::apprentice_4) || p.has(Character::assistant),
               seat_field(seat, "team"), "assistant_slot");
  exam.require((p.hired & ~kSpecialists) == 0 && (p.hired & p.team) == 0, seat_field(seat, "hired"),
               "cannot_join");
  CharacterMask coming = static_cast<CharacterMask>(p.team | p.hired);
  for (std::size_t i = 0; i < p.talent.size(); ++i) {
    if (!p.talent[i]) continue;
    const bool fits = is_specialist(*p.talent[i]) && p.has(Character(4 + i)) &&
                      (coming & bit(Character(*p.talent[i]))) == 0;
    if (!exam.require(fits, seat_field(seat, "talent"), "cannot_join")) return;
    coming = static_cast<CharacterMask>(coming | bit(Character(*p.talent[i])));
  }
  const bool room = p.hired_apprentices <= 4 - apprentices(p.team) &&
                    (p.hired_apprentices == 0 || room_for_apprentices(exam.s, p, 0));
  exam.require(room, seat_field(seat, "hired_apprentices"), "cannot_join");
}

void check_tricks(Examination& exam, int seat, TrickMask& owned) {
  const Player& p = player(exam.s, Seat(seat));
  const TrickMask all = initial_state(exam.s.table.options).table.residence;
  const std::string field = seat_field(seat, "tricks");
  int on_engineer_slot = 0;
  for (const OwnTrick& t : p.tricks) {
    if (!t.exists()) {
      exam.require(t == OwnTrick{}, field, "no_trick_there");
      continue;
    }
    exam.require((all & bit(*t.trick)) != 0, field, "not_in_game", std::string(id_of(*t.trick)));
    exam.require((owned & bit(*t.trick)) == 0, field, "twice", std::string(id_of(*t.trick)));
    exam.require(t.markers <= kMarkersPerSuit && t.enhancements <= kSmallMost, field, "too_many");
    owned |= bit(*t.trick);
    on_engineer_slot += t.on_engineer_slot ? 1 : 0;
  }
  exam.require(on_engineer_slot <= (p.has(Character::engineer) ? 1 : 0), field, "engineer_slot");
  exam.require(regular_tricks(p) <= 3, field, "too_many");
}

void check_goods(Examination& exam, int seat) {
  const Player& p = player(exam.s, Seat(seat));
  exam.require(p.fame <= kAmountMost, seat_field(seat, "fame"), "too_many");
  exam.require(p.coins <= kAmountMost, seat_field(seat, "coins"), "too_many");
  exam.require(p.shards <= kShardsMost, seat_field(seat, "shards"), "too_many");
  const Limit limit = exam.s.table.options.component_limit;
  for (const std::uint8_t n : p.tokens) {
    exam.require(n <= (limit.exists() ? limit.most : kTokensMost), seat_field(seat, "tokens"),
                 "too_many");
  }
  for (const Maybe<Component>& pile : p.manager_piles) {
    exam.require(!pile || (p.has(Character::manager) && p.tokens[at(*pile)] > 0),
                 seat_field(seat, "manager_piles"), "manager_pile");
  }
  exam.require(!p.manager_piles[0] || p.manager_piles[0] != p.manager_piles[1],
               seat_field(seat, "manager_piles"), "manager_pile");
  exam.require(regular_piles(p) <= 6, seat_field(seat, "tokens"), "too_many_piles");
  for (const std::uint8_t n : p.performed_now) {
    exam.require(n <= kSmallMost, seat_field(seat, "performed_now"), "too_many");
  }
  exam.require(p.markers_to_keep <= kSmallMost, seat_field(seat, "markers_to_keep"), "too_many");
  exam.require(p.draws <= 100, seat_field(seat, "draws"), "too_many");
}

void check_powers(Examination& exam, int seat) {
  const Player& p = player(exam.s, Seat(seat));
  const Options& o = exam.s.table.options;
  for (std::size_t i = 0; i < p.powers.size(); ++i) {
    const bool slot = o.powers && i < o.power_slots.size();
    exam.require(p.powers[i] == LearnedPower{} || (slot && p.powers[i].power),
                 seat_field(seat, "powers"), "no_power_slot");
    exam.require(p.powers[i].used <= kSmallMost && p.powers[i].coins <= kPowerCoinsMost,
                 seat_field(seat, "powers"), "too_many");
    exam.require(!p.powers[i].power || exam.s.table.phase >= Phase::rolling,
                 seat_field(seat, "powers"), "not_in_phase",
                 std::string(id_of(exam.s.table.phase)));
  }
  exam.require(p.powers_in_hand == hand(exam.s, Seat(seat)).powers.size(),
               seat_field(seat, "powers_in_hand"), "wrong_number");
}

// In the hand, discarded and learned.
std::array<int, 3> powers_by_colour(const State& s, int seat) {
  const Hand& h = hand(s, Seat(seat));
  std::array<int, 3> held{};
  for (int kind = 0; kind < kPowers; ++kind) {
    held[at(def(Power(kind)).colour)] += h.powers.count(kind) + h.discarded_powers.count(kind);
  }
  for (const LearnedPower& p : player(s, Seat(seat)).powers) {
    if (p.power) ++held[at(def(*p.power).colour)];
  }
  return held;
}

// Powers are dealt to one player after the other; later everybody has discarded the same number.
void check_powers_dealt(Examination& exam, int seat) {
  const Table& t = exam.s.table;
  const Hand& h = hand(exam.s, Seat(seat));
  if (!t.options.powers) return;
  const int discarded = h.discarded_powers.size();
  const std::array<int, 3> held = powers_by_colour(exam.s, seat);
  const int sum = held[0] + held[1] + held[2];
  const std::string field = seat_field(seat, "cards.powers");
  const bool dealing = t.phase == Phase::dealing_powers;
  const bool dealt = t.phase > Phase::dealing_powers || (dealing && seat < t.cursor);
  const int least = dealt ? 3 * kPowersDealt : 0;
  int most = least;
  if (dealing && seat == t.cursor) most = 3 * kPowersDealt - 1;
  exam.require(sum >= least && sum <= most, field, "wrong_number", std::to_string(most));
  // One colour after the other.
  for (int colour = 0; colour < 3; ++colour) {
    const int due = std::clamp(sum - kPowersDealt * colour, 0, kPowersDealt);
    exam.require(held[static_cast<std::size_t>(colour)] == due, field, "colours",
                 std::string(id_of(Colour(colour))));
  }
  const int put = t.phase < Phase::discarding_powers ? 0 : kPowersDiscarded;
  const bool right = t.phase == Phase::discarding_powers ? discarded <= put : discarded == put;
  exam.require(right, seat_field(seat, "cards.discarded_powers"), "wrong_number",
               std::to_string(put));
}

void check_power_pool(Examination& exam) {
  const int copies = exam.s.table.options.powers ? kPowerCopies : 0;
  for (int kind = 0; kind < kPowers; ++kind) {
    int n = exam.s.secrets.power_pool.count(kind);
    for (int i = 0; i < exam.s.table.players(); ++i) {
      const Hand& h = hand(exam.s, Seat(i));
      n += h.powers.count(kind) + h.discarded_powers.count(kind);
      for (const LearnedPower& p : player(exam.s, Seat(i)).powers) {
        n += p.power == Power(kind) ? 1 : 0;
      }
    }
    exam.require(n == copies, "power_pool", "copies", std::string(id_of(Power(kind))));
  }
}

}  // namespace

void check_players(Examination& exam) {
  TrickMask owned = 0;
  for (int i = 0; i < exam.s.table.players() && exam.good(); ++i) {
    check_magician(exam, i);
    check_team(exam, i);
    check_tricks(exam, i, owned);
    check_goods(exam, i);
    check_powers(exam, i);
    check_powers_dealt(exam, i);
  }
  if (!exam.good()) return;
  const TrickMask all = initial_state(exam.s.table.options).table.residence;
  exam.require(exam.s.table.residence == (all & ~owned), "residence", "residence");
  check_power_pool(exam);
}

}  // namespace prestige::protocol
