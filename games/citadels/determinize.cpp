#include <bit>
#include <cstdint>

#include "games/citadels/content/tables.h"
#include "games/citadels/observation.h"
#include "games/citadels/rules/selection.h"

namespace prestige::citadels {

namespace {

// Hidden characters. The slots of the selection are filled with the ranks that are not face up;
// what the viewer knows restricts which rank may lie in which slot. Two things may have changed
// places afterwards without the viewer knowing which: the face-down card under the last-player
// rule, and the characters swapped by the Theater. Each such possibility is a variant; a variant is
// drawn by the number of assignments it allows, then an assignment of it, so every consistent world
// is equally likely.

using SlotMask = std::uint16_t;

struct Variant {
  bool last_took_down = false;
  int swap_from = -1;  // slot of the Theater's owner
  int swap_to = -1;    // slot of the opponent
};

class CharacterWorlds {
 public:
  CharacterWorlds(const Observation& seen, Variant variant) : seen_(seen), variant_(variant) {
    const Table& t = seen.table;
    slots_ = selection_slots(t);
    for (Rank rank = 1; rank <= t.ranks(); ++rank) {
      if ((t.face_up & bit(rank)) == 0) ranks_[count_++] = rank;
    }
    ASSERT(count_ == slots_.size());
    for (std::size_t i = 0; i < count_; ++i) allowed_[i] = allowed_slots(ranks_[i]);
    count_ways();
  }

  std::uint64_t ways() const { return ways_[0]; }
  Variant variant() const { return variant_; }

  // A uniformly drawn assignment, written into the secrets.
  void draw(Rng& rng, State& s) const {
    std::array<Rank, kRanksMax> at_slot{};
    SlotMask used = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      auto r = rng.below(static_cast<std::uint32_t>(ways_[used]));
      for (SlotMask rest = static_cast<SlotMask>(allowed_[i] & ~used);;
           rest &= static_cast<SlotMask>(rest - 1)) {
        const int slot = std::countr_zero(rest);
        const SlotMask next = static_cast<SlotMask>(used | (1u << slot));
        if (r < ways_[next]) {
          at_slot[static_cast<std::size_t>(slot)] = ranks_[i];
          used = next;
          break;
        }
        r -= static_cast<std::uint32_t>(ways_[next]);
      }
    }
    write(at_slot, s);
  }

 private:
  // Who holds the character of a slot after the Theater; nobody for cards in the middle.
  Seat holder(std::size_t slot) const {
    std::size_t label = slot;
    if (variant_.last_took_down) {  // the last player's card was the face-down one
      if (slot == 0) label = slots_.size() - 1;
      if (slot + 1 == slots_.size()) label = 0;
    }
    if (variant_.swap_from >= 0) {
      const auto from = static_cast<std::size_t>(variant_.swap_from);
      const auto to = static_cast<std::size_t>(variant_.swap_to);
      if (label == from) {
        label = to;
      } else if (label == to) {
        label = from;
      }
    }
    if (label >= seen_.table.slots_filled || slots_[label].kind != SlotKind::keep) {
      return Seat::nobody();
    }
    return slot_seat(seen_.table, slots_[label]);
  }

  // Slots here are as first laid out: before the last player and the Theater exchanged anything.
  SlotMask allowed_slots(Rank rank) const {
    SlotMask mask = 0;
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
      if (fits(rank, slot)) mask |= static_cast<SlotMask>(1u << slot);
    }
    return mask;
  }

  bool fits(Rank rank, std::size_t slot) const {
    return fits_view(rank, slot) && fits_own(rank, slot) && fits_table(rank, slot);
  }

  // What the viewer saw: a pile holds exactly the ranks of its slot and the later ones.
  bool fits_view(Rank rank, std::size_t slot) const {
    const bool last_rule = last_player_rule(seen_.table.players(), seen_.table.ranks());
    std::size_t look = 0;
    for (std::size_t i = 0; i < slots_.size() && look < 2; ++i) {
      if (slots_[i].kind != SlotKind::keep || slot_seat(seen_.table, slots_[i]) != seen_.viewer) {
        continue;
      }
      const RankMask pile = seen_.seen_pile[look];
      if (pile == 0) break;
      const bool last = last_rule && i + 1 == slots_.size();
      const bool in_pile = slot >= i || (last && slot == 0);
      if (((pile & bit(rank)) != 0) != in_pile) return false;
      ++look;
    }
    return true;
  }

