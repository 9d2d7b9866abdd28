#include <algorithm>

#include "games/citadels/content/tables.h"
#include "games/citadels/rules/verbs.h"
#include "protocol/citadels/position_draft.h"
#include "protocol/citadels/words.h"

namespace prestige::protocol {

using namespace citadels;

namespace {

constexpr int kBuildingGoldMax = 60;

void load_building(Draft& draft) {
  const JsonReader in = draft.in["building"];
  if (!in.given() || in.is_null()) return;
  in.allow_only({"district", "gold", "payment"});
  in["district"].require();
  Building& building = draft.table().building;  // the card itself was read with the others
  building.gold = static_cast<std::uint8_t>(in["gold"].integer(0, kBuildingGoldMax).value_or(0));
  const auto payment = in["payment"].choice(kPaymentWords);
  building.payment = static_cast<Payment>(payment.value_or(0));
}

Seat likely_seat(const Draft& draft, Ask ask) {
  const Table& t = draft.table();
  switch (ask) {
    case Ask::threat:
      return t.blackmailer;
    case Ask::warrant:
      return t.magistrate;
    case Ask::hand_over_late:
      return draft.s.secrets.holder[4];
    default:
      return t.turn.rank == 0 ? Seat::nobody() : t.turn.seat;
  }
}

Pending read_pending(Draft& draft, const JsonReader& in) {
  in.allow_only({"ask", "seat", "other", "left", "to_aside", "seats", "card", "given"});
  in["ask"].require();
  Pending pending;
  pending.ask = static_cast<Ask>(in["ask"].choice(kAskWords).value_or(0));
  pending.seat = read_seat(draft, in["seat"]).value_or(likely_seat(draft, pending.ask));
  pending.other = read_seat(draft, in["other"]).value_or(Seat::nobody());
  pending.left = static_cast<std::uint8_t>(in["left"].integer(0, kDeckSize).value_or(0));
  pending.to_aside = in["to_aside"].boolean().value_or(false);
  in["seats"].each_item([&](const JsonReader& item) {
    pending.seats.add(read_seat(draft, item).value_or(Seat::nobody()));
  });
  if (in["card"].given()) {
    const auto card = district_from(in["card"].text().value_or(""));
    pending.card = static_cast<std::uint8_t>(card.value_or(District{}));
  }
  if (in["given"].given()) {
    draft.s.secrets.swap_given = read_rank(draft, in["given"]).value_or(0);
  }
  return pending;
}

}  // namespace

void load_pending(Draft& draft) {
  load_building(draft);
  draft.in["pending"].each_item([&](const JsonReader& item) {
    if (draft.table().pending.full()) return refuse(draft.in["pending"], "too_many_questions");
    draft.table().pending.push_back(read_pending(draft, item));
  });
}

namespace {

// The questions of a position, one at a time from the top: is it one the rules would have asked,
// and does it leave somebody an answer?
class Stack {
 public:
  explicit Stack(const Draft& draft) : s_(draft.s), t_(draft.s.table) {}

  bool fits() const {
    if (t_.pending.empty()) return true;
    if (t_.phase == Phase::dealing) return is_deal();
    const std::size_t size = t_.pending.size();
    const Pending& bottom = t_.pending[0];
    if (bottom.ask == Ask::give_back) return gives_back();
    if (bottom.ask == Ask::finish_build) return pays_for_build();
    const bool keeps = bottom.ask == Ask::keep || bottom.ask == Ask::research;
    if (keeps && size == 2) return fits_keep(bottom) && fits_draw(t_.pending[1], true);
    return size == 1 && fits_alone(bottom);
  }

 private:
  bool is_player(Seat seat) const { return seat.index() < t_.players(); }
  bool is_mine(const Pending& p) const { return in_turn() && p.seat == t_.turn.seat; }
  bool in_turn() const { return t_.phase == Phase::taking_turn; }
  bool at_end() const { return t_.phase == Phase::ending_turn; }
  int hand(Seat seat) const { return hand_of(s_, seat).size(); }
  bool plain(const Pending& p) const { return !p.to_aside && p.seats.empty(); }

