#pragma once

// A table without a server: requests are decided and folded on the spot, time passes when told to.

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "protocol/message/decode.h"
#include "server/table/decide.h"
#include "server/table/log.h"
#include "server/table/view.h"
#include "tests/server/kit/fake_entropy.h"

namespace prestige::server::kit {

inline const protocol::Json kCitadels{{"game", "citadels"}, {"players", 2}};
inline const protocol::Json kTrickerion{{"game", "trickerion"}, {"players", 2}};

using protocol::Json;

inline constexpr TableId kDeskId{77};

inline PersonId person(int number) { return PersonId(1000 + number); }
inline Identity identity(int number) {
  return {.person = person(number), .session = {}, .name = "P" + std::to_string(number)};
}

// How a decision went: "ok", or the code and the words of its refusal.
inline std::string said(const Decision& decision) {
  return decision ? "ok" : decision.error().code + ": " + decision.error().text.en;
}
inline std::string no(std::string_view code, std::string_view key,
                      protocol::Arguments arguments = {}) {
  return std::string(code) + ": " + refusal_as(code, key, arguments).text.en;
}

inline ViewRequest seen_by(Seat viewer, std::optional<std::int64_t> from = std::nullopt) {
  ViewRequest view;
  view.viewer = viewer;
  view.from = from;
  return view;
}

template <class R>
R request(const Json& fields) {
  auto decoded = protocol::decoded<R>(fields);
  EXPECT_TRUE(decoded) << fields;
  return decoded ? *decoded : R{};
}

class Desk {
 public:
  // Opened by person 0; the fields of create_table.
  explicit Desk(const Json& fields, std::uint64_t seed = 1) {
    m.id = kDeskId;
    FakeEntropy entropy(seed);
    put(decide_create(request<api::CreateTable>(fields), identity(0), entropy, now));
  }

  // Makes it true; the events.
  std::vector<AnyEvent> put(const Decision& decision) {
    EXPECT_EQ(said(decision), "ok");
    std::vector<AnyEvent> events;
    if (!decision) return events;
    for (const Entry& entry : decision->entries) {
      Folded folded;
      EXPECT_EQ(fold(m, entry, &history, &folded), Fold::done) << to_text(entry);
      log.push_back(entry);
      events.insert(events.end(), folded.events.begin(), folded.events.end());
    }
    return events;
  }

  Decision join(int who, const Json& fields = Json::object()) const {
    Json all = fields;
    all["table"] = to_text(m.id);
    return decide_join(m, identity(who), request<api::Join>(all), now);
  }
  Decision ready(int who, bool on = true) const {
    return decide_ready(m, person(who), {.table = {}, .ready = on, .entropy = {}}, now);
  }
  Decision set_seat(int who, int seat, std::optional<std::string> bot) const {
    return decide_set_seat(m, person(who), {.table = {}, .seat = seat, .bot = std::move(bot)}, now);
  }
  Decision act(int who, int seat, std::string action, std::optional<std::int64_t> version = {},
               std::string key = {}) {
    if (key.empty()) key = "k" + std::to_string(++keys_);
    return decide_act(m, person(who),
                      {.table = {},
                       .seat = seat,
                       .action = std::move(action),
                       .version = version ? *version : m.seen(Seat(seat)),
                       .key = std::move(key)},
                      now);
  }
  Decision undo(int who, int seat, std::string key = {}) {
    if (key.empty()) key = "u" + std::to_string(++keys_);
    return decide_undo(m, person(who), {.table = {}, .seat = seat, .key = std::move(key)}, now);
  }
  Decision answer(int who, int seat, bool agree) const {
    return decide_answer_undo(m, person(who), {.table = {}, .seat = seat, .agree = agree}, now);
  }

  // Everybody sits down and is ready; person i has seat i.
  void begin() {
    for (int i = 1; i < m.setup->players; ++i) {
      if (m.seats[static_cast<std::size_t>(i)].occupant == api::Occupant::empty) put(join(i));
    }
    for (int i = 0; i < m.setup->players; ++i) {
      if (m.status == api::Status::gathering && m.is_member(person(i))) put(ready(i));
    }
    ASSERT_EQ(m.status, api::Status::playing);
  }

  std::vector<std::string> legal(int seat) const {
    std::vector<std::string> texts;
    for (const AnyAction& a : m.codec->rules().legal_actions(m.game->state, Seat(seat))) {
      texts.push_back(m.codec->rules().to_text(a));
    }
    return texts;
  }
  // One of the seats that act.
  int somebody(Rng& rng) const {
    std::vector<int> seats;
    m.acting().for_each([&](Seat s) { seats.push_back(s.index()); });
    return seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
  }
  // A random decision of a seat by its person.
  std::vector<AnyEvent> step(Rng& rng, int seat) {
    const auto actions = legal(seat);
    const PersonId who = m.seats[static_cast<std::size_t>(seat)].person;
    return put(act(static_cast<int>(who.number()) - 1000, seat,
                   actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
  }
  std::vector<AnyEvent> step(Rng& rng) { return step(rng, somebody(rng)); }
  // What a seat may still take back freely.
  const std::vector<UndoPoint>& free(int seat) const {
    return m.seats[static_cast<std::size_t>(seat)].undo_to;
  }
  bool over() const { return m.status == api::Status::over; }

  TableModel m;
  History history;
  std::vector<Entry> log;
  Millis now = 1'700'000'000'000;

 private:
  int keys_ = 0;
};

}  // namespace prestige::server::kit
