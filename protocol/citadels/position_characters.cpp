#include <bit>

#include "games/citadels/rules/selection.h"
#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

bool is_selected(const Draft& draft) { return draft.table().phase > Phase::selecting; }

int characters_each(const Draft& draft) { return draft.players() <= 3 ? 2 : 1; }

std::string id_at(const Draft& draft, Rank rank) {
  return std::string(id_of(draft.table().cast[rank]));
}

int held_by(const Draft& draft, Seat seat) {
  int count = 0;
  for (const Seat holder : draft.s.secrets.holder) count += holder == seat ? 1 : 0;
  return count;
}

void load_face_up(Draft& draft) {
  Table& t = draft.table();
  const JsonReader in = draft.in["selection"]["face_up"];
  t.face_up = read_ranks(draft, in);
  const int wanted = face_up_count(t.players(), t.ranks());
  const int count = std::popcount(t.face_up);
  const bool complete = in.given() && t.phase > Phase::laying_out;
  if (t.phase < Phase::laying_out && count > 0) refuse(in, "not_in_phase", phase_word(t.phase));
  if (count > wanted || (complete && count < wanted)) {
    refuse(in, "face_up_count", std::to_string(count), std::to_string(wanted));
  }
  if ((t.face_up & bit(Rank{4})) != 0) refuse(in, "rank4_face_up", id_at(draft, 4));
}

void load_slots(Draft& draft) {
  Table& t = draft.table();
  const JsonReader in = draft.in["selection"]["slots"];
  const std::size_t most =
      t.phase < Phase::selecting ? 0 : selection_slots(t.players(), t.ranks()).size();
  RankMask taken = t.face_up;
  std::size_t filled = 0;
  in.each_item([&](const JsonReader& item) {
    const Rank rank = read_rank(draft, item).value_or(0);
    if (filled == most) return refuse(in, "slots_count", {}, std::to_string(most));
    if (rank == 0) return refuse(item, "unknown_character", "null");
    if ((taken & bit(rank)) != 0) return refuse(item, "character_twice", id_at(draft, rank));
    taken |= bit(rank);
    draft.s.secrets.slot[filled++] = rank;
  });
  if (filled > 0 && is_selected(draft) && filled < most) {
    refuse(in, "slots_count", std::to_string(filled), std::to_string(most));
  }
  if (most > 0) t.slots_filled = static_cast<std::uint8_t>(filled);
  const JsonReader took = draft.in["selection"]["last_took_down"];
  draft.s.secrets.last_took_down = took.boolean().value_or(false);
  const bool may_take = most > 0 && filled == most && last_player_rule(t.players(), t.ranks());
  if (draft.s.secrets.last_took_down && !may_take) refuse(took, "no_last_player_choice");
}

// Lays characters of the pile face up that are in no slot, as many as are missing.
void complete_face_up(Draft& draft) {
  Table& t = draft.table();
  const int wanted = face_up_count(t.players(), t.ranks());
  RankMask free = static_cast<RankMask>(pile(draft.s) & ~bit(Rank{4}));
  for (Rank rank = 1; rank <= t.ranks(); ++rank) {
    if (draft.s.secrets.holder[rank] != Seat::nobody()) free &= static_cast<RankMask>(~bit(rank));
  }
  for_each_rank(free, [&](Rank rank) {
    if (std::popcount(t.face_up) < wanted) t.face_up |= bit(rank);
  });
  if (std::popcount(t.face_up) < wanted) {
    refuse(draft.in["selection"]["slots"], "rank4_face_up", id_at(draft, 4));
  }
}

// Somebody holds a character; whatever says otherwise is refused.
void claim(Draft& draft, const JsonReader& in, Rank rank, Seat seat) {
  if (rank == 0 || seat == Seat::nobody()) return;
  Seat& holder = draft.s.secrets.holder[rank];
  if (holder == seat) return;
  if (holder != Seat::nobody() || (draft.table().face_up & bit(rank)) != 0) {
    return refuse(in, "character_twice", id_at(draft, rank));
  }
  if (held_by(draft, seat) == characters_each(draft)) {
    return refuse(in, "too_many_characters", id_at(draft, rank),
                  std::to_string(characters_each(draft)));
  }
  holder = seat;
}

