#include "protocol/engine_session.h"
#include "tests/kit/scenario.h"
#include "tests/kit/spec.h"

namespace prestige::citadels::kit {
namespace {

int refusal(int players, const char* character, const char* unique) {
  Request request;
  request.players = players;
  ScenarioSet set = scenario_set(Scenario::base, players);
  if (character != nullptr) {
    const Character c = *character_from(character);
    set.cast[rank_of(c) - 1u] = c;
    request.cast.emplace();
    const bool rank9 = rank_of(c) == 9 || players == 3 || players == 8;
    for (std::size_t i = 0; i < (rank9 ? 9u : 8u); ++i) request.cast->push_back(set.cast[i]);
  }
  if (unique != nullptr) {
    request.uniques.emplace();
    request.uniques->push_back(*district_from(unique));
    for_each_district(set.uniques, [&](District d) {
      if (request.uniques->size() < 14) request.uniques->push_back(d);
    });
  }
  const auto options = resolve(request);
  return options ? 0 : static_cast<int>(options.error().refusal);
}

SPEC("T007",
     "refused: Emperor or rank 9 with 2 players, Queen with 4, a district without its character") {
  EXPECT_EQ(refusal(2, "emperor", nullptr), 6);
  EXPECT_EQ(refusal(3, "emperor", nullptr), 0);
  EXPECT_EQ(refusal(2, "artist", nullptr), 4);
  EXPECT_EQ(refusal(4, "queen", nullptr), 6);
  EXPECT_EQ(refusal(5, "queen", nullptr), 0);
  EXPECT_EQ(refusal(5, "marshal", "graveyard"), 9);
  EXPECT_EQ(refusal(5, nullptr, "graveyard"), 0);
  EXPECT_EQ(refusal(5, "witch", "hospital"), 9);
  EXPECT_EQ(refusal(5, nullptr, "hospital"), 0);
}

SPEC("T088", "cast with random_cast, 13 uniques or an unknown key: refused, and no game exists") {
  const std::string cast =
      R"("cast": ["assassin","thief","magician","king","bishop","merchant","architect","warlord"])";
  const std::string thirteen =
      R"("uniques": ["library","factory","map_room","smithy","statue","quarry","keep","park",)"
      R"("museum","armory","stables","theater","capitol")";
  struct Wrong {
    std::string options, id;
  };
  for (const Wrong& wrong : {Wrong{cast + R"(, "random_cast": true)", "O10"},
                             Wrong{thirteen + "]", "O08"}, Wrong{R"("speed": 3)", "O01"}}) {
    protocol::EngineSession engine;
    const auto start = [&](const std::string& options) {
      return engine.answer(R"({"cmd":"new","game":"citadels","players":5,"options":{)" + options +
                           "}}");
    };
    const std::string answer = start(wrong.options);
    EXPECT_NE(answer.find(R"("ok":false)"), std::string::npos) << answer;
    EXPECT_NE(answer.find(wrong.id), std::string::npos) << answer;
    EXPECT_EQ(engine.session(), nullptr);
    // The same engine starts a game from a request that can be played.
    EXPECT_NE(start(cast).find(R"("ok":true)"), std::string::npos);
    EXPECT_NE(engine.session(), nullptr);
  }
}

}  // namespace
}  // namespace prestige::citadels::kit
