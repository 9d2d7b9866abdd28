#include "tests/golden/trickerion/play.h"

#include "tests/conformance/trickerion/option_text.h"

namespace prestige::golden {

using namespace trickerion;
using Format = PlayFormat<Trickerion>;

std::optional<Options> Format::options(const Request& request) {
  const auto options = resolve(request);
  return options ? std::optional(*options) : std::nullopt;
}

void Format::write(std::ostream& out, const Request& request) {
  out << "players " << request.players << '\n';
#define GROUP(name)
#define OPTION(key, ...)                                                               \
  if (request.has(OptionKey::key)) {                                                   \
    out << "option " #key " " << conformance::option_text(request.values.key) << '\n'; \
  }
#define PRESET(key, ...) OPTION(key, )
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
}

bool Format::read(std::istream& words, const std::string& key, Request& request) {
  if (key == "players") return static_cast<bool>(words >> request.players);
  std::string name, value;
  if (key != "option" || !(words >> name >> value)) return false;
#define GROUP(group)
#define OPTION(option, ...)                                        \
  if (name == #option) {                                           \
    request.given.set(at(OptionKey::option));                      \
    return conformance::read_option(value, request.values.option); \
  }
#define PRESET(option, ...) OPTION(option, )
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  return false;
}

void Format::write(std::ostream& out, const EventView& view) {
  const Event& event = view.event;
  const auto name = [&](const auto& value) {
    if (value) out << ' ' << id_of(*value);
  };
  const auto card = [&](Card value) {
    if (value.is_special()) out << ' ' << id_of(value.special());
    if (value.is_permanent()) out << ' ' << id_of(value.permanent());
  };
  const auto amount = [&](const char* of, const std::optional<std::int16_t>& value) {
    if (value) out << ' ' << of << *value;
  };
  out << id_of(event.kind);
  if (event.seat != Seat::nobody()) out << ' ' << name_of(event.seat);
  if (event.other != Seat::nobody()) out << " & " << name_of(event.other);
  name(event.character);
  name(event.character2);
  name(event.role);
  card(event.card);
  card(event.card2);
  name(event.magician);
  name(event.trick);
  name(event.trick2);
  name(event.suit);
  name(event.performance);
  name(event.performance2);
  name(event.slot);
  name(event.corner);
  name(event.prophecy);
  name(event.power);
  name(event.component);
  name(event.component2);
  name(event.die);
  name(event.face);
  name(event.spot);
  name(event.deck);
  name(event.omen);
  name(event.turn_setup);
  name(event.category);
  amount("fame ", event.fame);
  amount("coins ", event.coins);
  amount("shards ", event.shards);
  amount("x", event.amount);
  if (view.concealed) out << " ?";
}

void Format::write_score(std::ostream& out, const Outcome& outcome, std::size_t seat) {
  const Score& score = outcome.score[seat];
  const auto part = [&](std::string_view name, int points) {
    if (points != 0) out << ", " << name << ' ' << points;
  };
  out << "fame " << score.fame;
  part("shards", score.shards);
  part("coins", score.coins);
  part("apprentices", score.apprentices);
  part("specialists", score.specialists);
  part("specials", score.specials);
  for (std::size_t i = 0; i < kSuits; ++i) part(id_of(Suit(i)), score.trick_bonus[i]);
  part("legendary_repertoire", score.legendary_repertoire);
}

}  // namespace prestige::golden
