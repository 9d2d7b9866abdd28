#include "protocol/catalogue.h"

#include <map>
#include <optional>
#include <unordered_map>

#include "embedded_texts.h"
#include "engine/core/assert.h"
#include "protocol/plural.h"

namespace prestige::protocol {

namespace {

struct Catalogue {
  Json json = Json::object();
  std::unordered_map<std::string_view, std::string_view> texts;  // into json
};

using Catalogues = std::map<std::string_view, Catalogue, std::less<>>;  // by path

void read(std::string_view source, Catalogue& catalogue) {
  catalogue.json = Json::parse(source, nullptr, /*allow_exceptions=*/false);
  ASSERT(catalogue.json.is_object());
  for (const auto& [key, value] : catalogue.json.items()) {
    ASSERT(value.is_string());
    catalogue.texts.emplace(key, value.get_ref<const std::string&>());
  }
}

// All catalogues, read when the first text is asked for and never changed again.
const Catalogues& catalogues() {
  static const Catalogues all = [] {
    Catalogues map;
    for (const EmbeddedText& file : embedded_texts) read(file.text, map[file.path]);
    return map;
  }();
  return all;
}

const Catalogue& find_catalogue(std::string_view domain, Language language) {
  static const Catalogue empty;
  std::string path(domain);
  path.append("/").append(id_of(language)).append(".json");
  const auto found = catalogues().find(path);
  return found == catalogues().end() ? empty : found->second;
}

std::optional<std::string_view> find_text(std::string_view domain, Language language,
                                          std::string_view key) {
  const auto& texts = find_catalogue(domain, language).texts;
  const auto found = texts.find(key);
  if (found == texts.end()) return std::nullopt;
  return found->second;
}

const std::string* find_argument(Arguments arguments, std::string_view name) {
  for (const auto& [key, value] : arguments) {
    if (key == name) return &value;
  }
  return nullptr;
}

// What stands in place of {placeholder}; nothing when no argument has its name.
std::optional<std::string> fill_in(std::string_view placeholder, Language language,
                                   Arguments arguments) {
  const std::size_t colon = placeholder.find(':');
  const std::string* value = find_argument(arguments, placeholder.substr(0, colon));
  if (value == nullptr) return std::nullopt;
  if (colon == std::string_view::npos) return *value;
  return *value + " " +
         std::string(plural_word(id_of(language), *value, placeholder.substr(colon + 1)));
}

// Placeholders without an argument stay as they are, so that they are seen.
std::string format(std::string_view pattern, Language language, Arguments arguments) {
  std::string out;
  while (true) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = pattern.find('}', open);
    if (open == std::string_view::npos || close == std::string_view::npos) break;
    out += pattern.substr(0, open);
    const auto filled = fill_in(pattern.substr(open + 1, close - open - 1), language, arguments);
    out += filled ? std::string_view(*filled) : pattern.substr(open, close - open + 1);
    pattern.remove_prefix(close + 1);
  }
  return out.append(pattern);
}

}  // namespace

std::string text(std::string_view domain, Language language, std::string_view key,
                 Arguments arguments) {
  const auto pattern = find_text(domain, language, key);
  return pattern ? format(*pattern, language, arguments) : "[" + std::string(key) + "]";
}

bool has_text(std::string_view domain, Language language, std::string_view key) {
  return find_text(domain, language, key).has_value();
}

LocalText local_text(std::string_view domain, std::string_view key, Arguments arguments) {
  return in_all_languages(
      [&](Language language) { return text(domain, language, key, arguments); });
}

const Json& catalogue(std::string_view domain, Language language) {
  return find_catalogue(domain, language).json;
}

}  // namespace prestige::protocol
