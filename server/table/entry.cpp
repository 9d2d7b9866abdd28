#include "server/table/entry.h"

#include "protocol/json_line.h"
#include "protocol/message/decode.h"
#include "protocol/message/encode.h"

namespace prestige::server {

namespace {

// Reads the fields of T if the entry is called like it.
template <class T>
bool read_as(std::string_view name, const protocol::JsonReader& in, std::optional<Entry>& out) {
  if (name != T::kName) return false;
  T value;
  // While processes are replaced one after the other, the older ones read what the newer ones
  // write.
  protocol::decode_fields<protocol::Unknown::ignored>(in, value);
  out = std::move(value);
  return true;
}

template <class... T>
void read_any(std::string_view name, const protocol::JsonReader& in,
              std::optional<std::variant<T...>>& out) {
  if (!(read_as<T>(name, in, out) || ...)) in["entry"].fail("core", "field.not_text");
}

}  // namespace

std::string to_text(const Entry& entry) {
  return std::visit(
      [](const auto& e) {
        std::string out = "{\"entry\":\"";
        out += e.kName;
        out += '"';
        bool first = false;
        protocol::encode_fields(e, out, first);
        out += '}';
        return out;
      },
      entry);
}

Result<Entry> entry_from(std::string_view text) {
  const auto json = protocol::read_line(text);
  if (!json) return std::unexpected(json.error());
  protocol::FirstError errors("bad_entry");
  const protocol::JsonReader in(*json, errors);
  std::optional<Entry> entry;
  read_any(in["entry"].text().value_or(""), in, entry);
  if (!errors.none()) return std::unexpected(errors.error());
  return std::move(*entry);
}

Millis time_of(const Entry& entry) {
  return std::visit([](const auto& e) { return e.at; }, entry);
}

}  // namespace prestige::server
