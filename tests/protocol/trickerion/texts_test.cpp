#include <gtest/gtest.h>

#include <string>

#include "games/trickerion/game.h"
#include "protocol/codec.h"
#include "protocol/session.h"
#include "protocol/trickerion/words.h"

namespace prestige::protocol {
namespace {

using namespace trickerion;

void expect_text(const std::string& key) {
  for (const Language language : kLanguages) {
    EXPECT_TRUE(has_text("trickerion", language, key)) << key << " in " << id_of(language);
  }
}

TEST(TrickerionTexts, exist_for_every_event_choice_and_refusal) {
  for (int i = 0; i < kEventKinds; ++i) expect_text("event." + std::string(id_of(EventKind(i))));
  for (int i = 0; i < kVerbs; ++i) expect_text("action." + std::string(id_of(Verb(i))));
  for (int i = 1; i <= kReasons; ++i) {
    expect_text("refusal." + std::string(Illegal(Reason(i)).id()));
  }
}

TEST(TrickerionTexts, exist_for_every_question_of_a_player) {
  for (int i = static_cast<int>(Ask::start_trick); i <= static_cast<int>(Ask::puppet); ++i) {
    expect_text("prompt." + std::string(id_of(Ask(i))));
  }
}

void expect_words(const std::string& words) {
  EXPECT_EQ(words.find_first_of("[{"), std::string::npos) << words;
}

TEST(TrickerionTexts, have_no_gaps_in_a_random_game) {
  const GameCodec& codec = trickerion_codec();
  const AnyGame& rules = codec.rules();
  auto state = codec.create(4, {{"dark_alley", true}, {"powers", true}});
  ASSERT_TRUE(state);
  Rng rng(3);
  while (!rules.acting(*state).empty()) {
    const Seat seat = rules.acting(*state).front();
    const auto actions = rules.legal_actions(*state, seat);
    const AnyAction& pick = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    std::vector<AnyEvent> events;
    for (const Language language : kLanguages) {
      expect_words(codec.prompt(*state, seat, language, {}));
      expect_words(codec.label(*state, seat, pick, language, {}));
    }
    rules.apply(*state, seat, pick, &events);
    for (const AnyEvent& e : events) {
      for (const Language language : kLanguages)
        expect_words(codec.sentence(e, Seat(0), language, {}));
    }
  }
}

TEST(TrickerionSession, replays_its_record) {
  auto session = Session::create(trickerion_codec(), 3, {{"dark_alley", true}}, 5, Chance::manual);
  ASSERT_TRUE(session);
  for (int i = 0; i < 60; ++i) {
    const Seat seat = session->acting().front();
    ASSERT_TRUE(session->apply(seat, session->legal(seat).front()));
  }
  const auto again = Session::replay(session->record(), Chance::manual);
  ASSERT_TRUE(again) << again.error().text.en;
  EXPECT_TRUE(trickerion_codec().rules().same(again->state(), session->state()));
  ASSERT_TRUE(session->undo());
  EXPECT_EQ(session->history().size(), 59u);
}

}  // namespace
}  // namespace prestige::protocol