  // The viewer's own choices.
  bool fits_own(Rank rank, std::size_t slot) const {
    std::size_t label = slot;
    if (variant_.last_took_down) {
      if (slot == 0) label = slots_.size() - 1;
      if (slot + 1 == slots_.size()) label = 0;
    }
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (seen_.slot[i] != 0 && (seen_.slot[i] == rank) != (i == label)) return false;
    }
    const auto matches = [&](int swapped, Rank known) {
      return known == 0 || swapped < 0 ||
             (known == rank) == (static_cast<std::size_t>(swapped) == label);
    };
    return matches(variant_.swap_from, seen_.swap_given) &&
           matches(variant_.swap_to, seen_.swap_received);
  }

  // What everybody saw: who showed which rank, and which ranks nobody answered for.
  bool fits_table(Rank rank, std::size_t slot) const {
    const Table& t = seen_.table;
    const Seat who = holder(slot);
    if (seen_.viewer.is_player() && t.slots_filled == slots_.size()) {
      const bool mine = (seen_.characters & bit(rank)) != 0;
      if (seen_.characters != 0 && mine != (who == seen_.viewer)) return false;
    }
    if (t.is_shown(rank)) return who == t.shown_by[rank];
    const bool called = rank <= t.called;
    // C10.1: a killed rank 4 is shown at the end of the round.
    const bool late = t.phase == Phase::ending_round || t.phase == Phase::over;
    const bool silent = called && (rank != t.killed || (late && rank == 4));
    return !silent || who == Seat::nobody();
  }

  void count_ways() {
    const std::size_t full = std::size_t{1} << count_;
    ways_[full - 1] = 1;
    for (std::size_t used = full - 1; used-- > 0;) {
      const auto i = static_cast<std::size_t>(std::popcount(used));
      std::uint64_t sum = 0;
      for (std::size_t rest = allowed_[i] & ~used; rest != 0; rest &= rest - 1) {
        sum += ways_[used | (rest & (~rest + 1))];
      }
      ways_[used] = static_cast<std::uint32_t>(sum);
    }
  }

  void write(std::array<Rank, kRanksMax> at_slot, State& s) const {
    for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
      const Seat who = holder(slot);
      if (who != Seat::nobody() && handed_out()) s.secrets.holder[at_slot[slot]] = who;
    }
    if (variant_.swap_from >= 0) {
      // The swapped cards by the slots they came from, seen after the last player's choice.
      const auto card_of = [&](int label) {
        auto slot = static_cast<std::size_t>(label);
        if (variant_.last_took_down) {
          if (slot == 0)
            slot = slots_.size() - 1;
          else if (slot + 1 == slots_.size())
            slot = 0;
        }
        return at_slot[slot];
      };
      s.secrets.swap_given = card_of(variant_.swap_from);
      s.secrets.swap_received = card_of(variant_.swap_to);
    }
    s.secrets.last_took_down = variant_.last_took_down;
    if (variant_.last_took_down) std::swap(at_slot[0], at_slot[slots_.size() - 1]);
    for (std::size_t slot = 0; slot < seen_.table.slots_filled; ++slot) {
      s.secrets.slot[slot] = at_slot[slot];
    }
  }

  bool handed_out() const { return seen_.table.phase > Phase::selecting; }

  const Observation& seen_;
  Variant variant_;
  std::span<const Slot> slots_;
  std::size_t count_ = 0;
  std::array<Rank, kRanksMax> ranks_{};
  std::array<SlotMask, kRanksMax> allowed_{};
  std::array<std::uint32_t, std::size_t{1} << kRanksMax> ways_{};
};

// All variants the viewer cannot exclude from the order of events alone.
InlineVec<Variant, 18> variants(const Observation& seen) {
  const Table& t = seen.table;
  const auto slots = selection_slots(t);
  InlineVec<Variant, 18> list;
  const bool last_may_have =
      last_player_rule(t.players(), t.ranks()) && t.slots_filled == slots.size();
  for (int took = 0; took <= (last_may_have ? 1 : 0); ++took) {
    Variant variant{.last_took_down = took == 1};
    if (t.swap_owner == Seat::nobody()) {
      list.push_back(variant);
      continue;
    }
    for (std::size_t from = 0; from < slots.size(); ++from) {
      if (slots[from].kind != SlotKind::keep || slot_seat(t, slots[from]) != t.swap_owner) continue;
      for (std::size_t to = 0; to < slots.size(); ++to) {
        if (slots[to].kind != SlotKind::keep || slot_seat(t, slots[to]) != t.swap_opponent) {
          continue;
        }
        variant.swap_from = static_cast<int>(from);
        variant.swap_to = static_cast<int>(to);
        list.push_back(variant);
      }
    }
  }
  return list;
}

void draw_characters(const Observation& seen, Rng& rng, State& s) {
  s.secrets.holder.fill(Seat::nobody());
  if (seen.table.phase < Phase::selecting) return;
  std::uint64_t total = 0;
  for (const Variant& variant : variants(seen)) total += CharacterWorlds(seen, variant).ways();
  ASSERT(total > 0);
  std::uint64_t r = rng.below(static_cast<std::uint32_t>(total));
  for (const Variant& variant : variants(seen)) {
    const CharacterWorlds worlds(seen, variant);
    if (r < worlds.ways()) {
      worlds.draw(rng, s);
      break;
    }
    r -= worlds.ways();
  }
}

