#include <bit>

#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

constexpr int kWarrantsMax = 3;
constexpr int kThreatsMax = 2;

Rank mark(Draft& draft, std::string_view key) {
  return read_rank(draft, draft.in[key]).value_or(0);
}

Rank lowest(RankMask ranks) {
  return ranks == 0 ? Rank{0} : static_cast<Rank>(std::countr_zero(unsigned{ranks}));
}

// The rank called last when nothing is said: that of the turn, or all of them.
Rank likely_call(const Draft& draft) {
  const Table& t = draft.table();
  if (t.phase >= Phase::ending_round) return static_cast<Rank>(t.ranks());
  const bool in_turn = t.phase == Phase::taking_turn || t.phase == Phase::ending_turn;
  return in_turn ? read_rank(draft, draft.in["turn"]["character"]).value_or(0) : Rank{0};
}

// Who used the ability of a rank: its player, or the Witch as this character.
Seat user_of(const Draft& draft, Rank rank) {
  const Table& t = draft.table();
  return t.bewitched == rank ? t.witch : draft.s.secrets.holder[rank];
}

Seat owner(Draft& draft, std::string_view key, bool has_marks, Rank rank) {
  const Seat likely = has_marks ? user_of(draft, rank) : Seat::nobody();
  return read_seat(draft, draft.in[key]).value_or(likely);
}

// C5.4: every called character that somebody holds is shown, unless it was killed.
void load_shown(Draft& draft) {
  Table& t = draft.table();
  for (Rank rank = 1; rank <= t.called; ++rank) {
    if (rank != t.killed) t.shown_by[rank] = draft.s.secrets.holder[rank];
  }
  const bool late = t.phase == Phase::over || (t.phase == Phase::ending_round && t.round_step > 0);
  if (late && t.killed == 4) t.shown_by[4] = draft.s.secrets.holder[4];  // C10.1
  const JsonReader shown = draft.in["shown"];
  RankMask listed = 0;
  shown.each_field([&](const std::string& id, const JsonReader& in) {
    const Json name = id;
    const Rank rank = read_rank(draft, in.with(name)).value_or(0);
    if (rank == 0) return;
    listed |= bit(rank);
    const bool hospital = rank == t.killed && rank <= t.called;
    if (hospital) t.shown_by[rank] = read_seat(draft, in).value_or(Seat::nobody());
    if (!t.is_shown(rank)) refuse(in, "not_shown_yet", id);
  });
  for (Rank rank = 1; shown.given() && rank <= t.ranks(); ++rank) {
    if (t.is_shown(rank) && (listed & bit(rank)) == 0) {
      refuse(shown, "must_be_shown", std::string(id_of(t.cast[rank])));
    }
  }
}

// C7.6: the Bishop's city, once the call has come to it.
Seat likely_protected(const Draft& draft) {
  constexpr Rank kBishop = 5;
  const Table& t = draft.table();
  const bool acted = t.cast[kBishop] == Character::bishop && t.called >= kBishop;
  if (!acted || t.killed == kBishop) return Seat::nobody();
  const JsonReader turn = draft.in["turn"];
  const bool cut = t.bewitched == kBishop && t.called == kBishop && turn.is_object() &&
                   draft.s.secrets.holder[1] != read_seat(draft, turn["seat"]);
  return cut ? Seat::nobody() : user_of(draft, kBishop);
}

}  // namespace

void load_call(Draft& draft) {
  Table& t = draft.table();
  const JsonReader called = draft.in["called"];
  t.called = called.given() ? mark(draft, "called") : likely_call(draft);
  t.killed = mark(draft, "killed");
  t.bewitched = mark(draft, "bewitched");
  t.robbed = mark(draft, "robbed");
  t.warrants = read_ranks(draft, draft.in["warrants"]);
  t.threats = read_ranks(draft, draft.in["threats"]);
  const JsonReader placed = draft.in["threats_placed"];
  t.threats_placed = placed.given() ? read_ranks(draft, placed) : t.threats;
}

void load_marks(Draft& draft) {
  Table& t = draft.table();
  load_shown(draft);
  t.witch = owner(draft, "witch", t.bewitched != 0, 1);
  t.thief = owner(draft, "thief", t.robbed != 0, 2);
  t.magistrate = owner(draft, "magistrate", t.warrants != 0, 1);
  t.blackmailer = owner(draft, "blackmailer", t.threats_placed != 0, 2);
  t.protected_seat = read_seat(draft, draft.in["protected"]).value_or(likely_protected(draft));
  t.blank_shown = mark(draft, "blank_shown");
  t.rose_shown = draft.in["rose_shown"].boolean().value_or(false);
  Secrets& secrets = draft.s.secrets;
  secrets.signed_warrant = read_rank(draft, draft.in["signed"]).value_or(lowest(t.warrants));
  const RankMask maybe_rose = static_cast<RankMask>(t.threats_placed & ~bit(t.blank_shown));
  secrets.rose = read_rank(draft, draft.in["rose"]).value_or(lowest(maybe_rose));
}