void claim_listed(Draft& draft) {
  for (int i = 0; i < draft.players(); ++i) {
    const auto seat = draft.seat(i);
    if (!seat) continue;
    const JsonReader in = (*seat)["characters"];
    for_each_rank(read_ranks(draft, in), [&](Rank rank) { claim(draft, in, rank, Seat(i)); });
  }
}

// Characters shown and the owners of marks tell who holds what, too.
void claim_shown(Draft& draft) {
  draft.in["shown"].each_field([&](const std::string& id, const JsonReader& in) {
    const Json name = id;
    claim(draft, in, read_rank(draft, in.with(name)).value_or(0),
          read_seat(draft, in).value_or(Seat::nobody()));
  });
  const auto owner = [&](std::string_view key) {
    return read_seat(draft, draft.in[key]).value_or(Seat::nobody());
  };
  for (const std::string_view key : {"witch", "magistrate"}) {
    claim(draft, draft.in[key], 1, owner(key));
  }
  for (const std::string_view key : {"thief", "blackmailer"}) {
    // The Witch may act as either of them.
    if (owner(key) != owner("witch")) claim(draft, draft.in[key], 2, owner(key));
  }
}

// The player of the turn holds its character, unless it is the Witch acting as somebody else.
void claim_turn(Draft& draft) {
  const JsonReader turn = draft.in["turn"];
  if (!turn.is_object()) return;
  const Seat seat = read_seat(draft, turn["seat"]).value_or(Seat::nobody());
  const bool full = held_by(draft, seat) == characters_each(draft);
  const bool resumed = turn["mode"].is_text() && turn["mode"].value() == "resumed";
  const bool may_be_witch = draft.table().bewitched != 0 && draft.s.secrets.holder[1] == seat;
  if (resumed || (may_be_witch && full)) return;
  claim(draft, turn["character"], read_rank(draft, turn["character"]).value_or(0), seat);
}

void claim_all(Draft& draft) {
  claim_listed(draft);
  claim_shown(draft);
  claim_turn(draft);
}

// Characters that nobody was given so far, in the order in which they are dealt out.
InlineVec<Rank, kRanksMax + 3> dealing_order(const Draft& draft) {
  InlineVec<Rank, kRanksMax + 3> order;
  const Table& t = draft.table();
  const Rank called = t.called;
  const Rank killed = t.killed;
  // Who laid the marks.
  if (t.killed != 0 || t.bewitched != 0 || t.warrants != 0) order.push_back(1);
  if (t.robbed != 0 || t.threats_placed != 0) order.push_back(2);
  for (int rank = called + 1; rank <= t.ranks(); ++rank) {
    if (rank != killed) order.push_back(static_cast<Rank>(rank));
  }
  for (int rank = 1; rank <= called; ++rank) {
    if (rank != killed) order.push_back(static_cast<Rank>(rank));
  }
  if (killed != 0) order.push_back(killed);
  return order;
}

void deal_rest(Draft& draft) {
  auto& holder = draft.s.secrets.holder;
  const auto order = dealing_order(draft);
  for (int i = 0; i < draft.players(); ++i) {
    for (const Rank rank : order) {
      if (held_by(draft, Seat(i)) == characters_each(draft)) break;
      const bool free = holder[rank] == Seat::nobody() && (draft.table().face_up & bit(rank)) == 0;
      if (free) holder[rank] = Seat(i);
    }
  }
}

struct Swap {
  Rank given = 0;
  Rank received = 0;
};

