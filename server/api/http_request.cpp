#include <algorithm>
#include <charconv>
#include <set>

#include "protocol/failure.h"
#include "server/api/api.h"
#include "server/api/incoming_json.h"
#include "server/api/request_kinds.h"
#include "server/api/url_text.h"

namespace prestige::server {

namespace {

using protocol::Json;

using Segments = std::vector<std::string_view>;

bool is_field(std::string_view segment) { return segment.starts_with('{'); }
std::string_view field_name(std::string_view segment) {
  return segment.substr(1, segment.size() - 2);
}

struct Pattern {
  const RequestKind* kind = nullptr;
  Segments segments;
  std::ptrdiff_t fields = 0;

  bool fits(const Segments& path) const {
    return std::ranges::equal(segments, path, [](std::string_view own, std::string_view given) {
      return is_field(own) ? !given.empty() : own == given;
    });
  }
};

// Those with the fewest fields first: /sessions/current comes before /sessions/{session}.
const std::vector<Pattern>& patterns() {
  static const std::vector<Pattern> all = [] {
    std::vector<Pattern> list;
    for (const RequestKind& kind : request_kinds()) {
      if (kind.route.method == api::Method::none) continue;
      Pattern pattern{&kind, path_segments(kind.route.path)};
      pattern.fields = std::ranges::count_if(pattern.segments, is_field);
      list.push_back(std::move(pattern));
    }
    std::ranges::sort(list, {}, &Pattern::fields);
    return list;
  }();
  return all;
}

std::string_view method_word(api::Method method) {
  constexpr std::string_view kWords[] = {"", "GET", "POST", "PATCH", "DELETE"};
  return kWords[static_cast<std::size_t>(method)];
}

std::string methods_of(const Segments& path) {
  std::set<std::string_view> words;
  for (const Pattern& pattern : patterns()) {
    if (pattern.fits(path)) words.insert(method_word(pattern.kind->route.method));
  }
  return protocol::joined(std::vector(words.begin(), words.end()));
}

// The request at a path, or why there is none: no such path, or not in this way.
Result<const Pattern*> match(api::Method method, const Segments& path) {
  for (const Pattern& pattern : patterns()) {
    if (pattern.kind->route.method == method && pattern.fits(path)) return &pattern;
  }
  const std::string allowed = methods_of(path);
  if (allowed.empty()) return std::unexpected(refusal("not_found"));
  return std::unexpected(refusal("not_allowed", {{"allowed", allowed}}));
}

// A text as the JSON that its field wants; where it cannot be that, it stays a text and the decoder
// says what is wrong.
Json json_of(Spelling spelling, std::string&& text) {
  if (spelling == Spelling::boolean && (text == "true" || text == "false")) return text == "true";
  if (spelling == Spelling::number) {
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, number);
    if (fault == std::errc() && stop == end && !text.empty()) return number;
  }
  return std::move(text);
}

// Adds a field that came by the URL; each may be given once only.
std::optional<Error> add(Json& fields, const RequestKind& kind, const std::string& name,
                         std::string&& value) {
  if (fields.contains(name)) {
    return protocol::failure("repeated_field", {{"detail", protocol::shortened(name)}});
  }
  const auto field = std::ranges::find(kind.fields, name, &RequestField::name);
  const Spelling spelling = field == kind.fields.end() ? Spelling::none : field->spelling;
  fields[name] = json_of(spelling, std::move(value));
  return std::nullopt;
}

std::optional<Error> add_path(Json& fields, const Pattern& pattern, const Segments& path) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (!is_field(pattern.segments[i])) continue;
    auto value = url_decoded(path[i]);
    if (!value) return refusal("bad_url");
    if (auto error = add(fields, *pattern.kind, std::string(field_name(pattern.segments[i])),
                         std::move(*value))) {
      return error;
    }
  }
  return std::nullopt;
}

std::optional<Error> add_query(Json& fields, const RequestKind& kind, std::string_view query) {
  auto pairs = query_pairs(query);
  if (!pairs) return refusal("bad_url");
  // Among so many one is unknown or repeated already.
  pairs->resize(std::min(pairs->size(), kind.fields.size() + 1));
  for (auto& [name, value] : *pairs) {
    if (auto error = add(fields, kind, name, std::move(value))) return error;
  }
  return std::nullopt;
}

}  // namespace

std::string http_methods(std::string_view path) { return methods_of(path_segments(path)); }

Result<api::Request> http_request(api::Method method, std::string_view path, std::string_view query,
                                  std::string_view body) {
  const Segments segments = path_segments(path);
  const auto pattern = match(method, segments);
  if (!pattern) return std::unexpected(pattern.error());
  const RequestKind& kind = *(*pattern)->kind;

  auto fields = body.empty() ? Result<Json>(Json::object()) : incoming_object(body);
  if (!fields) return std::unexpected(fields.error());
  if (auto error = add_path(*fields, **pattern, segments)) return std::unexpected(*error);
  if (auto error = add_query(*fields, kind, query)) return std::unexpected(*error);

  protocol::FirstError errors("bad_field");
  api::Request request;
  kind.decode(protocol::JsonReader(*fields, errors), /*message=*/false, request);
  if (!errors.none()) return std::unexpected(errors.error());
  return request;
}

}  // namespace prestige::server