  // C3.5: four cards each, dealt from the first seat on; the stack begins with the last one.
  bool is_deal() const {
    int left = 0;
    for (std::size_t i = 0; i < t_.pending.size(); ++i) {
      const Pending& p = t_.pending[i];
      if (p.ask != Ask::draw || !plain(p) || p.left == 0 || !is_player(p.seat)) return false;
      left += p.left;
    }
    return left <= s_.secrets.deck.size();
  }

  bool fits_draw(const Pending& p, bool to_aside) const {
    return p.ask == Ask::draw && is_player(p.seat) && p.seat == t_.pending[0].seat &&
           p.to_aside == to_aside && p.left > 0 && p.left <= s_.secrets.deck.size();
  }

  // C5.2: in a Hospital turn cards are gathered outside a turn.
  bool is_gathering(const Pending& p) const {
    return is_mine(p) || (t_.phase == Phase::calling && is_player(p.seat));
  }
  bool fits_keep(const Pending& p) const {
    return p.ask == Ask::keep ? is_gathering(p) : is_mine(p);
  }

  bool fits_pull(const Pending& p) const {
    return is_player(p.seat) && is_player(p.other) && p.seat != p.other && hand(p.seat) > 0 &&
           (in_turn() || at_end()) && p.other == t_.turn.seat;
  }

  // R.seer: cards still to be pulled, then one for each of the seats.
  bool gives_back() const {
    const Pending& bottom = t_.pending[0];
    if (!is_mine(bottom) || bottom.seats.empty() || bottom.seats.has(bottom.seat)) return false;
    if ((bottom.seats.bits() >> t_.players()) != 0) return false;
    SeatSet pulled;
    for (std::size_t i = 1; i < t_.pending.size(); ++i) {
      const Pending& p = t_.pending[i];
      const bool fits = p.ask == Ask::pull && fits_pull(p) && bottom.seats.has(p.seat);
      if (!fits || pulled.has(p.seat)) return false;
      pulled.add(p.seat);
    }
    return hand(bottom.seat) + pulled.size() >= bottom.seats.size();
  }

  // C6.11: first the cards of a Thieves' Den, then those for the lender, then the district stands.
  bool pays_for_build() const {
    if (!is_mine(t_.pending[0]) || !is_building()) return false;
    int cards = 0;
    Ask before = Ask::finish_build;
    for (std::size_t i = 1; i < t_.pending.size(); ++i) {
      const Pending& p = t_.pending[i];
      const bool lends = p.ask == Ask::hand_over_cards && before == Ask::finish_build &&
                         is_player(p.other) && p.other != p.seat;
      const bool pays = p.ask == Ask::pay_cards && before != Ask::pay_cards;
      if ((!lends && !pays) || !is_mine(p) || p.left == 0) return false;
      cards += p.left;
      before = p.ask;
    }
    return cards <= hand(t_.turn.seat);
  }

  bool is_building() const {
    return t_.building.gold <= t_.turn.build_gold && !def_of(t_.building.district).never_built;
  }

  bool fits_crown(const Pending& p) const {
    const bool emperor = def_of(t_.cast[4]).crown == CrownRole::gives;
    const bool now = p.ask == Ask::hand_over
                         ? at_end() && p.seat == t_.turn.seat
                         : t_.phase == Phase::ending_round && p.seat == s_.secrets.holder[4];
    return emperor && now && is_player(p.seat);
  }

  bool fits_receive(const Pending& p) const {
    const Rank given = s_.secrets.swap_given;
    return t_.phase == Phase::swapping && t_.players() <= 3 && is_player(p.seat) &&
           is_player(p.other) && p.seat != p.other && given != 0 &&
           s_.secrets.holder[given] == p.seat;
  }

  bool fits_graveyard(const Pending& p) const {
    return in_turn() && is_player(p.seat) && p.seat != t_.turn.seat && gold_of(s_, p.seat) > 0;
  }

  bool fits_placing(const Pending& p) const {
    const bool warrants = p.ask == Ask::place_warrants;
    const int placed = std::popcount(warrants ? t_.warrants : t_.threats);
    return is_mine(p) && p.left > 0 && placed > 0 && placed + p.left == (warrants ? 3 : 2);
  }

