// Positions of Trickerion that are nearly right.

#include "fuzz/changed_position.h"
#include "tests/conformance/trickerion/cases.h"

namespace {

using namespace prestige;
using trickerion::Trickerion;

protocol::Json position_of_trickerion(const trickerion::Options& options, fuzz::Choices& choices) {
  return fuzz::position_of_game<Trickerion>(protocol::trickerion_codec(),
                                            AnyState::of(Trickerion::initial(options)), choices);
}

trickerion::Options any_options(fuzz::Choices& choices) {
  Rng setup(choices.below(65536));
  return conformance::GameCases<Trickerion>::random_options(setup);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  fuzz::Choices choices(bytes, size);
  const trickerion::Options options = any_options(choices);
  const protocol::Json position = position_of_trickerion(options, choices);
  // Parts of a game with the same options fit best.
  const bool same = choices.below(4) != 0;
  const protocol::Json other =
      position_of_trickerion(same ? options : any_options(choices), choices);
  Rng rng(size);
  fuzz::load_changed(position, other, choices, rng);
  return 0;
}
