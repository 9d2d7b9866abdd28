#include "games/trickerion/options.h"

namespace prestige::trickerion {

namespace {

constexpr std::array<Options, 3> kPresets = [] {
  std::array<Options, 3> presets{};
#define GROUP(name)
#define OPTION(key, type, rulebook_2015, prototype, revised, ...) \
  presets[1].key = prototype;                                     \
  presets[2].key = revised;
#define PRESET(key, type, rulebook_2015, prototype, revised, ...) \
  presets[1].key = prototype;                                     \
  presets[2].key = revised;
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  return presets;
}();

constexpr std::array<OptionSpec, kOptions> kSpecs = [] {
  std::array<OptionSpec, kOptions> specs{};
  std::size_t next = 0;
  std::string_view group;
#define GROUP(name) group = #name;
#define OPTION(key, type, rulebook_2015, prototype, revised, least, most, applies) \
  specs[next++] = {OptionKey::key, #key, group, least, most, false, AppliesWith::applies};
#define PRESET(key, type, rulebook_2015, prototype, revised, applies) \
  specs[next++] = {OptionKey::key, #key, group, 0, 0, true, AppliesWith::applies};
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  return specs;
}();
static_assert(kSpecs.back().key == OptionKey(kOptions - 1));

// Section 17c: one setting with two names; what is given determines the other.
void agree_on_duel(const Request& request, Options& options) {
  if (request.has(OptionKey::two_player_variant)) {
    options.duel = options.two_player_variant == TwoPlayerVariant::duel;
  } else if (request.has(OptionKey::duel)) {
    options.two_player_variant = options.duel ? TwoPlayerVariant::duel : TwoPlayerVariant::off;
  } else if (request.players != 2) {
    options.duel = false;
    options.two_player_variant = TwoPlayerVariant::off;
  }
}

}  // namespace

Options preset(Edition edition) { return kPresets[at(edition)]; }

std::span<const OptionSpec> option_specs() { return kSpecs; }

std::string_view id_of(OptionRefusal refusal) {
  constexpr std::string_view kIds[] = {"players_2_to_4",   "powers_need_dark_alley",
                                       "duel_for_two",     "variant_for_two",
                                       "duel_true_agrees", "duel_false_agrees"};
  return kIds[at(refusal)];
}

std::expected<Options, OptionRefusal> resolve(const Request& request) {
  const Options& asked = request.values;
  if (request.players < kPlayersMin || request.players > kPlayersMax) {
    return std::unexpected(OptionRefusal::players_2_to_4);
  }
  const bool given_duel = request.has(OptionKey::duel);
  const bool given_variant = request.has(OptionKey::two_player_variant);
  if (given_duel && given_variant &&
      asked.duel != (asked.two_player_variant == TwoPlayerVariant::duel)) {
    return std::unexpected(asked.duel ? OptionRefusal::duel_true_agrees
                                      : OptionRefusal::duel_false_agrees);
  }
  if (request.players != 2) {
    if (given_duel && asked.duel) return std::unexpected(OptionRefusal::duel_for_two);
    if (given_variant && asked.two_player_variant != TwoPlayerVariant::off) {
      return std::unexpected(OptionRefusal::variant_for_two);
    }
  }
  Options options = preset(asked.edition);
  options.players = static_cast<std::uint8_t>(request.players);
#define GROUP(name)
#define OPTION(key, ...) \
  if (request.has(OptionKey::key)) options.key = asked.key;
#define PRESET(key, ...) \
  if (request.has(OptionKey::key)) options.key = asked.key;
#include "games/trickerion/options.def"
#undef GROUP
#undef OPTION
#undef PRESET
  agree_on_duel(request, options);
  if (options.powers && !options.dark_alley) {
    return std::unexpected(OptionRefusal::powers_need_dark_alley);
  }
  return options;
}

}  // namespace prestige::trickerion
