// Tables: looking back at games, and going on from them.

#include "protocol/course.h"
#include "protocol/session.h"
#include "server/table/open_view.h"
#include "server/table/record.h"
#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

std::optional<Error> not_over(const TableModel& m) {
  if (m.status == api::Status::over && m.game) return std::nullopt;
  return refusal_as("not_now", "table.not_over");
}

// The whole game of a table that is over.
Result<Replayed> finished_game(const TableLook& look) {
  if (auto error = not_over(look.model)) return std::unexpected(std::move(*error));
  Replayed replayed;
  const bool sound =
      replay(look.model.id, *look.log, replayed, [](const auto&, const auto&, const auto&) {});
  if (!sound) return std::unexpected(refusal("internal"));
  return replayed;
}

std::optional<Error> no_such_step(const Replayed& game, std::int64_t step) {
  const auto steps = static_cast<std::int64_t>(game.history.steps.size());
  if (step <= steps) return std::nullopt;
  return refusal_as(
      "bad_field", "no_such_step",
      {{"detail", std::to_string(step)}, {"allowed", "0 … " + std::to_string(steps)}});
}

Result<api::RecordText> record_text(const TableLook& look) {
  const auto game = finished_game(look);
  if (!game) return std::unexpected(game.error());
  return api::RecordText{{record_of(*game, look.names).dump()}};
}

// Whose eyes are meant: those of a seat, which must exist, or a spectator's.
Result<Seat> viewer_of(const TableModel& m, std::optional<int> seat) {
  if (!seat) return Seat::spectator();
  if (static_cast<std::size_t>(*seat) < m.seats.size()) return Seat(*seat);
  return std::unexpected(seat_of(m, PersonId(), *seat).error());
}

// The step that led to a moment, for those who may know it: what others decided in secret is
// theirs, unless all lies open.
std::optional<std::string> action_before(const Replayed& game, const api::GetMoment& request,
                                         Seat viewer) {
  if (request.step == 0) return std::nullopt;
  const GameStep& last = game.history.steps[static_cast<std::size_t>(request.step - 1)];
  if (!request.open.value_or(false) && last.seat != viewer) return std::nullopt;
  return protocol::seat_word(last.seat) + " " + game.model.codec->rules().to_text(last.action);
}

void show_open(const protocol::GameCodec& codec, const GameMoment& moment, api::Moment& out) {
  out.observation = {open_view(codec, moment.state).dump()};
  out.position = JsonText{codec.position(moment.state).dump()};
  protocol::ListWriter events;
  for (const AnyEvent& event : moment.events) events.add(codec.event_text(event));
  out.events = std::move(events).done();
}

Result<api::Moment> moment_text(const api::GetMoment& request, const TableLook& look,
                                protocol::Language language) {
  const auto game = finished_game(look);
  if (!game) return std::unexpected(game.error());
  if (auto error = no_such_step(*game, request.step)) return std::unexpected(std::move(*error));
  const TableModel& m = game->model;
  const auto viewer = viewer_of(m, request.seat);
  if (!viewer) return std::unexpected(viewer.error());
  const GameMoment moment = moment_of(*game, request.step);
  api::Moment out;
  out.step = request.step;
  out.steps = static_cast<std::int64_t>(game->history.steps.size());
  out.action = action_before(*game, request, *viewer);
  if (request.open.value_or(false)) {
    show_open(*m.codec, moment, out);
  } else {
    out.observation =
        m.codec->observation_text(moment.state, *viewer, protocol::GameCodec::Options::given);
    out.events = events_text(*m.codec, moment.events, *viewer);
  }
  if (m.codec->rules().acting(moment.state).empty()) {
    out.outcome = JsonText{m.codec->outcome(moment.state).dump()};
  }
  out.sentences = sentences_of(m, *viewer, moment.events, language, look.names);
  return out;
}

