#include "protocol/trickerion/text_parts.h"

#include <cstdlib>

namespace prestige::protocol {

using namespace trickerion;

std::string fill_text(std::string_view key, Language language, const TextParts& p) {
  return text(kTrickerionTexts, language, key,
              {{"seat", p.seat},
               {"other", p.other},
               {"character", p.character},
               {"character2", p.character2},
               {"role", p.role},
               {"card", p.card},
               {"card2", p.card2},
               {"magician", p.magician},
               {"trick", p.trick},
               {"trick2", p.trick2},
               {"suit", p.suit},
               {"performance", p.performance},
               {"performance2", p.performance2},
               {"slot", p.slot},
               {"corner", p.corner},
               {"prophecy", p.prophecy},
               {"power", p.power},
               {"component", p.component},
               {"component2", p.component2},
               {"die", p.die},
               {"face", p.face},
               {"spot", p.spot},
               {"deck", p.deck},
               {"omen", p.omen},
               {"omen2", p.omen2},
               {"turn_setup", p.turn_setup},
               {"category", p.category},
               {"gain", p.gain},
               {"marker", p.marker},
               {"marker2", p.marker2},
               {"gains", p.gains},
               {"amount", p.amount},
               {"amount2", p.amount2}});
}

std::string word_for(Card card, Language language) {
  if (!card.exists()) return "";
  if (card.hidden()) return text(kTrickerionTexts, language, "term.unknown_card");
  return card.is_special() ? word_for(card.special(), language)
                           : word_for(card.permanent(), language);
}

std::string word_for(Seat seat, Language language, const Names& names) {
  if (!seat.is_player()) return "";
  const auto index = static_cast<std::size_t>(seat.index());
  if (index < names.size() && !names[index].empty()) return names[index];
  return text(kTrickerionTexts, language, "term.player",
              {{"amount", std::to_string(seat.index() + 1)}});
}

namespace {

void add_amount(std::string& out, int amount, std::string_view key, Language language) {
  if (amount == 0) return;
  if (!out.empty()) out += ", ";
  out += amount > 0 ? "+" : "−";
  out += text(kTrickerionTexts, language, key, {{"amount", std::to_string(std::abs(amount))}});
}

}  // namespace

std::string word_for(const Amounts& gains, Language language) {
  std::string out;
  add_amount(out, gains.fame, "gain.fame", language);
  add_amount(out, gains.coins, "gain.coins", language);
  add_amount(out, gains.shards, "gain.shards", language);
  return out.empty() ? text(kTrickerionTexts, language, "gain.nothing") : out;
}

}  // namespace prestige::protocol
