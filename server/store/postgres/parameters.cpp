#include "server/store/postgres/parameters.h"

#include <libpq-fe.h>

#include <bit>

namespace prestige::server::postgres {

namespace {

// Of the types in our tables; from the server's catalogue, where they never change.
enum Type : Oid { kBool = 16, kBytes = 17, kInt8 = 20, kInt4 = 23, kFloat8 = 701 };

template <class T>
void put(char* to, T value) {
  for (std::size_t i = 0; i < sizeof value; ++i) {
    to[i] = static_cast<char>(value >> (8 * (sizeof value - 1 - i)) & 0xff);
  }
}
template <class T>
void append_number(std::string& out, T value) {
  out.resize(out.size() + sizeof value);
  put(out.data() + out.size() - sizeof value, value);
}
std::uint64_t taken(const char* from, int size) {
  std::uint64_t value = 0;
  for (int i = 0; i < size; ++i) value = value << 8 | static_cast<unsigned char>(from[i]);
  return value;
}

std::string array_head(Oid type, std::size_t count) {
  std::string out;
  append_number(out, std::uint32_t{count > 0 ? 1u : 0u});  // dimensions
  append_number(out, std::uint32_t{0});                    // no NULLs
  append_number(out, std::uint32_t{type});
  if (count > 0) {
    append_number(out, static_cast<std::uint32_t>(count));
    append_number(out, std::uint32_t{1});  // the first index
  }
  return out;
}

}  // namespace

Parameters::Parameters(std::span<const sql::Value> values)
    : numbers_(values.size()), formats_(values.size(), 1) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    char* number = numbers_[i].data();
    const char* pointer = number;
    std::size_t length = sizeof(std::int64_t);
    if (const auto* text = std::get_if<std::string_view>(&values[i])) {
      pointer = text->empty() ? "" : text->data();  // nullptr would mean NULL
      length = text->size();
    } else if (const auto* whole = std::get_if<std::int64_t>(&values[i])) {
      put(number, static_cast<std::uint64_t>(*whole));
    } else if (const auto* real = std::get_if<double>(&values[i])) {
      put(number, std::bit_cast<std::uint64_t>(*real));
    } else if (const auto* truth = std::get_if<bool>(&values[i])) {
      number[0] = *truth ? 1 : 0;
      length = 1;
    } else {
      pointer = nullptr;
      length = 0;
    }
    pointers_.push_back(pointer);
    lengths_.push_back(static_cast<int>(length));
  }
}

std::string array_of(std::span<const std::string> items) {
  std::string out = array_head(kBytes, items.size());
  for (const std::string& item : items) {
    append_number(out, static_cast<std::uint32_t>(item.size()));
    out += item;
  }
  return out;
}

std::string array_of(std::span<const std::int64_t> items) {
  std::string out = array_head(kInt8, items.size());
  for (const std::int64_t item : items) {
    append_number(out, std::uint32_t{sizeof item});
    append_number(out, static_cast<std::uint64_t>(item));
  }
  return out;
}

std::string array_of(const std::vector<bool>& items) {
  std::string out = array_head(kBool, items.size());
  for (const bool item : items) {
    append_number(out, std::uint32_t{1});
    out += item ? '\1' : '\0';
  }
  return out;
}

sql::Value ResultRow::operator[](int column) const {
  if (PQgetisnull(result_, row_, column) != 0) return {};
  const char* bytes = PQgetvalue(result_, row_, column);
  const int size = PQgetlength(result_, row_, column);
  switch (PQftype(result_, column)) {
    case kBool:
      return bytes[0] != 0;
    case kInt8:
      return static_cast<std::int64_t>(taken(bytes, 8));
    case kInt4:
      return std::int64_t{static_cast<std::int32_t>(taken(bytes, 4))};
    case kFloat8:
      return std::bit_cast<double>(taken(bytes, 8));
    default:
      return std::string_view(bytes, static_cast<std::size_t>(size));
  }
}

}  // namespace prestige::server::postgres