Result<api::Telling> telling_text(const api::GetTelling& request, const TableLook& look,
                                  protocol::Language language) {
  const auto game = finished_game(look);
  if (!game) return std::unexpected(game.error());
  const auto viewer = viewer_of(game->model, request.seat);
  if (!viewer) return std::unexpected(viewer.error());
  api::Telling telling;
  AnyState state = game->history.start;
  std::int64_t steps = 0;
  for (const GameStep& step : game->history.steps) {
    std::vector<AnyEvent> events;
    game->model.codec->rules().apply(state, step.seat, step.action, &events);
    ++steps;
    auto sentences = sentences_of(game->model, *viewer, events, language, look.names);
    if (!sentences.empty()) telling.steps.push_back({steps, std::move(sentences)});
  }
  return telling;
}

Result<api::Course> course_text(const TableLook& look) {
  const auto game = finished_game(look);
  if (!game) return std::unexpected(game.error());
  const protocol::GameCodec& codec = *game->model.codec;
  protocol::Course course(codec);
  AnyState state = game->history.start;
  std::int64_t steps = 0;
  course.add(steps, state);
  for (const GameStep& step : game->history.steps) {
    std::vector<AnyEvent> events;
    codec.rules().apply(state, step.seat, step.action, &events);
    course.add(++steps, state, events);
  }
  api::Course out{.measures = course.measures(), .rows = {}};
  for (const protocol::CourseRow& row : course.rows()) {
    out.rows.push_back({.step = row.step, .round = row.round, .values = row.values});
  }
  return out;
}

// What happened after a version of the viewer's view.
Result<api::Story> story_of(const TableLook& look, Seat viewer, std::optional<std::int64_t> after,
                            protocol::Language language) {
  api::Story story;
  story.from = after.value_or(
      viewer.is_player() ? look.model.seats[static_cast<std::size_t>(viewer.index())].decided_seen
                         : 0);
  story.version = look.model.seen(viewer);
  Replayed replayed;
  EventTrail trail;
  replay(look.model.id, *look.log, replayed,
         [&](const TableModel& m, const Entry& entry, const std::vector<AnyEvent>& events) {
           if (m.seen(viewer) > story.from) trail.add(m, entry, events);
         });
  story.sentences = sentences_of(look.model, viewer, trail.take(), language, look.names);
  return story;
}

// Bots take the last seats but that of the host, who has the others in front of one screen.
struct BranchSeats {
  int host = 0;
  std::vector<std::string> bots;
};

Decision decide_branch(const Setup& setup, PersonId host, const BranchSeats& seats,
                       Entropy& entropy, Millis now) {
  Decided decided;
  decided.entries.push_back(entry::Created{.at = now,
                                           .host = to_text(host),
                                           .setup = setup,
                                           .seed = to_hex(random_seed(entropy)),
                                           .invite = new_invite(entropy)});
  auto bot = seats.bots.begin();
  int others = setup.players - 1 - static_cast<int>(seats.bots.size());  // that no bot takes
  for (int seat = 0; seat < setup.players; ++seat) {
    if (seat != seats.host && others-- <= 0) {
      decided.entries.push_back(entry::SeatSet{.at = now, .seat = seat, .bot = *bot++});
    } else if (setup.hot_seat || seat == seats.host) {
      decided.entries.push_back(
          entry::Joined{.at = now, .seat = seat, .person = to_text(host), .entropy = {}});
    }
  }
  return decided;
}

Result<Setup> branch_setup(const api::Branch& request, const TableLook& look) {
  const auto game = finished_game(look);
  if (!game) return std::unexpected(game.error());
  if (auto error = no_such_step(*game, request.step)) return std::unexpected(std::move(*error));
  if (const auto seat = viewer_of(look.model, request.seat); !seat) {
    return std::unexpected(seat.error());
  }
  Setup setup = *look.model.setup;
  if (static_cast<int>(request.bots.value_or(std::vector<std::string>{}).size()) >= setup.players) {
    return std::unexpected(
        refusal_as("bad_field", "too_many_bots", {{"allowed", std::to_string(setup.players - 1)}}));
  }
  for (const std::string& bot : request.bots.value_or(std::vector<std::string>{})) {
    if (auto error = unknown_bot(bot)) return std::unexpected(std::move(*error));
  }
  const AnyState state = state_after(*game->model.codec, game->history, request.step);
  if (game->model.codec->rules().acting(state).empty()) {
    return std::unexpected(refusal_as("not_now", "table.is_over"));
  }
  setup.position = game->model.codec->position(state);
  setup.visibility = api::Visibility::invited;
  setup.hot_seat = request.hot_seat.value_or(true);
  setup.friendly = true;
  setup.rated = false;
  setup.clock = {};
  return setup;
}

}  // namespace

