#include "protocol/course.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "protocol/citadels/income.h"
#include "protocol/session.h"
#include "protocol/trickerion/income.h"

namespace prestige::protocol {
namespace {

int at(const Course& course, const CourseRow& row, Seat seat, std::string_view measure) {
  const auto names = course.measures();
  const auto place = std::ranges::find(names, measure) - names.begin();
  return row.values[static_cast<std::size_t>(seat.index()) * names.size() +
                    static_cast<std::size_t>(place)];
}

int income(const Course& course, const CourseRow& row, Seat seat) {
  int sum = 0;
  for (const std::string_view source : citadels_sources()) {
    sum += at(course, row, seat, "income." + std::string(source));
  }
  return sum;
}

// Some legal action of whoever acts, another one each time.
void play_on(Session& session, Course& course) {
  for (std::size_t i = 1; !session.over() && i < 3000; ++i) {
    const Seat seat = session.acting().front();
    const auto actions = session.codec().rules().legal_actions(session.state(), seat);
    ASSERT_TRUE(session.apply(seat, actions[i * 7919 % actions.size()]));
  }
  std::vector<AnyEvent> events;
  std::int64_t steps = 0;
  for (const Step& step : session.history()) {
    course.add(steps++, step.before, events);
    AnyState after = step.before;
    events.clear();
    session.codec().rules().apply(after, step.seat, step.action, &events);
  }
  course.add(steps, session.state(), events);
}

TEST(Course, all_gold_of_citadels_comes_from_a_source) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    auto session = Session::create(citadels_codec(), 4, Json::object(), seed, Chance::automatic);
    ASSERT_TRUE(session);
    Course course(citadels_codec());
    play_on(*session, course);
    const auto& rows = course.rows();
    for (std::size_t i = 1; i < rows.size(); ++i) {
      if (rows[i].round <= 1 && rows[i - 1].round == 0) continue;  // what all begin with
      for (int seat = 0; seat < 4; ++seat) {
        const auto rise = [&](auto&& of) { return of(rows[i]) - of(rows[i - 1]); };
        const int gold =
            rise([&](const CourseRow& r) { return at(course, r, Seat(seat), "gold"); });
        const int told = rise([&](const CourseRow& r) { return income(course, r, Seat(seat)); });
        EXPECT_GE(told, 0);
        EXPECT_LE(gold, told) << "seat " << seat << " at step " << rows[i].step;
      }
    }
    EXPECT_GT(at(course, rows.back(), Seat(0), "income.gathered"), 0);
  }
}

TEST(Course, gold_goes_to_who_receives_it) {
  using citadels::Event;
  using citadels::EventKind;
  const auto bribe = income_of(
      Event{.kind = EventKind::bribe_paid, .seat = Seat(1), .other = Seat(2), .amount = 3});
  EXPECT_EQ(bribe, (GameCodec::Income{Seat(2), 4, 3}));
  EXPECT_FALSE(income_of(Event{.kind = EventKind::tax_paid, .seat = Seat(1), .amount = 1}));
}

TEST(Course, coins_of_trickerion_have_sources_and_payments_have_none) {
  using trickerion::Event;
  using trickerion::EventKind;
  const auto of = [](EventKind kind, std::int16_t coins) {
    return income_of(Event{.kind = kind, .seat = Seat(1), .coins = coins});
  };
  EXPECT_EQ(of(EventKind::yield_received, 4), (GameCodec::Income{Seat(1), 0, 4}));
  EXPECT_EQ(of(EventKind::coins_taken, 3), (GameCodec::Income{Seat(1), 1, 3}));
  EXPECT_EQ(of(EventKind::link_paid, 2), (GameCodec::Income{Seat(1), 2, 2}));
  EXPECT_EQ(of(EventKind::share_collected, 1), (GameCodec::Income{Seat(1), 3, 1}));
  EXPECT_FALSE(of(EventKind::wager_settled, -2));
  EXPECT_FALSE(of(EventKind::wages_paid, -5));
}

}  // namespace
}  // namespace prestige::protocol
