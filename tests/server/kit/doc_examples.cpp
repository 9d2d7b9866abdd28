#include "tests/server/kit/doc_examples.h"

#include <charconv>
#include <set>

namespace prestige::test {

namespace {

constexpr std::string_view kAny = "…";

using protocol::Json;

// ---- reading ----

// The next word of a line, taken off it.
std::string_view next_word(std::string_view& line) {
  while (line.starts_with(' ')) line.remove_prefix(1);
  const std::string_view word = line.substr(0, line.find(' '));
  line.remove_prefix(word.size());
  while (line.starts_with(' ')) line.remove_prefix(1);
  return word;
}

bool is_name(std::string_view word) {
  return !word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == word.npos;
}

bool is_json(std::string_view line) { return line.starts_with('{') || line.starts_with('['); }

std::string_view without_who(std::string_view line, std::string& who) {
  std::string_view rest = line;
  const std::string_view word = next_word(rest);
  if (!is_name(word)) return line;
  who = word;
  return rest;
}

bool read_step(std::string_view line, bool socket, DocStep& step) {
  line = without_who(line, step.who);
  if (!socket && step.sent) {
    step.method = next_word(line);
    step.target = next_word(line);
    if (!step.target.starts_with('/')) return false;
  } else if (!socket) {
    const std::string_view status = next_word(line);
    const auto end = status.data() + status.size();
    if (std::from_chars(status.data(), end, step.status).ptr != end || step.status == 0)
      return false;
  } else if (step.who.empty()) {
    return false;
  }
  step.text = line;
  return line.empty() ? !socket : is_json(line);
}

class Reader {
 public:
  bool read(std::string_view line) {
    ++line_;
    if (!inside_) {
      const bool socket = line == "```ws-example";
      if (!socket && line != "```http-example") return true;
      inside_ = true;
      examples.push_back({socket, line_, {}});
      return true;
    }
    if (line == "```") {
      inside_ = false;
      return true;
    }
    if (line.empty() || line.starts_with('#')) return true;
    return read_inside(line);
  }
  bool inside() const { return inside_; }
  int line() const { return line_; }

  std::vector<DocExample> examples;

 private:
  bool read_inside(std::string_view line) {
    if (!line.starts_with("> ") && !line.starts_with("< ")) return false;
    DocExample& example = examples.back();
    const bool sent = line.front() == '>';
    line.remove_prefix(2);
    const bool goes_on = line.starts_with(' ') || is_json(line);
    if (goes_on) {
      if (example.steps.empty() || example.steps.back().sent != sent) return false;
      example.steps.back().text += line;
      return true;
    }
    DocStep step{.sent = sent, .line = line_, .who = {}, .method = {}, .target = {}, .text = {}};
    if (!read_step(line, example.socket, step)) return false;
    example.steps.push_back(std::move(step));
    return true;
  }

  int line_ = 0;
  bool inside_ = false;
};

// ---- matching ----

// A text with any characters at each "…".
bool text_fits(std::string_view pattern, std::string_view text) {
  const std::size_t any = pattern.find(kAny);
  if (any == pattern.npos) return pattern == text;
  if (!text.starts_with(pattern.substr(0, any))) return false;
  pattern.remove_prefix(any + kAny.size());
  for (std::size_t at = any; at <= text.size(); ++at) {
    if (text_fits(pattern, text.substr(at))) return true;
  }
  return false;
}

bool fits(const Json& pattern, const Json& value, DocNames& names) {
  if (pattern.is_string()) {
    const auto& text = pattern.get_ref<const std::string&>();
    if (text == kAny) return true;
    if (text.starts_with('$') && is_name(std::string_view(text).substr(1))) {
      return names.emplace(text.substr(1), value).first->second == value;
    }
    return value.is_string() && text_fits(text, value.get_ref<const std::string&>());
  }
  if (pattern.is_object()) {
    if (!value.is_object()) return false;
    for (const auto& [key, part] : pattern.items()) {
      if (key == kAny) continue;
      if (!value.contains(key) || !fits(part, value[key], names)) return false;
    }
    return true;
  }
  if (pattern.is_array()) {
    if (!value.is_array()) return false;
    const bool open = !pattern.empty() && pattern.back() == kAny;
    const std::size_t size = pattern.size() - (open ? 1 : 0);
    if (open ? value.size() < size : value.size() != size) return false;
    for (std::size_t i = 0; i < size; ++i) {
      if (!fits(pattern[i], value[i], names)) return false;
    }
    return true;
  }
  return pattern == value;
}

// ---- running ----

class Runner {
 public:
  Runner(DocServer& server, DocNames names) : server_(server), names_(std::move(names)) {}

