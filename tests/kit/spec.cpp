#include "tests/kit/spec.h"

#include <cctype>
#include <set>
#include <string>
#include <string_view>

namespace prestige::kit {

namespace {

class SpecTest : public ::testing::Test {
 public:
  explicit SpecTest(void (*body)()) : body_(body) {}

 private:
  void TestBody() override {
    try {
      body_();
    } catch (const SpecStopped&) {
      // The reason is recorded already.
    }
  }

  void (*body_)();
};

// "C5.9 A02" and "two gold, or three" become "C5_9_A02_two_gold_or_three".
std::string name_of(std::string_view ids, std::string_view sentence) {
  std::string name;
  for (const std::string_view part : {ids, std::string_view(" "), sentence}) {
    for (const char c : part) {
      if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
        name += c;
      } else if (!name.empty() && name.back() != '_') {
        name += '_';
      }
    }
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return name;
}

// The folder below tests/spec names the game.
std::string suite_of(std::string_view file) {
  constexpr std::string_view kSpecs = "tests/spec/";
  const std::size_t from = file.find(kSpecs);
  if (from == std::string_view::npos) return "Kit";
  std::string suite(file.substr(from + kSpecs.size()));
  suite.resize(suite.find_first_of("/."));
  suite[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(suite[0])));
  return suite;
}

std::string unique_name(const std::string& suite, std::string name) {
  static std::set<std::string> names;
  while (!names.insert(suite + "." + name).second) name += "_again";
  return name;
}

}  // namespace

SpecRegistration::SpecRegistration(const char* ids, const char* sentence, const char* file,
                                   int line, void (*body)()) {
  const std::string suite = suite_of(file);
  const std::string name = unique_name(suite, name_of(ids, sentence));
  ::testing::RegisterTest(suite.c_str(), name.c_str(), nullptr, nullptr, file, line,
                          [body]() -> ::testing::Test* { return new SpecTest(body); });
}

}  // namespace prestige::kit
