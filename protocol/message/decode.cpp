#include "protocol/message/decode.h"

namespace prestige::protocol {

namespace {

std::string between(std::int64_t min, std::int64_t max) {
  return std::to_string(min) + " … " + std::to_string(max);
}

// Stores and terminals treat these as anything but text.
bool is_control(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t') || c == 0x7f;
}

}  // namespace

void decode_text(const JsonReader& in, const Bounds& bounds, std::string& value) {
  auto text = in.text();
  if (!text) return;
  const std::int64_t min = bounds.given ? bounds.min : 0;
  const std::int64_t max = bounds.given ? bounds.max : kTextBytesMax;
  const auto size = static_cast<std::int64_t>(text->size());
  if (size < min || size > max) {
    return in.fail("core", "field.wrong_length", std::to_string(size), between(min, max));
  }
  if (std::ranges::any_of(*text, is_control)) return in.fail("core", "field.control_character");
  value = std::move(*text);
}

bool list_fits(const JsonReader& in, const Bounds& bounds) {
  if (!in.is_list()) {
    in.each_item([](const JsonReader&) {});
    return false;
  }
  const std::int64_t min = bounds.given ? bounds.min : 0;
  const std::int64_t max = bounds.given ? bounds.max : kItemsMax;
  const auto size = static_cast<std::int64_t>(in.value().size());
  if (size >= min && size <= max) return true;
  in.fail("core", "field.wrong_size", std::to_string(size), between(min, max));
  return false;
}

}  // namespace prestige::protocol
