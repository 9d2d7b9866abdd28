#include "arena/fingerprint.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>

namespace prestige::arena {
namespace {

using testing::MatchesRegex;

std::optional<std::string> fingerprint_of(const std::string& content) {
  const auto path = std::filesystem::temp_directory_path() /
                    ("prestige_fingerprint_" + std::to_string(::getpid()));
  std::ofstream(path, std::ios::binary) << content;
  const auto found = fingerprint(path.string());
  std::filesystem::remove(path);
  return found;
}

TEST(Fingerprint, other_content_has_another_one) {
  const std::string large(200'000, 'x');
  std::string changed = large;
  changed[100'001] = 'y';
  std::set<std::string> all;
  for (const std::string& content : {std::string(), std::string(1, '\0'), std::string(2, '\0'),
                                     std::string("ab"), std::string("ba"), large, changed}) {
    const auto found = fingerprint_of(content);
    ASSERT_TRUE(found);
    EXPECT_EQ(found, fingerprint_of(content));
    EXPECT_THAT(*found, MatchesRegex("[0-9a-f]{16}"));
    all.insert(*found);
  }
  EXPECT_EQ(all.size(), 7u);
}

TEST(Fingerprint, of_what_cannot_be_read_is_missing) {
  EXPECT_FALSE(fingerprint("/nowhere/at/all"));
  EXPECT_FALSE(fingerprint("/"));
}

TEST(Fingerprint, of_the_running_program) {
  EXPECT_EQ(own_fingerprint(),
            fingerprint(std::filesystem::read_symlink("/proc/self/exe").string()));
}

}  // namespace
}  // namespace prestige::arena
