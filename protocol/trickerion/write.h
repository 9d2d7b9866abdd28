#pragma once

// Any value of Trickerion as JSON, by its type and the names of its fields. What says nothing is
// left out: an item of an object that has the value it would have anyway.

#include <array>
#include <string>
#include <type_traits>

#include "engine/core/bag.h"
#include "engine/core/inline_vec.h"
#include "protocol/error.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {

// A player's number, "chance", "spectator", or null for nobody.
Json value_json(Seat seat);
Json value_json(SeatSet seats);
// A Location, the id of a Special card, "face_down", or null.
Json value_json(trickerion::Card card);
std::string marker_word(trickerion::MarkerRef ref);  // "s01", "guest 2 hearts"
Json value_json(trickerion::Marker marker);
Json value_json(trickerion::Mods mods);
Json value_json(const trickerion::Pending& question);
Json mask_json(std::uint64_t bits, std::span<const std::string_view> names);
Json bag_json(const Bag& bag, std::span<const std::string_view> names);

// The field of another struct of the same type.
template <class Struct, class Field>
const Field& counterpart(const Struct& from, const Field& field, const Struct& to) {
  const auto offset = reinterpret_cast<const char*>(&field) - reinterpret_cast<const char*>(&from);
  return *reinterpret_cast<const Field*>(reinterpret_cast<const char*>(&to) + offset);
}

template <class T>
concept WithFields = requires(const T& value) { T::fields(value, [](auto&&...) {}); };

// Writes values of a table with so many players: structs with all fields, or only with those that
// differ from what they usually are.
class TableWriter {
 public:
  enum class Fields { all, unusual };
  TableWriter(int players, Fields which) : players_(players), which_(which) {}

  template <WithFields Struct>
  Json fields(const Struct& value, const Struct& usual) const {
    std::size_t count = 0;
    Struct::fields(value, [&](auto&&...) { ++count; });
    Json out = roomy_object(count);
    put(out, value, usual);
    return out;
  }
  template <WithFields Struct>
  void put(Json& out, const Struct& value, const Struct& usual) const {
    Struct::fields(value, [&](std::string_view name, const auto& field) {
      using Field = std::remove_cvref_t<decltype(field)>;
      const Field& other = counterpart(value, field, usual);
      if (which_ == Fields::unusual && field == other) return;
      if constexpr (std::is_same_v<Field, trickerion::Options> ||
                    std::is_same_v<Field, decltype(trickerion::Table::player)>) {
        return;  // they have a form of their own
      } else if constexpr (WithFields<Field>) {
        out[std::string(name)] = fields(field, other);
      } else {
        out[std::string(name)] = write(field, field_names<Struct>(name));
      }
    });
  }

  template <class T>
  Json write(const T& value, const FieldNames& named = {}) const {
    if constexpr (std::is_same_v<T, bool>) {
      return value;
    } else if constexpr (std::is_same_v<T, Bag>) {
      return bag_json(value, named.names);
    } else if constexpr (std::is_integral_v<T>) {
      return number(value, named);
    } else if constexpr (std::is_enum_v<T>) {
      return trickerion::id_of(value);
    } else if constexpr (std::is_same_v<T, trickerion::MarkerRef>) {
      return marker_word(value);
    } else if constexpr (requires { value_json(value); }) {
      return value_json(value);
    } else if constexpr (WithFields<T>) {
      return fields(value, T{});
    } else if constexpr (requires { value.has_value(); }) {
      return value ? write(*value) : Json(nullptr);
    } else {
      return items(value, named);
    }
  }

 private:
  static Json number(std::uint64_t value, const FieldNames& named) {
    switch (named.form) {
      case FieldForm::mask:
        return mask_json(value, named.names);
      case FieldForm::name:
        return value < named.names.size() ? Json(named.names[static_cast<std::size_t>(value)])
                                          : Json(nullptr);
      case FieldForm::seat_mask: {
        Json seats = Json::array();
        for (int i = 0; i < trickerion::kPlayersMax; ++i) {
          if ((value >> i & 1) != 0) seats.push_back(i);
        }
        return seats;
      }
      default:
        return value;
    }
  }

  template <class Items>
  Json items(const Items& list, const FieldNames& named) const {
    using Item = std::remove_cvref_t<decltype(list[0])>;
    if (named.form == FieldForm::keyed) return keyed_items(list, named.names);
    Json out = Json::array();
    std::size_t count = list.size();
    if (named.form == FieldForm::by_seat) count = static_cast<std::size_t>(players_);
    for (std::size_t i = 0; i < count; ++i) {
      const bool nothing = std::is_class_v<Item> && list[i] == Item{};
      out.push_back(nothing && !std::is_same_v<Item, Seat> ? Json(nullptr) : write(list[i]));
    }
    return out;
  }

  template <class Items>
  Json keyed_items(const Items& list, std::span<const std::string_view> names) const {
    using Item = std::remove_cvref_t<decltype(list[0])>;
    Json out = roomy_object(names.size());
    for (std::size_t i = 0; i < names.size() && i < list.size(); ++i) {
      if (!(list[i] == Item{})) out[std::string(names[i])] = write(list[i]);
    }
    return out;
  }

  int players_;
  Fields which_;
};

}  // namespace prestige::protocol
