#pragma once

// Reading texts: a row of words with exactly one space between them, taken one by one.

#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <system_error>

namespace prestige {

template <std::size_t Most>
class Words {
 public:
  explicit Words(std::string_view text) {
    while (!text.empty() && good_) {
      const std::size_t space = text.find(' ');
      const std::string_view word = text.substr(0, space);
      good_ = !word.empty() && count_ < Most;
      if (good_) words_[count_++] = word;
      if (space == std::string_view::npos) return;
      text.remove_prefix(space + 1);
      good_ = good_ && !text.empty();
    }
  }

  // False: not such a row, or more words than there is room for.
  bool good() const { return good_; }
  bool at_end() const { return next_ == count_; }
  std::string_view peek() const { return at_end() ? std::string_view() : words_[next_]; }
  std::string_view take() { return at_end() ? std::string_view() : words_[next_++]; }
  bool skip(std::string_view word) {
    const bool found = peek() == word;
    if (found) ++next_;
    return found;
  }

  // A number from 0 to most, without sign and leading zeros.
  std::optional<int> number(int most) {
    const std::string_view word = take();
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool plain = word == "0" || (!word.empty() && word[0] >= '1' && word[0] <= '9');
    if (error != std::errc() || end != word.data() + word.size() || !plain || value > most) {
      return std::nullopt;
    }
    return value;
  }

 private:
  std::array<std::string_view, Most> words_{};
  std::size_t count_ = 0;
  std::size_t next_ = 0;
  bool good_ = true;
};

}  // namespace prestige
