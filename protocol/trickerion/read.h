#pragma once

// Any value of Trickerion from JSON, by its type and the names of its fields: the way back of
// write.h. What is wrong is noted with its path; the value then means nothing but stays in range.

#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "protocol/json_reader.h"
#include "protocol/trickerion/write.h"

namespace prestige::protocol {

// Notes a reason of the catalogue: "position_refusal.<reason>".
void refuse_position(const JsonReader& in, std::string_view reason, const std::string& detail = {},
                     const std::string& allowed = {});

// Reads values of a table with so many players. Fields of a struct that are missing stay as they
// are; items of lists and objects that are missing have the value they usually have.
class TableReader {
 public:
  explicit TableReader(int players) : players_(players) {}

  // The names of all fields, for JsonReader::allow_only().
  template <WithFields Struct>
  static std::vector<std::string_view> names() {
    std::vector<std::string_view> names;
    const Struct any{};
    Struct::fields(any, [&](std::string_view name, const auto&) { names.push_back(name); });
    return names;
  }

  template <WithFields Struct>
  void fields(const JsonReader& in, Struct& out) const {
    Struct::fields(out, [&](std::string_view name, auto& field) {
      using Field = std::remove_cvref_t<decltype(field)>;
      if constexpr (!std::is_same_v<Field, trickerion::Options>) {
        if (in[name].given()) read(in[name], field, field_names<Struct>(name));
      }
    });
  }

  template <class T>
  void read(const JsonReader& in, T& out, const FieldNames& named = {}) const {
    if constexpr (std::is_same_v<T, bool>) {
      out = in.boolean().value_or(out);
    } else if constexpr (std::is_same_v<T, Bag>) {
      out = bag(in, named.names);
    } else if constexpr (std::is_integral_v<T>) {
      constexpr std::uint64_t kMost = std::numeric_limits<T>::max();
      out = static_cast<T>(number(in, named, kMost));
    } else if constexpr (std::is_enum_v<T>) {
      out = static_cast<T>(in.choice(trickerion::names_of<T>()).value_or(0));
    } else if constexpr (requires { value(in, out); }) {
      value(in, out);
    } else if constexpr (WithFields<T>) {
      in.allow_only(names<T>());
      fields(in, out);
    } else if constexpr (requires { out.has_value(); }) {
      std::remove_cvref_t<decltype(*out)> item{};
      out = {};
      if (in.is_null()) return;
      read(in, item);
      out = item;
    } else {
      items(in, out, named);
    }
  }

 private:
  void value(const JsonReader& in, Seat& out) const;
  void value(const JsonReader& in, SeatSet& out) const;
  void value(const JsonReader& in, trickerion::Card& out) const;
  void value(const JsonReader& in, trickerion::Marker& out) const;
  void value(const JsonReader& in, trickerion::MarkerRef& out) const;
  void value(const JsonReader& in, trickerion::Mods& out) const;
  void value(const JsonReader& in, trickerion::Pending& out) const;

  std::uint64_t number(const JsonReader& in, const FieldNames& named, std::uint64_t most) const;
  std::uint64_t seat_bits(const JsonReader& in) const;
  static Bag bag(const JsonReader& in, std::span<const std::string_view> names);

  // An item of a list: null is the usual value.
  template <class Item>
  void item(const JsonReader& in, Item& out) const {
    if (std::is_class_v<Item> && in.is_null() && !std::is_same_v<Item, Seat>) return;
    read(in, out);
  }

  template <class Items>
  void items(const JsonReader& in, Items& out, const FieldNames& named) const {
    out = Items{};
    if (named.form == FieldForm::keyed) return keyed_items(in, out, named.names);
    if constexpr (requires { out.push_back(out[0]); }) {
      in.each_item([&](const JsonReader& one) {
        typename Items::value_type next{};
        if (out.full()) return refuse_position(in, "too_long", {}, std::to_string(out.size()));
        item(one, next);
        out.push_back(next);
      });
    } else {
      const std::size_t most =
          named.form == FieldForm::by_seat ? static_cast<std::size_t>(players_) : out.size();
      if (in.is_list() && in.value().size() != most) {
        return refuse_position(in, "wrong_length", std::to_string(in.value().size()),
                               std::to_string(most));
      }
      std::size_t next = 0;
      in.each_item([&](const JsonReader& one) { item(one, out[next++]); });
    }
  }

  template <class Items>
  void keyed_items(const JsonReader& in, Items& out,
                   std::span<const std::string_view> names) const {
    if constexpr (!requires { out.push_back(out[0]); }) {
      in.allow_only(names);
      for (std::size_t i = 0; i < names.size() && i < out.size(); ++i) {
        if (in[names[i]].given()) read(in[names[i]], out[i]);
      }
    }
  }

  int players_;
};

}  // namespace prestige::protocol
