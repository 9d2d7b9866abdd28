#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0

#include <fmt/core.h>
#include <toml++/toml.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "server/app/config.h"

namespace prestige::server::app {

namespace {

using Loaded = std::expected<void, std::string>;

// A value of the file as text, if it has the type that the setting has.
std::optional<std::string> text_of(const Setting& setting, const toml::node& node) {
  if (std::holds_alternative<Setting::Ref<int>>(setting.value)) {
    const auto* number = node.as_integer();
    return number ? std::optional(std::to_string(number->get())) : std::nullopt;
  }
  if (std::holds_alternative<Setting::Ref<bool>>(setting.value)) {
    const auto* truth = node.as_boolean();
    return truth ? std::optional<std::string>(truth->get() ? "true" : "false") : std::nullopt;
  }
  if (std::holds_alternative<Setting::Ref<std::string>>(setting.value)) {
    const auto* text = node.as_string();
    return text ? std::optional(text->get()) : std::nullopt;
  }
  const auto* list = node.as_array();
  if (!list) return std::nullopt;
  std::string out;
  for (const auto& item : *list) {
    const auto* text = item.as_string();
    if (!text || text->get().find(',') != std::string::npos) return std::nullopt;
    out += (out.empty() ? "" : ",") + text->get();
  }
  return out;
}

std::string all_names() {
  std::string out;
  for (const Setting& setting : settings())
    out.append(out.empty() ? "" : ", ").append(setting.name);
  return out;
}

Loaded set_from(Config& config, const std::string& file, const toml::key& key,
                const toml::node& node) {
  const auto where = [&](const toml::source_region& region) {
    return fmt::format("{}:{}: {}", file, region.begin.line, key.str());
  };
  const auto found = std::ranges::find(settings(), key.str(), &Setting::name);
  if (found == settings().end()) {
    return std::unexpected(
        fmt::format("{} is not a setting; there are: {}", where(key.source()), all_names()));
  }
  const auto text = text_of(*found, node);
  if (!text) {
    return std::unexpected(fmt::format("{} has the wrong type; allowed: {}", where(node.source()),
                                       allowed_text(*found)));
  }
  const auto set = set_value(config, *found, *text);
  if (!set) return std::unexpected(where(node.source()) + " " + set.error());
  return {};
}

// The line of a character outside of strings and comments that is not ASCII. There is no place for
// one in TOML, and the parser must not see it: it takes such characters for impossible.
std::optional<int> stray_line(std::string_view text) {
  std::string_view end;  // of the string or comment that we are in
  int line = 1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    if (text[i] == '\n') ++line;
    if (!end.empty()) {
      const bool broken_off = end.size() == 1 && text[i] == '\n';
      if (end.front() == '"' && text[i] == '\\') {
        ++i;
      } else if (rest.starts_with(end) || broken_off) {
        i += broken_off ? 0 : end.size() - 1;
        end = {};
      }
    } else if (text[i] == '#') {
      end = "\n";
    } else if (text[i] == '"' || text[i] == '\'') {
      const std::string_view three = text[i] == '"' ? "\"\"\"" : "'''";
      end = rest.starts_with(three) ? three : three.substr(2);
      i += end.size() - 1;
    } else if (static_cast<unsigned char>(text[i]) >= 0x80) {
      return line;
    }
  }
  return std::nullopt;
}

// The line of a section. The parser does not survive every beginning of one.
std::optional<int> section_line(std::string_view text) {
  int line = 1;
  bool blank = true;  // so far in this line
  for (const char c : text) {
    if (blank && c == '[') return line;
    if (c == '\n') ++line;
    blank = c == '\n' || (blank && (c == ' ' || c == '\t' || c == '\r'));
  }
  return std::nullopt;
}

Loaded read_file(Config& config, const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::error_code ignored;
  if (!in || std::filesystem::is_directory(file, ignored)) {
    return std::unexpected(fmt::format("cannot read {}", file));
  }
  if (const auto line = section_line(text)) {
    return std::unexpected(fmt::format("{}:{}: there are no sections, only settings; there are: {}",
                                       file, *line, all_names()));
  }
  if (const auto line = stray_line(text)) {
    return std::unexpected(
        fmt::format("{}:{}: only texts in quotes may have other characters than "
                    "those of English keyboards",
                    file, *line));
  }
  const toml::parse_result result = toml::parse(text, file);
  if (!result) {
    const toml::parse_error& error = result.error();
    const auto line = error.source().begin.line;
    return std::unexpected(line > 0 ? fmt::format("{}:{}: {}", file, line, error.description())
                                    : fmt::format("cannot read {}", file));
  }
  for (const auto& [key, node] : result.table()) {
    if (auto set = set_from(config, file, key, node); !set) return set;
  }
  return {};
}

}  // namespace

std::expected<Config, std::string> load_config(const ConfigSources& sources) {
  Config config;
  if (!sources.file.empty()) {
    if (const auto read = read_file(config, sources.file); !read) {
      return std::unexpected(read.error());
    }
  }
  for (const Setting& setting : settings()) {
    const std::string name = variable_name(setting);
    const char* value = sources.env ? sources.env(name.c_str()) : nullptr;
    if (value == nullptr) continue;
    if (const auto set = set_value(config, setting, value); !set) {
      return std::unexpected(name + " " + set.error());
    }
  }
  for (const auto& [name, value] : sources.options) {
    const auto found = std::ranges::find(settings(), name, &Setting::name);
    if (found == settings().end()) return std::unexpected("there is no setting " + name);
    if (const auto set = set_value(config, *found, value); !set) {
      return std::unexpected(option_name(*found) + " " + set.error());
    }
  }
  return config;
}

}  // namespace prestige::server::app
