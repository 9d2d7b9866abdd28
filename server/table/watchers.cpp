#include "server/table/watchers.h"

#include <algorithm>

#include "protocol/message/push.h"
#include "server/table/catch_up.h"

namespace prestige::server {

namespace {

// Spectators with delay are told at most this often: each time the log is read.
constexpr Millis kLateMs = 500;
// Whoever talks more than this within the delay is heard by who asks for the lines.
constexpr std::size_t kLateLinesMax = 500;

bool same_view(const Watch& a, const Watch& b, const TableModel& m) {
  return a.viewer == b.viewer && a.words == b.words &&
         m.is_member(a.person) == m.is_member(b.person);
}

Millis delay_of(const TableModel& m) { return m.setup->spectator_delay_s * 1000; }

bool has_seat(const Watch& watch, const TableModel& m) {
  return !watch.viewer.is_player() ||
         m.seats[static_cast<std::size_t>(watch.viewer.index())].person == watch.person;
}

}  // namespace

void Watchers::add(Watch watch) {
  remove(watch.socket.get(), watch.viewer);
  watchers_.push_back(std::move(watch));
}

void Watchers::remove(const Socket* socket, std::optional<Seat> viewer) {
  std::erase_if(watchers_, [&](const Watch& w) {
    return w.socket.get() == socket && (!viewer || w.viewer == *viewer);
  });
}

bool Watchers::has(PersonId person) const {
  return std::ranges::find(watchers_, person, &Watch::person) != watchers_.end();
}

bool Watchers::has_all(const TableModel& m) const {
  return std::ranges::all_of(
      m.seats, [&](const TableSeat& seat) { return !seat.person || has(seat.person); });
}

std::vector<LostSeat> Watchers::show(const TableModel& before, const TableModel& now,
                                     const std::vector<AnyEvent>& events, bool info_changed,
                                     const PersonNames& names, Millis time) {
  const Millis delay = before.status == api::Status::gathering ? 0 : delay_of(now);
  // Tabs of one person, and all spectators, get the same message: written once.
  std::vector<std::pair<const Watch*, Text>> written;
  for (Watch& watch : watchers_) {
    const std::int64_t from = before.seen(watch.viewer);
    if (now.seen(watch.viewer) == from) continue;
    // Somebody who lost a seat still sees that, but nothing of the game from there.
    if (now.game && !has_seat(watch, now)) continue;
    if (!watch.viewer.is_player() && delay > 0) {
      tell_late_at(time + delay);
      continue;
    }
    const auto same = std::ranges::find_if(
        written, [&](const auto& entry) { return same_view(*entry.first, watch, now); });
    Text text = same != written.end() ? same->second : nullptr;
    if (!text) {
      const ViewRequest view{.viewer = watch.viewer,
                             .from = from,
                             .with_info = info_changed,
                             .member = now.is_member(watch.person),
                             .words = watch.words};
      text = shared(update_text(now, view, events, names, time));
      written.emplace_back(&watch, text);
    }
    watch.told = now.seen(watch.viewer);
    watch.socket->send(std::move(text));
  }
  return remove_lost(now);
}

std::vector<LostSeat> Watchers::remove_lost(const TableModel& m) {
  std::vector<LostSeat> lost;
  std::erase_if(watchers_, [&](const Watch& watch) {
    if (has_seat(watch, m)) return false;
    lost.push_back({watch.socket.get(), watch.viewer});
    return true;
  });
  return lost;
}

void Watchers::tell_late_at(Millis time) { late_due_ = std::min(late_due_.value_or(time), time); }

bool Watchers::take_late_due(Millis time) {
  if (!late_due_ || *late_due_ > time) return false;
  late_due_.reset();
  return !watchers_.empty();
}

void Watchers::tell_late(const TableModel& m, const std::vector<Entry>& log,
                         const PersonNames& names, Millis time) {
  struct Told {
    Watch like;  // as it was before
    CatchUp what;
    Text text;
  };
  std::vector<Told> written;
  late_due_.reset();
  for (Watch& watch : watchers_) {
    if (watch.viewer.is_player()) continue;
    auto same = std::ranges::find_if(written, [&](const Told& told) {
      return told.like.told == watch.told && same_view(told.like, watch, m);
    });
    if (same == written.end()) {
      const ViewRequest view{.viewer = watch.viewer,
                             .from = watch.told,
                             .with_info = true,
                             .member = m.is_member(watch.person),
                             .words = watch.words};
      CatchUp what = catch_up(m.id, log, view, delay_of(m), names, time);
      Text text = shared(std::move(what.now));
      same = written.insert(same, Told{watch, std::move(what), std::move(text)});
    }
    if (same->what.next) tell_late_at(std::max(*same->what.next, time + kLateMs));
    if (same->what.version <= watch.told) continue;
    watch.told = same->what.version;
    watch.socket->send(same->text);
  }
}

// Players do not hear the spectators while they play; spectators hear everybody, but the players as
// late as they see them.
void Watchers::say(const TableModel& m, const api::ChatLine& line, PersonId by, Millis time) {
  Text text = shared(protocol::push_text(api::ChatPush{.table = to_text(m.id), .line = line}));
  const bool deaf = line.room == api::ChatRoom::spectators && m.status == api::Status::playing;
  const Millis delay = chat_delay(m, line.room);
  if (delay == 0) return send_line(m, text, by, deaf ? Hears::others : Hears::all);
  send_line(m, text, by, Hears::members);
  if (late_lines_.size() == kLateLinesMax) late_lines_.pop_front();
  late_lines_.push_back({time + delay, by, std::move(text)});
}

std::optional<Millis> Watchers::say_due(const TableModel& m, Millis time) {
  while (!late_lines_.empty() && late_lines_.front().due <= time) {
    send_line(m, late_lines_.front().text, late_lines_.front().by, Hears::others);
    late_lines_.pop_front();
  }
  return late_lines_.empty() ? std::nullopt : std::optional(late_lines_.front().due);
}

void Watchers::send_line(const TableModel& m, const Text& text, PersonId by, Hears who) {
  std::vector<const Socket*> told;
  for (const Watch& watch : watchers_) {
    const bool hears = who == Hears::all || m.is_member(watch.person) == (who == Hears::members);
    const bool muted = std::ranges::find(watch.muted, by) != watch.muted.end();
    if (!hears || muted || std::ranges::find(told, watch.socket.get()) != told.end()) continue;
    told.push_back(watch.socket.get());
    watch.socket->send(text);
  }
}

void Watchers::set_muted(PersonId person, PersonId other, bool muted) {
  for (Watch& watch : watchers_) {
    if (watch.person != person) continue;
    std::erase(watch.muted, other);
    if (muted) watch.muted.push_back(other);
  }
}

void Watchers::set_mutes(PersonId person, const std::vector<PersonId>& muted) {
  for (Watch& watch : watchers_) {
    if (watch.person == person) watch.muted = muted;
  }
}

}  // namespace prestige::server
