#include "protocol/json_line.h"

#include <string>
#include <unordered_set>
#include <vector>

#include "protocol/failure.h"

namespace prestige::protocol {

namespace {

// Walks through the text without building anything, and stops at the first bound that is passed.
// The parser keeps no stack of calls, so depth is no danger to it; a built value is one.
class LineBounds final : public nlohmann::json_sax<Json> {
 public:
  const std::optional<Error>& error() const { return error_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return open(); }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return open(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    if (!fields_.back().insert(name).second) {
      return stop(failure("repeated_field", {{"detail", shortened(name)}}));
    }
    if (fields_.back().size() <= kFieldsMax) return true;
    return stop(failure("too_many_fields", {{"allowed", std::to_string(kFieldsMax)}}));
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return stop(failure("bad_json"));
  }

 private:
  bool open() {
    fields_.emplace_back();
    if (fields_.size() <= kNestingMax) return true;
    return stop(failure("too_deep", {{"allowed", std::to_string(kNestingMax)}}));
  }
  bool close() {
    fields_.pop_back();
    return true;
  }
  bool stop(Error error) {
    if (!error_) error_ = std::move(error);
    return false;
  }

  std::vector<std::unordered_set<std::string>> fields_;  // of the open objects
  std::optional<Error> error_;
};

}  // namespace

Result<Json> read_line(std::string_view line) {
  if (line.size() > kLineBytesMax) {
    return std::unexpected(failure("line_too_long", {{"allowed", std::to_string(kLineBytesMax)}}));
  }
  // The parser takes a NUL byte for the end of the text.
  if (line.find('\0') != std::string_view::npos) return std::unexpected(failure("bad_json"));
  LineBounds bounds;
  if (!Json::sax_parse(line, &bounds)) {
    return std::unexpected(bounds.error() ? *bounds.error() : failure("bad_json"));
  }
  Json value = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (value.is_discarded()) return std::unexpected(failure("bad_json"));
  return value;
}

}  // namespace prestige::protocol
