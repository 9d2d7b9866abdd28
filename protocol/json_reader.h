#pragma once

// Strict reading of JSON without exceptions. A reader is one value and the way to it; reading gives
// what is there or nothing, and whatever is wrong is noted once, with its path. So a decoder reads
// all fields in a row and looks only at the end whether all was well.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "protocol/error.h"

namespace prestige::protocol {

// The first thing found wrong while reading.
class FirstError {
 public:
  // code: of all errors found here, e.g. "bad_position".
  explicit FirstError(std::string_view code) : code_(code) {}

  bool none() const { return !error_; }
  const Error& error() const { return *error_; }
  // Notes what is wrong in the words of a catalogue; they may mention {field}, {detail}, {allowed}.
  void note(std::string_view domain, std::string_view key, const std::string& field,
            const std::string& detail = {}, const std::string& allowed = {});
  void note(const Error& error);

 private:
  std::string code_;
  std::optional<Error> error_;
};

class JsonReader {
 public:
  JsonReader(const Json& value, FirstError& errors, std::string path = {})
      : value_(&value), errors_(&errors), path_(std::move(path)) {}

  bool given() const { return value_ != nullptr; }
  bool is_null() const { return given() && value_->is_null(); }
  bool is_list() const { return given() && value_->is_array(); }
  bool is_object() const { return given() && value_->is_object(); }
  bool is_text() const { return given() && value_->is_string(); }
  // The value must be given.
  const Json& value() const { return *value_; }
  const std::string& path() const { return path_; }
  // Another value in the same place; it must outlive the reader.
  JsonReader with(const Json& value) const { return {&value, errors_, path_}; }

  // A field of an object; a missing one is a reader with nothing given.
  JsonReader operator[](std::string_view key) const;
  // An item of a list, which must have it.
  JsonReader operator[](std::size_t index) const;
  // Refuses a value that is no object, and fields that are not listed.
  void allow_only(std::span<const std::string_view> keys) const;
  void allow_only(std::initializer_list<std::string_view> keys) const {
    allow_only(std::span(keys.begin(), keys.size()));
  }
  void require() const;  // refuses a value that is missing

  // Nothing when the value is missing or wrong; the latter is noted.
  std::optional<std::int64_t> integer(std::int64_t min, std::int64_t max) const;
  std::optional<std::uint64_t> natural() const;  // any unsigned 64 bit number
  std::optional<bool> boolean() const;
  std::optional<std::string> text() const;
  // The index of the text among the words.
  std::optional<std::size_t> choice(std::span<const std::string_view> words) const;

  // Calls f(reader) for each item of a list, or f(key, reader) for each field of an object.
  template <class F>
  void each_item(F&& f) const {
    if (!given() || !check(value_->is_array(), "field.not_list")) return;
    for (std::size_t i = 0; i < value_->size(); ++i) f((*this)[i]);
  }
  template <class F>
  void each_field(F&& f) const {
    if (!given() || !check(value_->is_object(), "field.not_object")) return;
    for (const auto& entry : value_->items()) f(entry.key(), (*this)[entry.key()]);
  }

  // Notes that something is wrong with this value; see FirstError::note().
  void fail(std::string_view domain, std::string_view key, const std::string& detail = {},
            const std::string& allowed = {}) const;

 private:
  JsonReader(const Json* value, FirstError* errors, std::string path)
      : value_(value), errors_(errors), path_(std::move(path)) {}
  bool check(bool right, std::string_view key) const;

  const Json* value_;
  FirstError* errors_;
  std::string path_;
};

// Words in a row: "a, b, c".
std::string joined(std::span<const std::string_view> words);

}  // namespace prestige::protocol
