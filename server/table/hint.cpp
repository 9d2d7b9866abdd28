// Tables: hints.

#include <algorithm>

#include "server/table/decide_parts.h"
#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

constexpr std::string_view kAdviser = "master";
constexpr std::size_t kHints = 4;

// Hints are for practice: nobody else shall be the worse for them.
std::optional<Error> unfair(const TableModel& m, PersonId person) {
  if (m.setup->rated) return refusal_as("forbidden", "hint_rated");
  const bool others = std::ranges::any_of(m.seats, [&](const TableSeat& seat) {
    return seat.occupant == api::Occupant::person && seat.person != person;
  });
  if (others) return refusal_as("forbidden", "hint_others");
  return std::nullopt;
}

std::optional<Error> no_hint(const TableModel& m, PersonId person, int number) {
  const auto seat = seat_of(m, person, number);
  if (!seat) return seat.error();
  if (auto error = not_playing(m)) return error;
  if (auto error = unfair(m, person)) return error;
  if (seat_at(m, number).stood_in) return refusal_as("not_now", "bot_plays");
  if (!m.waits_for(number)) return refusal_as("not_now", "nothing_to_decide");
  return std::nullopt;
}

// What it takes to put advice into words, while the table goes on.
struct HintWords {
  const protocol::GameCodec* codec;
  AnyState state;
  Seat seat;
  std::int64_t version;
  protocol::Language language;
  protocol::Names names;
};

api::HintList in_words(const HintWords& asked, const std::vector<Advice>& advised) {
  api::HintList list{.version = asked.version, .hints = {}};
  for (const Advice& advice : advised) {
    api::Hint hint{.action = asked.codec->rules().to_text(advice.action),
                   .label = asked.codec->label(asked.state, asked.seat, advice.action,
                                               asked.language, asked.names),
                   .share = advice.share,
                   .chance = advice.chance,
                   .points = advice.points,
                   .reasons = {}};
    for (const AdviceReason& reason : advice.reasons) {
      hint.reasons.push_back(
          {.kind = std::string(reason.kind),
           .good = reason.weight == 0 ? std::nullopt : std::optional(reason.weight > 0),
           .text = asked.codec->sentence(reason, asked.language, asked.names)});
    }
    list.hints.push_back(std::move(hint));
  }
  return list;
}

}  // namespace

void Tables::handle(const Caller& caller, api::GetHints request, Answer<api::GetHints> answer) {
  auto language = std::optional(caller.who.language);
  if (request.language) language = language_from(*request.language);
  if (!language) return answer(std::unexpected(unknown_language()));
  const auto table = find_for<api::GetHints>(request.table, answer);
  if (!table) return;
  if (!hint_limit_.allow(caller.who.person, parts_.clock.now())) {
    return answer(std::unexpected(too_many(hint_limit_.refill_s())));
  }
  table->ask(
      [person = caller.who.person, number = request.seat](const TableLook& look,
                                                          Millis) -> Decision {
        if (auto error = no_hint(look.model, person, number)) {
          return std::unexpected(std::move(*error));
        }
        return Decided{};
      },
      [this, number = request.seat, language = *language,
       answer = std::move(answer)](Result<TableLook> look) mutable {
        if (!look) return answer(std::unexpected(look.error()));
        const TableModel& m = look->model;
        HintWords words{.codec = m.codec,
                        .state = m.game->state,
                        .seat = Seat(number),
                        .version = m.seen(Seat(number)),
                        .language = language,
                        .names = seat_names(m, look->names)};
        // The view alone decides: to ask again is to hear the same.
        BotQuestion question{.game = m.setup->game,
                             .bot = std::string(kAdviser),
                             .state = m.game->state,
                             .seat = Seat(number),
                             .seed = static_cast<std::uint64_t>(words.version)};
        parts_.thinker.advise(
            std::move(question), kHints,
            [words = std::move(words), answer = std::move(answer)](const auto& advised) mutable {
              if (!advised) return answer(std::unexpected(refusal("unavailable")));
              answer(in_words(words, *advised));
            });
      });
}

}  // namespace prestige::server
