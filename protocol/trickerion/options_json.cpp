#include "protocol/catalogue.h"
#include "protocol/failure.h"
#include "protocol/json_reader.h"
#include "protocol/trickerion/json.h"
#include "protocol/trickerion/option_values.h"

namespace prestige::protocol {

using namespace trickerion;

namespace {

constexpr std::string_view kDomain = "trickerion";
constexpr Edition kEditions[] = {Edition::rulebook_2015, Edition::prototype, Edition::revised};
constexpr int kNumberMost = 255;  // of an option that only takes the values of the editions

// Calls f(spec, value) for every option in the order of options.def.
template <class O, class F>
void for_each_option(O& options, F&& f) {
  std::size_t next = 0;
  Options::fields(options, [&](std::string_view key, auto& value) {
    if (key != "players") f(option_specs()[next++], value);
  });
}

// The different values that the editions have.
Json values_of_editions(std::string_view key) {
  Json values = Json::array();
  for (const Edition edition : kEditions) {
    const Options set = preset(edition);
    for_each_option(set, [&](const OptionSpec& spec, const auto& value) {
      if (spec.id != key) return;
      const Json written = option_json(value);
      if (std::find(values.begin(), values.end(), written) == values.end()) {
        values.push_back(written);
      }
    });
  }
  return values;
}

// All values of a choice, or of a number and the items of a list {"min", "max"}.
template <class T>
Json allowed_values(const OptionSpec& spec) {
  if (spec.presets_only) return values_of_editions(spec.id);
  if constexpr (std::same_as<T, bool>) return Json::array({false, true});
  if constexpr (std::is_enum_v<T>) {
    Json words = Json::array();
    for (const std::string_view word : names_of<T>()) words.push_back(word);
    return words;
  }
  Json range = {{"min", spec.least}, {"max", spec.most}};
  if constexpr (NumberListOption<T>) {
    range["length"] = {{"min", T::kLengthMin}, {"max", T::kLengthMax}};
  }
  return range;
}

// The same for people: "a, b, c", "1 … 3", "2 × 1 … 3".
template <class T>
std::string allowed_words(const OptionSpec& spec) {
  const Json allowed = allowed_values<T>(spec);
  std::string words;
  if (allowed.is_array()) {
    for (const Json& one : allowed) {
      words += (words.empty() ? "" : ", ") + (one.is_array() ? one.dump() : quoted(one));
    }
    return words;
  }
  words = std::to_string(spec.least) + " … " + std::to_string(spec.most);
  if constexpr (NumberListOption<T>) {
    std::string length = std::to_string(T::kLengthMax);
    if (T::kLengthMin != T::kLengthMax) length = std::to_string(T::kLengthMin) + " … " + length;
    words = length + " × (" + words + ")";
  }
  return words;
}

Error option_error(std::string_view refusal, const std::string& key = {},
                   const std::string& detail = {}, const std::string& allowed = {}) {
  return Error{.code = "bad_option",
               .rule = {},
               .text = local_text(kDomain, "option_refusal." + std::string(refusal),
                                  {{"key", key}, {"detail", detail}, {"allowed", allowed}}),
               .refusal = std::string(refusal)};
}

Error unknown_option(const std::string& key) {
  std::vector<std::string_view> keys;
  for (const OptionSpec& spec : option_specs()) keys.push_back(spec.id);
  return option_error("unknown_key", shortened(key), {}, joined(keys));
}

template <class T>
bool read_checked(const OptionSpec& spec, const Json& in, T& out) {
  const int most = spec.presets_only ? kNumberMost : spec.most;
  if (!read_option_value(in, spec.least, most, out)) return false;
  if (!spec.presets_only) return true;
  const Json values = values_of_editions(spec.id);
  return std::find(values.begin(), values.end(), option_json(out)) != values.end();
}

std::string_view word_of(AppliesWith where) {
  constexpr std::string_view kWords[] = {"always",         "no_dark_alley", "dark_alley",
                                         "powers",         "no_powers",     "duel",
                                         "beginner_setup", "players_2",     "players_2_3"};
  return kWords[at(where)];
}

// The names of the values of a choice.
template <class T>
Json value_names(const std::string& entry) {
  Json out = Json::object();
  if constexpr (std::is_enum_v<T>) {
    for (const std::string_view word : names_of<T>()) {
      out[std::string(word)] = to_json(local_text(kDomain, entry + "." + std::string(word)));
    }
  }
  return out;
}

template <class T>
Json describe(const OptionSpec& spec, const T& usual) {
  const std::string entry = "option." + std::string(spec.id);
  Json out = {{"key", spec.id},
              {"group", spec.group},
              {"name", to_json(local_text(kDomain, entry + ".name"))},
              {"text", to_json(local_text(kDomain, entry))},
              {"type", option_type<T>()},
              {"allowed", allowed_values<T>(spec)},
              {"default", option_json(usual)},
              {"editions", Json::object()},
              {"applies_with", word_of(spec.applies_with)}};
  if constexpr (std::is_enum_v<T>) out["values"] = value_names<T>(entry);
  return out;
}

}  // namespace

Result<Options> read_trickerion_options(int players, const Json& options) {
  if (!options.is_object()) return std::unexpected(failure("bad_options"));
  Request request{.players = players, .values = {}, .given = {}};
  std::size_t known = 0;
  std::optional<Error> wrong;
  for_each_option(request.values, [&](const OptionSpec& spec, auto& value) {
    const auto found = options.find(std::string(spec.id));
    if (found == options.end()) return;
    ++known;
    request.given.set(at(spec.key));
    if (wrong || read_checked(spec, *found, value)) return;
    using Value = std::remove_cvref_t<decltype(value)>;
    const std::string detail = found->is_array() ? shortened(found->dump()) : quoted(*found);
    wrong = option_error("bad_value", std::string(spec.id), detail, allowed_words<Value>(spec));
  });
  for (const auto& entry : options.items()) {
    if (known == options.size()) break;
    const auto specs = option_specs();
    if (std::ranges::find(specs, entry.key(), &OptionSpec::id) == specs.end()) {
      return std::unexpected(unknown_option(entry.key()));
    }
  }
  if (wrong) return std::unexpected(*wrong);
  const auto resolved = resolve(request);
  if (!resolved) return std::unexpected(option_error(id_of(resolved.error())));
  return *resolved;
}

Json options_json(const Options& options) {
  Json out = Json::object();
  for_each_option(options, [&](const OptionSpec& spec, const auto& value) {
    out[std::string(spec.id)] = option_json(value);
  });
  return out;
}

Json describe_trickerion_options() {
  Json out = Json::array();
  const Options standard;
  for_each_option(standard, [&](const OptionSpec& spec, const auto& usual) {
    out.push_back(describe(spec, usual));
  });
  for (const Edition edition : kEditions) {
    const Json values = options_json(preset(edition));
    for (Json& option : out) {
      option["editions"][std::string(id_of(edition))] = values[option["key"].get<std::string>()];
    }
  }
  return out;
}

}  // namespace prestige::protocol
