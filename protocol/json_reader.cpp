#include "protocol/json_reader.h"

#include <algorithm>

#include "protocol/catalogue.h"
#include "protocol/failure.h"

namespace prestige::protocol {

void FirstError::note(std::string_view domain, std::string_view key, const std::string& field,
                      const std::string& detail, const std::string& allowed) {
  if (error_) return;
  error_ = Error{.code = code_,
                 .rule = {},
                 .text = local_text(domain, key,
                                    {{"field", field}, {"detail", detail}, {"allowed", allowed}})};
}

void FirstError::note(const Error& error) {
  if (error_) return;
  error_ = error;
  error_->code = code_;
}

JsonReader JsonReader::operator[](std::string_view key) const {
  std::string path = path_.empty() ? std::string(key) : path_ + "." + std::string(key);
  const Json* field = nullptr;
  if (given() && value_->is_object()) {
    const auto found = value_->find(std::string(key));
    if (found != value_->end()) field = &*found;
  }
  return {field, errors_, std::move(path)};
}

JsonReader JsonReader::operator[](std::size_t index) const {
  return {&(*value_)[index], errors_, path_ + "[" + std::to_string(index) + "]"};
}

bool JsonReader::check(bool right, std::string_view key) const {
  if (!right) fail("core", key, quoted(*value_));
  return right;
}

void JsonReader::fail(std::string_view domain, std::string_view key, const std::string& detail,
                      const std::string& allowed) const {
  errors_->note(domain, key, shortened(path_), detail, allowed);
}

void JsonReader::require() const {
  if (!given()) fail("core", "field.missing");
}

void JsonReader::allow_only(std::span<const std::string_view> keys) const {
  if (!given() || !check(value_->is_object(), "field.not_object")) return;
  for (const auto& entry : value_->items()) {
    if (std::ranges::find(keys, entry.key()) != keys.end()) continue;
    (*this)[entry.key()].fail("core", "field.unknown", {}, joined(keys));
  }
}

std::optional<std::int64_t> JsonReader::integer(std::int64_t min, std::int64_t max) const {
  if (!given()) return std::nullopt;
  // An unsigned number beyond the signed range would turn negative.
  const bool fits =
      value_->is_number_integer() &&
      (!value_->is_number_unsigned() || value_->get<std::uint64_t>() <= std::uint64_t{INT64_MAX});
  if (fits) {
    const auto number = value_->get<std::int64_t>();
    if (number >= min && number <= max) return number;
  }
  fail("core", "field.not_in_range", quoted(*value_),
       std::to_string(min) + " … " + std::to_string(max));
  return std::nullopt;
}

std::optional<std::uint64_t> JsonReader::natural() const {
  if (!given() || !check(value_->is_number_unsigned(), "field.not_natural")) return std::nullopt;
  return value_->get<std::uint64_t>();
}

std::optional<bool> JsonReader::boolean() const {
  if (!given() || !check(value_->is_boolean(), "field.not_boolean")) return std::nullopt;
  return value_->get<bool>();
}

std::optional<std::string> JsonReader::text() const {
  if (!given() || !check(value_->is_string(), "field.not_text")) return std::nullopt;
  return value_->get<std::string>();
}

std::optional<std::size_t> JsonReader::choice(std::span<const std::string_view> words) const {
  if (!given()) return std::nullopt;
  if (value_->is_string()) {
    const auto found = std::ranges::find(words, value_->get_ref<const std::string&>());
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  }
  fail("core", "field.not_a_choice", quoted(*value_), joined(words));
  return std::nullopt;
}

std::string joined(std::span<const std::string_view> words) {
  std::string all;
  for (const std::string_view word : words) {
    if (!all.empty()) all += ", ";
    all += word;
  }
  return all;
}

}  // namespace prestige::protocol
