#include "server/table/view.h"

#include <algorithm>

#include "protocol/message/push.h"
#include "server/table/bot_names.h"

namespace prestige::server {

namespace {

std::string written(const protocol::Json& json) { return json.dump(); }

std::string name_of(const TableModel& m, std::size_t at, const PersonNames& names) {
  const TableSeat& seat = m.seats[at];
  if (m.brought) return m.brought->names[at];
  if (seat.occupant == api::Occupant::bot) return std::string(bot_name(m.id, at));
  const auto found = names.find(seat.person);
  if (found == names.end() || found->second.name.empty()) return {};
  const std::string& name = found->second.name;
  // Around one screen several seats are one person's.
  const bool several = std::ranges::count(m.seats, seat.person, &TableSeat::person) > 1;
  return several ? name + " " + std::to_string(at + 1) : name;
}

api::SeatInfo seat_info(const TableModel& m, std::size_t at, const PersonNames& names) {
  const TableSeat& seat = m.seats[at];
  api::SeatInfo info;
  info.occupant = seat.occupant;
  if (seat.person) info.person = to_text(seat.person);
  info.name = name_of(m, at, names);
  if (!seat.bot.empty()) info.bot = seat.bot;
  const auto found = names.find(seat.person);
  if (seat.person && found != names.end() && !found->second.owner.empty()) {
    info.owner = found->second.owner;
  }
  info.ready = seat.ready;
  return info;
}

api::Fairness fairness_of(const TableModel& m) {
  if (m.brought) return m.brought->proof.value_or(api::Fairness{});
  api::Fairness fairness;
  if (!m.seed) return fairness;
  fairness.commitment = commitment(*m.seed);
  for (const TableSeat& seat : m.seats) fairness.entropy.push_back(seat.entropy);
  if (m.status == api::Status::over) fairness.seed = to_hex(*m.seed);
  return fairness;
}

void add_legal(const TableModel& m, const ViewRequest& view, const protocol::Names& names,
               api::Update& update) {
  const AnyGame& rules = m.codec->rules();
  for (const AnyAction& action : rules.legal_actions(m.game->state, view.viewer)) {
    update.legal.push_back(rules.to_text(action));
    if (!view.words) continue;
    update.words->labels.push_back(
        m.codec->label(m.game->state, view.viewer, action, *view.words, names));
  }
}

void add_game(const TableModel& m, const ViewRequest& view, const std::vector<AnyEvent>& events,
              const PersonNames& people, api::Update& update) {
  const AnyState& state = m.game->state;
  using Options = protocol::GameCodec::Options;
  const Options options = view.from ? Options::left_out : Options::given;
  update.observation = m.codec->observation_text(state, view.viewer, options);
  update.events = events_text(*m.codec, events, view.viewer);
  protocol::Names names;
  if (view.words) {
    names = seat_names(m, people);
    update.words.emplace();
    update.words->prompt = m.codec->prompt(state, view.viewer, *view.words, names);
    update.words->sentences = sentences_of(m, view.viewer, events, *view.words, people);
  }
  if (m.status == api::Status::over) {
    update.outcome = JsonText{written(m.codec->outcome(state))};
    return;
  }
  // While a bot plays for a person, the person has nothing to decide.
  if (!view.viewer.is_player() || m.seats[static_cast<std::size_t>(view.viewer.index())].stood_in) {
    return;
  }
  add_legal(m, view, names, update);
  update.can_undo = !m.seats[static_cast<std::size_t>(view.viewer.index())].undo_to.empty();
}

}  // namespace

protocol::Names seat_names(const TableModel& m, const PersonNames& names) {
  protocol::Names all;
  for (std::size_t i = 0; i < m.seats.size(); ++i) all.push_back(name_of(m, i, names));
  return all;
}

Millis chat_delay(const TableModel& m, api::ChatRoom room) {
  const bool of_players = room == api::ChatRoom::table && m.status == api::Status::playing;
  return of_players ? m.setup->spectator_delay_s * 1000 : 0;
}

JsonText events_text(const protocol::GameCodec& codec, const std::vector<AnyEvent>& events,
                     Seat viewer) {
  protocol::ListWriter list;
  for (const AnyEvent& event : events) {
    if (const auto seen = codec.event_text(event, viewer)) list.add(*seen);
  }
  return std::move(list).done();
}

std::vector<std::string> sentences_of(const TableModel& m, Seat viewer,
                                      const std::vector<AnyEvent>& events,
                                      protocol::Language language, const PersonNames& names) {
  const protocol::Names called = seat_names(m, names);
  std::vector<std::string> sentences;
  for (const AnyEvent& event : events) {
    std::string sentence = m.codec->sentence(event, viewer, language, called);
    if (!sentence.empty()) sentences.push_back(std::move(sentence));
  }
  return sentences;
}

api::TableInfo info_of(const TableModel& m, const PersonNames& names, bool secrets) {
  const Setup& setup = *m.setup;
  api::TableInfo info;
  info.table = to_text(m.id);
  info.game = setup.game;
  info.players = setup.players;
  info.options = {written(setup.options)};
  info.visibility = setup.visibility;
  info.status = m.status;
  info.ending = m.ending;
  info.language = setup.language;
  info.hot_seat = setup.hot_seat;
  info.friendly = setup.friendly;
  info.rated = setup.rated;
  info.bot_pace = setup.bot_pace.value_or(api::BotPace::natural);
  info.frozen = m.frozen;
  info.spectator_delay_s = setup.spectator_delay_s;
  info.clock = setup.clock;
  info.host = to_text(m.host);
  for (std::size_t i = 0; i < m.seats.size(); ++i) info.seats.push_back(seat_info(m, i, names));
  if (m.status == api::Status::over && m.game) {
    const std::vector<int> places = m.codec->rules().places(m.game->state);
    for (std::size_t i = 0; i < places.size(); ++i) info.seats[i].place = places[i];
  }
  info.created = m.created;
  info.updated = m.updated_for(/*member=*/secrets);
  info.fairness = fairness_of(m);
  if (m.rematch) info.rematch = to_text(*m.rematch);
  if (secrets && !m.invite.empty()) info.invite = m.invite;
  return info;
}

std::string update_text(const TableModel& m, const ViewRequest& view,
                        const std::vector<AnyEvent>& events, const PersonNames& names, Millis now) {
  api::Update update;
  update.table = to_text(m.id);
  if (view.viewer.is_player()) update.seat = view.viewer.index();
  update.from = view.from;
  update.version = m.seen(view.viewer);
  if (view.with_info || !view.from || m.status == api::Status::over) {
    update.info = info_of(m, names, view.member);
  }
  m.acting().for_each([&](Seat seat) { update.acting.push_back(seat.index()); });
  if (m.setup->clock.kind != api::ClockKind::none && m.status == api::Status::playing) {
    for (std::size_t i = 0; i < m.seats.size(); ++i) {
      update.time_left_ms.push_back(time_left(m, static_cast<int>(i), now).value_or(0));
    }
  }
  update.events = {"[]"};
  if (m.undo_request) update.undo_asked_by = m.undo_request->seat;
  if (m.game) add_game(m, view, events, names, update);
  return protocol::push_text(update);
}

}  // namespace prestige::server