// Hidden districts: all cards of the game that the viewer does not see are dealt at random to the
// places whose sizes are known.
void draw_districts(const Observation& seen, Rng& rng, State& s) {
  const Table& t = seen.table;
  Bag unseen;
  for (const DistrictDef& def : kDistrictDefs) {
    const bool in_game = def.type != Type::unique || (t.uniques & bit(def.id)) != 0;
    for (int i = 0; in_game && i < def.copies; ++i) unseen.add(static_cast<int>(def.id));
  }
  for (const City& city : t.city) {
    unseen.remove(city.plain);
    unseen.remove(city.beautified);
  }
  bool building = false;
  Seat looked_at = Seat::nobody();
  for (const Pending& pending : t.pending) {
    if (pending.ask == Ask::graveyard) unseen.remove(pending.card);
    if (pending.ask == Ask::look && pending.seat == seen.viewer) looked_at = pending.other;
    building = building || pending.ask == Ask::warrant || pending.ask == Ask::finish_build;
  }
  if (building) unseen.remove(static_cast<int>(t.building.district));
  for (const Bag& known : {seen.hand, seen.tucked, seen.aside, seen.seen_hand})
    unseen.remove(known);
  for (const Observation::Tail& card : seen.tail) {
    if (card.known) unseen.remove(static_cast<int>(card.district));
  }

  const auto draw = [&] {
    const int kind =
        unseen.pick(static_cast<int>(rng.below(static_cast<std::uint32_t>(unseen.size()))));
    unseen.remove(kind);
    return kind;
  };
  const auto fill = [&](Bag& bag, int size) {
    while (bag.size() < size) bag.add(draw());
  };
  for (int i = 0; i < t.players(); ++i) {
    const auto index = static_cast<std::size_t>(i);
    const bool own = Seat(i) == seen.viewer;
    if (own) s.secrets.hand[index] = seen.hand;
    if (Seat(i) == looked_at) s.secrets.hand[index] = seen.seen_hand;
    if (own) s.secrets.tucked[index] = seen.tucked;
    fill(s.secrets.hand[index], seen.hand_size[index]);
    fill(s.secrets.tucked[index], seen.tucked_size[index]);
  }
  s.secrets.aside = seen.aside;
  fill(s.secrets.aside, seen.aside_size);
  for (const Observation::Tail& card : seen.tail) {
    if (card.starts_group) s.secrets.deck.close_group();
    const District d = card.known ? card.district : static_cast<District>(draw());
    const bool mine = card.known && seen.viewer.is_player();
    s.secrets.deck.put_under(d, card.public_knowledge ? kKnownByAll
                                : mine ? static_cast<KnownBy>(1u << seen.viewer.index())
                                       : KnownBy{0});
  }
  s.secrets.deck.close_group();
  const bool dealt = t.phase >= Phase::dealing;
  if (dealt) s.secrets.deck.add_shuffled(unseen);
}

// One of the marked ranks at random.
Rank draw_mark(RankMask marked, Rng& rng) {
  if (marked == 0) return 0;
  const auto count = static_cast<std::uint32_t>(std::popcount(marked));
  return static_cast<Rank>(select_bit(marked, static_cast<int>(rng.below(count))));
}

bool is_pending(const Table& t, Ask ask) {
  for (const Pending& pending : t.pending) {
    if (pending.ask == ask) return true;
  }
  return false;
}

}  // namespace

State determinize(const Observation& seen, Rng& rng) {
  State s{};
  s.table = seen.table;
  const Table& t = seen.table;
  if (t.phase > Phase::stocking) {
    draw_districts(seen, rng, s);
  }
  draw_characters(seen, rng, s);
  const bool placing_warrants =
      is_pending(t, Ask::place_warrants) || is_pending(t, Ask::sign_warrant);
  const bool placing_threats = is_pending(t, Ask::place_threats) || is_pending(t, Ask::place_rose);
  s.secrets.signed_warrant = seen.signed_warrant;
  if (seen.signed_warrant == 0 && !placing_warrants) {
    s.secrets.signed_warrant = draw_mark(t.warrants, rng);
  }
  s.secrets.rose = seen.rose;
  if (seen.rose == 0 && !placing_threats) s.secrets.rose = draw_mark(t.threats_placed, rng);
  if (is_pending(t, Ask::receive)) {
    // The Theater's owner has named the card to give; others must guess it.
    RankMask own = 0;
    for (Rank rank = 1; rank <= t.ranks(); ++rank) {
      if (s.secrets.holder[rank] == t.pending.back().seat) own |= bit(rank);
    }
    s.secrets.swap_given = seen.swap_given != 0 ? seen.swap_given : draw_mark(own, rng);
  }
  return s;
}

}  // namespace prestige::citadels
