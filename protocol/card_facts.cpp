#include "protocol/card_facts.h"

namespace prestige::protocol {

std::string card_facts(const GameCodec& codec) {
  const Json content = codec.content();
  std::string out = "{\n";
  std::string_view before_kind;
  for (const auto& [kind, cards] : content.items()) {
    out += before_kind;
    out += "  \"" + kind + "\": [\n";
    std::string_view before_card;
    for (const Json& card : cards) {
      out += before_card;
      out += "    " + card.dump();
      before_card = ",\n";
    }
    out += "\n  ]";
    before_kind = ",\n";
  }
  return out + "\n}\n";
}

}  // namespace prestige::protocol