void Tables::handle(const Caller& caller, api::GetRecord request, Answer<api::GetRecord> answer) {
  look_back(
      caller, request,
      [](const api::GetRecord&, const TableLook& look) { return record_text(look); },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::GetMoment request, Answer<api::GetMoment> answer) {
  const auto language = language_from(request.language.value_or("")).value_or(caller.who.language);
  look_back(
      caller, request,
      [language](const api::GetMoment& r, const TableLook& look) {
        return moment_text(r, look, language);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::GetTelling request, Answer<api::GetTelling> answer) {
  const auto language = language_from(request.language.value_or("")).value_or(caller.who.language);
  look_back(
      caller, request,
      [language](const api::GetTelling& r, const TableLook& look) {
        return telling_text(r, look, language);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::GetCourse request, Answer<api::GetCourse> answer) {
  look_back(
      caller, request,
      [](const api::GetCourse&, const TableLook& look) { return course_text(look); },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::GetStory request, Answer<api::GetStory> answer) {
  const auto language = language_from(request.language.value_or("")).value_or(caller.who.language);
  look_back(
      caller, request,
      [language, person = caller.who.person](const api::GetStory& r,
                                             const TableLook& look) -> Result<api::Story> {
        // A spectator with delay would learn too early what happened.
        if (!r.seat && look.model.setup->spectator_delay_s > 0 &&
            look.model.status == api::Status::playing) {
          return std::unexpected(refusal_as("not_now", "story_delayed"));
        }
        if (!r.seat) return story_of(look, Seat::spectator(), r.after, language);
        const auto seat = seat_of(look.model, person, *r.seat);
        if (!seat) return std::unexpected(seat.error());
        return story_of(look, *seat, r.after, language);
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::Import request, Answer<api::Import> answer) {
  auto setup = setup_of_record(request.record);
  if (!setup) return answer(std::unexpected(setup.error()));
  make<api::Import>(
      caller, TableId(random_id(parts_.entropy)), Table::Before::nothing,
      [this, host = caller.who.person, setup = std::move(*setup),
       record = std::move(request.record)](const TableLook&, Millis now) -> Decision {
        Decided decided;
        decided.entries.push_back(entry::Imported{.at = now,
                                                  .host = to_text(host),
                                                  .setup = setup,
                                                  .record = record,
                                                  .invite = new_invite(parts_.entropy)});
        return decided;
      },
      std::move(answer));
}

void Tables::handle(const Caller& caller, api::Branch request, Answer<api::Branch> answer) {
  const auto setup = std::make_shared<Result<Setup>>(std::unexpected(refusal("internal")));
  const auto table = find_for<api::Branch>(request.table, answer);
  if (!table) return;
  table->ask(
      [setup, request, person = caller.who.person](const TableLook& look, Millis) -> Decision {
        if (!may_see(look.model, person, request.invite.value_or(""))) {
          return no_such_table(request.table);
        }
        *setup = branch_setup(request, look);
        if (!*setup) return std::unexpected(setup->error());
        return Decided{};
      },
      [this, setup, caller,
       seats = BranchSeats{.host = request.seat.value_or(0),
                           .bots = request.bots.value_or(std::vector<std::string>{})},
       answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        make<api::Branch>(
            caller, TableId(random_id(parts_.entropy)), Table::Before::nothing,
            [this, setup, host = caller.who.person, seats](const TableLook&, Millis now) {
              return decide_branch(**setup, host, seats, parts_.entropy, now);
            },
            std::move(answer));
      },
      /*with_log=*/true);
}

}  // namespace prestige::server