  bool fits_alone(const Pending& p) const {
    switch (p.ask) {
      case Ask::draw:
        return fits_draw(p, false) && (is_gathering(p) || (at_end() && p.seat == t_.turn.seat));
      case Ask::pull:
        return fits_pull(p);
      case Ask::keep:
      case Ask::research:
        return fits_keep(p) && !s_.secrets.aside.empty();
      case Ask::redraw:
        return is_mine(p) && hand(p.seat) + s_.secrets.aside.size() > 0;
      case Ask::look:
        return is_mine(p) && is_player(p.other) && p.other != p.seat && hand(p.other) > 0;
      case Ask::hand_over:
      case Ask::hand_over_late:
        return fits_crown(p);
      case Ask::loot:
        return (in_turn() || at_end()) && p.seat == t_.turn.seat && is_player(p.other) &&
               p.other != p.seat && hand(p.other) > 0 && gold_of(s_, p.other) > 0;
      case Ask::place_warrants:
        return t_.turn.as == Character::magistrate && fits_placing(p);
      case Ask::place_threats:
        return t_.turn.as == Character::blackmailer && fits_placing(p);
      case Ask::sign_warrant:
        return t_.turn.as == Character::magistrate && is_mine(p) && t_.warrants != 0;
      case Ask::place_rose:
        return t_.turn.as == Character::blackmailer && is_mine(p) && t_.threats != 0;
      case Ask::bribe:
        return is_mine(p) && (t_.threats & bit(t_.turn.rank)) != 0;
      case Ask::threat:
        return in_turn() && p.seat == t_.blackmailer && (t_.threats & bit(t_.turn.rank)) != 0;
      case Ask::warrant:
        return in_turn() && p.seat == t_.magistrate && (t_.warrants & bit(t_.turn.rank)) != 0 &&
               is_building();
      case Ask::graveyard:
        return fits_graveyard(p);
      case Ask::hospital:
        return t_.phase == Phase::calling && is_player(p.seat) && t_.called != 0 &&
               t_.called == t_.killed;
      case Ask::receive:
        return fits_receive(p);
      case Ask::give_back:
      case Ask::hand_over_cards:
      case Ask::pay_cards:
      case Ask::finish_build:
        return false;
    }
    return false;
  }

  const State& s_;
  const Table& t_;
};

bool has(const Table& t, std::initializer_list<Ask> asks) {
  return std::ranges::any_of(t.pending, [&](const Pending& pending) {
    return std::ranges::find(asks, pending.ask) != asks.end();
  });
}

// Things that exist only while a question is about them.
void check_unasked(Draft& draft) {
  const Table& t = draft.table();
  const Secrets& secrets = draft.s.secrets;
  if (!secrets.aside.empty() && !has(t, {Ask::keep, Ask::research, Ask::redraw, Ask::pay_cards})) {
    refuse(draft.in["aside"], "nobody_asks");
  }
  if (draft.in["building"].is_object() != has(t, {Ask::warrant, Ask::finish_build})) {
    refuse(draft.in["building"], "nobody_asks");
  }
  draft.in["pending"].each_item([&](const JsonReader& item) {
    const bool graveyard = item["ask"].value() == "graveyard";
    if (item["card"].given() != graveyard) refuse(item["card"], "nobody_asks");
    if (item["given"].given() && item["ask"].value() != "receive") {
      refuse(item["given"], "nobody_asks");
    }
  });
  if (t.warrants != 0 && secrets.signed_warrant == 0 &&
      !has(t, {Ask::place_warrants, Ask::sign_warrant})) {
    refuse(draft.in["signed"], "must_be_marked");
  }
  if (t.threats_placed != 0 && secrets.rose == 0 &&
      !has(t, {Ask::place_threats, Ask::place_rose})) {
    refuse(draft.in["rose"], "must_be_marked");
  }
}

}  // namespace

void check_pending(Draft& draft) {
  const JsonReader in = draft.in["pending"];
  const Table& t = draft.table();
  check_unasked(draft);
  // A turn that is held up asks its own questions first.
  const bool free = t.turn.rank == 0 || t.turn.mode == Mode::normal ||
                    t.turn.mode == Mode::resumed || t.turn.gathered;
  if (!Stack(draft).fits() || (!t.pending.empty() && !free)) {
    refuse(in, "question_does_not_fit",
           std::string(word_of(kAskWords, t.pending.empty() ? Ask::draw : t.pending.back().ask)),
           phase_word(t.phase));
  }
}

}  // namespace prestige::protocol
