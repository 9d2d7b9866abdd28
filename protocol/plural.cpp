#include "protocol/plural.h"

#include <algorithm>
#include <charconv>

namespace prestige::protocol {

namespace {

using Rule = std::string_view (*)(long long number);

bool is_between(long long number, long long first, long long last) {
  return first <= number && number <= last;
}

// 2 to 4, 22 to 24, but not 12 to 14.
bool is_slavic_few(long long n) { return is_between(n % 10, 2, 4) && !is_between(n % 100, 12, 14); }

std::string_view always_other(long long) { return "other"; }
std::string_view one_alone(long long n) { return n == 1 ? "one" : "other"; }
std::string_view zero_like_one(long long n) { return n <= 1 ? "one" : "other"; }

std::string_view arabic(long long n) {
  if (n == 0) return "zero";
  if (n == 1) return "one";
  if (n == 2) return "two";
  if (is_between(n % 100, 3, 10)) return "few";
  return n % 100 >= 11 ? "many" : "other";
}

std::string_view czech(long long n) {
  if (n == 1) return "one";
  return is_between(n, 2, 4) ? "few" : "other";
}

std::string_view hebrew(long long n) {
  if (n == 1) return "one";
  return n == 2 ? "two" : "other";
}

std::string_view latvian(long long n) {
  if (n % 10 == 0 || is_between(n % 100, 11, 19)) return "zero";
  return n % 10 == 1 ? "one" : "other";
}

std::string_view lithuanian(long long n) {
  if (n % 10 == 0 || is_between(n % 100, 11, 19)) return "other";
  return n % 10 == 1 ? "one" : "few";
}

std::string_view polish(long long n) {
  if (n == 1) return "one";
  return is_slavic_few(n) ? "few" : "many";
}

std::string_view romanian(long long n) {
  if (n == 1) return "one";
  return n == 0 || is_between(n % 100, 1, 19) ? "few" : "other";
}

std::string_view russian(long long n) {
  if (n % 10 == 1 && n % 100 != 11) return "one";
  return is_slavic_few(n) ? "few" : "many";
}

std::string_view serbian(long long n) {
  if (n % 10 == 1 && n % 100 != 11) return "one";
  return is_slavic_few(n) ? "few" : "other";
}

std::string_view slovenian(long long n) {
  if (n % 100 == 1) return "one";
  if (n % 100 == 2) return "two";
  return is_between(n % 100, 3, 4) ? "few" : "other";
}

struct Entry {
  std::string_view language;
  Rule rule;
};

constexpr Entry kEntries[] = {
    {"ar", arabic},        {"be", russian},       {"bs", serbian},      {"cs", czech},
    {"fa", zero_like_one}, {"fr", zero_like_one}, {"he", hebrew},       {"hi", zero_like_one},
    {"hr", serbian},       {"id", always_other},  {"ja", always_other}, {"ko", always_other},
    {"lt", lithuanian},    {"lv", latvian},       {"ms", always_other}, {"pl", polish},
    {"pt", zero_like_one}, {"ro", romanian},      {"ru", russian},      {"sk", czech},
    {"sl", slovenian},     {"sr", serbian},       {"th", always_other}, {"uk", russian},
    {"vi", always_other},  {"zh", always_other},
};

}  // namespace

std::string_view plural_category(std::string_view language, long long number) {
  const auto* const found = std::ranges::find(kEntries, language, &Entry::language);
  return (found == std::end(kEntries) ? one_alone : found->rule)(number < 0 ? -number : number);
}

std::string_view plural_word(std::string_view language, std::string_view number,
                             std::string_view words) {
  long long amount = 0;
  std::from_chars(number.data(), number.data() + number.size(), amount);
  const std::string_view category = plural_category(language, amount);
  std::size_t bar = words.find('|');
  if (category == "one") return words.substr(0, bar);
  while (bar != std::string_view::npos) {
    words.remove_prefix(bar + 1);
    bar = words.find('|');
    const bool fits = words.starts_with(category) && words.substr(category.size(), 1) == "=";
    if (fits) return words.substr(0, bar).substr(category.size() + 1);
  }
  return words;
}

}  // namespace prestige::protocol