namespace {

// A mark that only one character makes, once its rank was called.
struct Mark {
  std::string_view key;
  Character maker;
  RankMask on;  // the characters it lies on
  Seat owner;
  Rank lowest_target;  // C8.3: some spare the first ranks
  int most;
};

void check_mark(Draft& draft, const Mark& mark) {
  const Table& t = draft.table();
  const JsonReader in = draft.in[mark.key];
  const bool used = mark.on != 0 || mark.owner != Seat::nobody();
  if (!used) return;
  const Rank rank = rank_of(mark.maker);
  const std::string maker(id_of(mark.maker));
  if (!t.in_cast(mark.maker) || t.called < rank || t.killed == rank) {
    return refuse(in, "maker_not_called", maker);
  }
  const bool by_player = mark.owner == draft.s.secrets.holder[rank] && t.bewitched != rank;
  const bool by_witch = t.bewitched == rank && mark.owner == t.witch;
  if (mark.owner == Seat::nobody() || (!by_player && !by_witch)) {
    return refuse(in, "wrong_owner", maker);
  }
  if (lowest(mark.on) != 0 && (lowest(mark.on) < mark.lowest_target || lowest(mark.on) == rank)) {
    return refuse(in, "spared_character", std::string(id_of(t.cast[lowest(mark.on)])));
  }
  if (std::popcount(mark.on) > mark.most) {
    refuse(in, "too_many_marks", std::to_string(std::popcount(mark.on)), std::to_string(mark.most));
  }
}

RankMask as_mask(Rank rank) { return rank == 0 ? RankMask{0} : bit(rank); }

void check_secret_marks(Draft& draft) {
  const Table& t = draft.table();
  const Secrets& secrets = draft.s.secrets;
  if ((as_mask(secrets.signed_warrant) & ~t.warrants) != 0) {
    refuse(draft.in["signed"], "not_marked");
  }
  if ((as_mask(secrets.rose) & ~t.threats_placed) != 0) refuse(draft.in["rose"], "not_marked");
  if ((t.threats & ~t.threats_placed) != 0) refuse(draft.in["threats"], "not_marked");
  const bool blank_fits = t.blank_shown == 0 || (t.blank_shown != secrets.rose &&
                                                 (bit(t.blank_shown) & t.threats_placed) != 0);
  if (!blank_fits) refuse(draft.in["blank_shown"], "not_marked");
  if (t.rose_shown && secrets.rose == 0) refuse(draft.in["rose_shown"], "not_marked");
}

void check_call(Draft& draft) {
  const Table& t = draft.table();
  const JsonReader in = draft.in["called"];
  const bool before = t.phase < Phase::calling && t.called != 0;
  const bool after = t.phase >= Phase::ending_round && t.called != t.ranks();
  if (before || after) refuse(in, "not_in_phase", phase_word(t.phase));
}

}  // namespace

void check_marks(Draft& draft) {
  using enum Character;
  const Table& t = draft.table();
  check_call(draft);
  // The killer has no seat on the table: whoever holds the character did it.
  const Seat killer = t.killed != 0 ? draft.s.secrets.holder[1] : Seat::nobody();
  for (const Mark& mark :
       {Mark{"killed", assassin, as_mask(t.killed), killer, 2, 1},
        Mark{"bewitched", witch, as_mask(t.bewitched), t.witch, 2, 1},
        Mark{"robbed", thief, as_mask(t.robbed), t.thief, 3, 1},
        Mark{"warrants", magistrate, t.warrants, t.magistrate, 2, kWarrantsMax},
        Mark{"threats_placed", blackmailer, t.threats_placed, t.blackmailer, 3, kThreatsMax}}) {
    check_mark(draft, mark);
  }
  for (const auto& [key, set] : {std::pair{"witch", t.witch != Seat::nobody() && t.bewitched == 0},
                                 {"thief", t.thief != Seat::nobody() && t.robbed == 0}}) {
    if (set) refuse(draft.in[key], "owner_without_mark");
  }
  check_secret_marks(draft);
}

}  // namespace prestige::protocol
