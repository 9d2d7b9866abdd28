#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace prestige::protocol {

// Every language with catalogues under i18n/, English first: the build writes the list.
enum class Language {
#define LANGUAGE(id) id,
#include "languages.def"
#undef LANGUAGE
};

inline constexpr Language kLanguages[] = {
#define LANGUAGE(id) Language::id,
#include "languages.def"
#undef LANGUAGE
};

constexpr std::string_view id_of(Language language) {
  constexpr std::string_view kIds[] = {
#define LANGUAGE(id) #id,
#include "languages.def"
#undef LANGUAGE
  };
  return kIds[static_cast<std::size_t>(language)];
}

// "en, de", for whoever asked for another.
std::string language_ids();

// A text in every language a person may read it in.
struct LocalText {
#define LANGUAGE(id) std::string id;
#include "languages.def"
#undef LANGUAGE

  const std::string& in(Language language) const { return this->*field(language); }
  std::string& in(Language language) { return this->*field(language); }

 private:
  static constexpr std::string LocalText::* field(Language language) {
    constexpr std::string LocalText::* kFields[] = {
#define LANGUAGE(id) &LocalText::id,
#include "languages.def"
#undef LANGUAGE
    };
    return kFields[static_cast<std::size_t>(language)];
  }
};

// The same in all languages, made by make(language).
template <class Make>
LocalText in_all_languages(const Make& make) {
  LocalText all;
  for (const Language language : kLanguages) all.in(language) = make(language);
  return all;
}

}  // namespace prestige::protocol
