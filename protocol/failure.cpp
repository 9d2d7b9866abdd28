#include "protocol/failure.h"

namespace prestige::protocol {

namespace {

constexpr std::size_t kQuoteBytesMax = 80;

}  // namespace

Error failure(std::string_view code, Arguments arguments) {
  return failure_as(code, "error." + std::string(code), arguments);
}

Error failure_as(std::string_view code, std::string_view key, Arguments arguments) {
  return Error{.code = std::string(code), .rule = {}, .text = local_text("core", key, arguments)};
}

Json to_json(const LocalText& text) {
  Json out = Json::object();
  for (const Language language : kLanguages) out[std::string(id_of(language))] = text.in(language);
  return out;
}

Json to_json(const Error& error) {
  Json out = {{"code", error.code}};
  if (!error.rule.empty()) out["rule"] = error.rule;
  if (!error.refusal.empty()) out["refusal"] = error.refusal;
  out["text"] = to_json(error.text);
  return out;
}

std::string shortened(std::string_view text) {
  if (text.size() <= kQuoteBytesMax) return std::string(text);
  std::size_t end = kQuoteBytesMax;
  // Never cut inside a UTF-8 character.
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0u) == 0x80u) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string quoted(const Json& value) {
  if (value.is_string()) return shortened(value.get_ref<const std::string&>());
  if (value.is_object()) return "{…}";
  if (value.is_array()) return "[…]";
  return shortened(value.dump());
}

}  // namespace prestige::protocol
