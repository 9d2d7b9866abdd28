#pragma once

#include <string>
#include <string_view>

namespace prestige::play {

enum class Tone { strong, faint, title, warning, yellow, blue, green, red, purple };

// Colours text, or leaves it alone. What a colour says is always said in another way, too.
class Style {
 public:
  explicit Style(bool colours) : colours_(colours) {}

  std::string operator()(Tone tone, std::string_view text) const;

 private:
  bool colours_;
};

}  // namespace prestige::play