// The Theater's swap, as it says itself.
Swap load_swap(Draft& draft) {
  Table& t = draft.table();
  const JsonReader in = draft.in["swap"];
  if (!in.given() || in.is_null()) return {};
  in.allow_only({"owner", "opponent", "given", "received"});
  for (const std::string_view key : {"owner", "opponent", "given", "received"}) in[key].require();
  t.swap_owner = read_seat(draft, in["owner"]).value_or(Seat::nobody());
  t.swap_opponent = read_seat(draft, in["opponent"]).value_or(Seat::nobody());
  const Swap swap{read_rank(draft, in["given"]).value_or(0),
                  read_rank(draft, in["received"]).value_or(0)};
  draft.s.secrets.swap_given = swap.given;
  draft.s.secrets.swap_received = swap.received;
  const bool fits = t.swap_owner != Seat::nobody() && t.swap_opponent != Seat::nobody() &&
                    t.swap_owner != t.swap_opponent && swap.given != 0 && swap.received != 0 &&
                    swap.given != swap.received && t.phase >= Phase::calling;
  if (!fits) refuse(in, "bad_swap");
  return swap;
}

void exchange_holders(Draft& draft, Swap swap) {
  if (swap.given == 0 || swap.received == 0) return;
  std::swap(draft.s.secrets.holder[swap.given], draft.s.secrets.holder[swap.received]);
}

void check_swapped(Draft& draft, Swap swap) {
  if (swap.given == 0 || swap.received == 0) return;
  const auto& holder = draft.s.secrets.holder;
  if (holder[swap.given] != draft.table().swap_opponent ||
      holder[swap.received] != draft.table().swap_owner) {
    refuse(draft.in["swap"], "bad_swap");
  }
}

// Finds the slots that lead to the present holders: kept characters ascending, then the others.
void find_slots(Draft& draft) {
  State& s = draft.s;
  const auto slots = selection_slots(s.table);
  RankMask kept = 0;
  RankMask others = static_cast<RankMask>(s.table.all_ranks() & ~s.table.face_up);
  for (Rank rank = 1; rank <= s.table.ranks(); ++rank) {
    if (s.secrets.holder[rank] == Seat::nobody()) continue;
    kept |= bit(rank);
    others &= static_cast<RankMask>(~bit(rank));
  }
  for (std::size_t i = 0; i < slots.size(); ++i) {
    RankMask from = others;
    if (slots[i].kind == SlotKind::keep) {
      from = 0;
      for_each_rank(kept, [&](Rank rank) {
        if (s.secrets.holder[rank] == slot_seat(s.table, slots[i])) from |= bit(rank);
      });
    }
    ASSERT(from != 0);
    const auto rank = static_cast<Rank>(std::countr_zero(static_cast<unsigned>(from)));
    s.secrets.slot[i] = rank;
    kept &= static_cast<RankMask>(~bit(rank));
    others &= static_cast<RankMask>(~bit(rank));
  }
  s.table.slots_filled = static_cast<std::uint8_t>(slots.size());
}

// Everybody holds what the slots say; the lists of the seats may only repeat it.
void hold_slots(Draft& draft, Swap swap) {
  hand_out_characters(draft.s);
  exchange_holders(draft, swap);
  check_swapped(draft, swap);
  claim_all(draft);
}

void deal_characters(Draft& draft, Swap swap) {
  claim_all(draft);
  if (!draft.errors.none()) return;
  deal_rest(draft);
  complete_face_up(draft);
  check_swapped(draft, swap);
  if (!draft.errors.none()) return;
  exchange_holders(draft, swap);
  find_slots(draft);
  exchange_holders(draft, swap);
}

// Before everybody has chosen nobody holds a character.
void refuse_characters(Draft& draft) {
  for (int i = 0; i < draft.players(); ++i) {
    const auto seat = draft.seat(i);
    if (!seat) continue;
    if (read_ranks(draft, (*seat)["characters"]) != 0) {
      refuse((*seat)["characters"], "not_in_phase", phase_word(draft.table().phase));
    }
  }
}

}  // namespace

void load_characters(Draft& draft) {
  draft.in["selection"].allow_only({"face_up", "slots", "last_took_down"});
  load_face_up(draft);
  load_slots(draft);
  const Swap swap = load_swap(draft);
  if (!draft.errors.none()) return;
  if (!is_selected(draft)) {
    refuse_characters(draft);
    if (draft.table().phase == Phase::selecting) complete_face_up(draft);
  } else if (draft.table().slots_filled > 0) {
    complete_face_up(draft);
    hold_slots(draft, swap);
  } else {
    deal_characters(draft, swap);
  }
}

}  // namespace prestige::protocol