  void run(const DocExample& example) {
    for (const DocStep& step : example.steps) {
      if (example.socket) {
        run_socket(step);
      } else {
        run_http(step);
      }
    }
  }

  std::vector<std::string> failures;

 private:
  void fail(const DocStep& step, const std::string& what) {
    failures.push_back("line " + std::to_string(step.line) + ": " + what);
  }

  void run_http(const DocStep& step) {
    if (step.sent) {
      const auto token = names_.find(step.who + "_token");
      if (!step.who.empty() && token == names_.end()) fail(step, step.who + " has no session");
      answer_ =
          server_.http(token == names_.end() ? "" : token->second.get<std::string>(), step.method,
                       doc_filled(step.target, names_), doc_filled(step.text, names_));
      return;
    }
    if (answer_.status != step.status) {
      return fail(step, "status " + std::to_string(answer_.status) + ": " + answer_.body);
    }
    const Json body = Json::parse(answer_.body, nullptr, /*allow_exceptions=*/false);
    const auto pattern = doc_pattern(step.text);
    if (!step.text.empty() && (!pattern || !doc_fits(*pattern, body, names_))) {
      return fail(step, answer_.body);
    }
    if (!step.who.empty() && body.is_object() && body.contains("token")) {
      names_[step.who + "_token"] = body["token"];
    }
  }

  void run_socket(const DocStep& step) {
    if (open_.insert(step.who).second) server_.open(step.who);
    if (step.sent) return server_.send(step.who, doc_filled(step.text, names_));
    const auto pattern = doc_pattern(step.text);
    if (!pattern) return fail(step, "no JSON: " + step.text);
    std::string last = "nothing came";
    while (const auto message = server_.receive(step.who)) {
      last = *message;
      const Json json = Json::parse(*message, nullptr, /*allow_exceptions=*/false);
      if (doc_fits(*pattern, json, names_)) return;
    }
    fail(step, last);
  }

  DocServer& server_;
  DocNames names_;
  DocServer::Answer answer_;
  std::set<std::string> open_;
};

}  // namespace

std::expected<std::vector<DocExample>, std::string> doc_examples(std::string_view markdown) {
  Reader reader;
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    if (!reader.read(markdown.substr(0, end))) {
      return std::unexpected("line " + std::to_string(reader.line()) + " of the examples");
    }
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
  }
  if (reader.inside()) return std::unexpected("the last block has no end");
  return std::move(reader.examples);
}

std::optional<Json> doc_pattern(std::string_view text) {
  // "…" outside of texts becomes a text, in an object a field of its own.
  std::string json;
  std::string open;  // brackets
  bool in_text = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (!in_text && text.substr(i).starts_with(kAny)) {
      const bool field = open.ends_with('{') && !json.ends_with(':');
      json += field ? "\"…\":\"…\"" : "\"…\"";
      i += kAny.size() - 1;
      continue;
    }
    if (in_text && c == '\\' && i + 1 < text.size()) {
      json += text.substr(i++, 2);
      continue;
    }
    if (c == '"') in_text = !in_text;
    if (!in_text && (c == '{' || c == '[')) open += c;
    if (!in_text && (c == '}' || c == ']') && !open.empty()) open.pop_back();
    if (in_text || c != ' ') json += c;
  }
  Json pattern = Json::parse(json, nullptr, /*allow_exceptions=*/false);
  if (pattern.is_discarded()) return std::nullopt;
  return pattern;
}

bool doc_fits(const Json& pattern, const Json& value, DocNames& names) {
  DocNames taken = names;
  if (!fits(pattern, value, taken)) return false;
  names = std::move(taken);
  return true;
}

std::string doc_filled(std::string_view text, const DocNames& names) {
  std::string out;
  while (!text.empty()) {
    const std::size_t start = std::min(text.find('$'), text.size());
    out += text.substr(0, start);
    text.remove_prefix(start);
    if (text.empty()) break;
    const std::size_t size =
        std::min(text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_", 1), text.size());
    const auto found = names.find(std::string(text.substr(1, size - 1)));
    if (found == names.end()) {
      out += text.substr(0, size);
    } else {
      out += found->second.is_string() ? found->second.get<std::string>() : found->second.dump();
    }
    text.remove_prefix(size);
  }
  return out;
}

std::vector<std::string> run_examples(const std::vector<DocExample>& examples, DocServer& server,
                                      DocNames names) {
  Runner runner(server, std::move(names));
  for (const DocExample& example : examples) runner.run(example);
  return std::move(runner.failures);
}

}  // namespace prestige::test
