#pragma once

// TypeScript types of messages, from the same lists of fields that C++ reads and writes by.

#include <set>

#include "protocol/message/field.h"

namespace prestige::protocol {

class TypeScript {
 public:
  // Writes the type of a message and of everything in it, each once. `type`: the value of a field
  // "type" that comes before the others.
  template <Message T>
  void add(std::string_view type = {}) {
    if (!names_.insert(T::kName).second) return;
    std::string body;
    if (!type.empty()) body += "  type: \"" + std::string(type) + "\";\n";
    for_each_field<T>([&](const auto& f) { body += line_of(f); });
    write(T::kName, body);
  }

  const std::string& text() const { return text_; }

 private:
  template <class Owner, class Value>
  std::string line_of(const Field<Owner, Value>& f) {
    std::string type = type_of<Value>();
    if (!f.shape.empty()) type = f.shape;
    return "  " + std::string(f.name) + (kIsOptional<Value> ? "?: " : ": ") + type + ";\n";
  }

  // The name of a type; writes it down first if it is one of ours.
  template <class T>
  std::string type_of() {
    if constexpr (kIsOptional<T>) {
      return type_of<typename T::value_type>();
    } else if constexpr (kIsList<T>) {
      return type_of<typename T::value_type>() + "[]";
    } else if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::integral<T> || std::floating_point<T>) {
      return "number";
    } else if constexpr (std::same_as<T, std::string>) {
      return "string";
    } else if constexpr (std::same_as<T, Json> || std::same_as<T, JsonText>) {
      return "unknown";
    } else if constexpr (Worded<T>) {
      if (names_.insert(Words<T>::kName).second) write_words(Words<T>::kName, Words<T>::kWords);
      return std::string(Words<T>::kName);
    } else {
      add<T>();
      return std::string(T::kName);
    }
  }

  void write(std::string_view name, const std::string& body);
  void write_words(std::string_view name, std::span<const std::string_view> words);

  std::set<std::string_view> names_;
  std::string text_;
};

}  // namespace prestige::protocol
