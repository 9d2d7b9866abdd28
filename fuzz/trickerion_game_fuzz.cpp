// Games of Trickerion driven by bytes.

#include "fuzz/byte_game.h"
#include "tests/conformance/trickerion/cases.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace prestige;
  using trickerion::Trickerion;
  // Two bytes choose one of many setups.
  fuzz::Bytes bytes(data, size);
  Rng setup(bytes.below(65536));
  const auto options = conformance::GameCases<Trickerion>::random_options(setup);
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz::play_bytes<Trickerion>(Trickerion::initial(options), bytes, text);
  return 0;
}
