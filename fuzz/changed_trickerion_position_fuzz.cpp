// Positions of Trickerion that are nearly right.

#include "fuzz/changed_position.h"
#include "tests/conformance/trickerion_cases.h"

namespace {

using namespace prestige;
using trickerion::Trickerion;

protocol::Json position_of_trickerion(fuzz::Choices& choices) {
  Rng setup(choices.below(65536));
  const auto options = conformance::GameCases<Trickerion>::random_options(setup);
  return fuzz::position_of_game<Trickerion>(protocol::trickerion_codec(),
                                            AnyState::of(Trickerion::initial(options)), choices);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::Choices choices(bytes, size);
  const protocol::Json position = position_of_trickerion(choices);
  const protocol::Json other = position_of_trickerion(choices);
  Rng rng(size);
  fuzz::load_changed(position, other, choices, rng);
  return 0;
}
