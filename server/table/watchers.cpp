#include "server/table/watchers.h"

#include <algorithm>

#include "protocol/message/push.h"

namespace prestige::server {

namespace {

bool same_view(const Watch& a, const Watch& b, const TableModel& m) {
  return a.viewer == b.viewer && a.words == b.words &&
         m.is_member(a.person) == m.is_member(b.person);
}

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
  std::erase_if(later_, [&](const Later& later) {
    return later.key == socket && (!viewer || later.viewer == *viewer);
  });
}

bool Watchers::has(PersonId person) const {
  return std::ranges::find(watchers_, person, &Watch::person) != watchers_.end();
}

bool Watchers::has_all(const TableModel& m) const {
  return std::ranges::all_of(
      m.seats, [&](const TableSeat& seat) { return !seat.person || has(seat.person); });
}

void Watchers::show(const TableModel& before, const TableModel& now,
                    const std::vector<AnyEvent>& events, bool info_changed,
                    const PersonNames& names, Millis time) {
  // Tabs of one person, and all spectators, get the same message: written once.
  std::vector<std::pair<const Watch*, Text>> written;
  for (const Watch& watch : watchers_) {
    const std::int64_t from = before.seen(watch.viewer);
    if (now.seen(watch.viewer) == from) continue;
    // Somebody who lost a seat still sees that, but nothing of the game from there.
    if (now.game && !has_seat(watch, now)) continue;
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
    const bool at_once = watch.viewer.is_player() || before.status == api::Status::gathering;
    const Millis delay = at_once ? 0 : now.setup->spectator_delay_s * 1000;
    if (delay == 0) {
      watch.socket->send(std::move(text));
    } else {
      send_later(watch, std::move(text), time + delay);
    }
  }
  std::erase_if(watchers_, [&](const Watch& watch) { return !has_seat(watch, now); });
}

void Watchers::send_later(const Watch& watch, Text message, Millis due) {
  const auto place = std::ranges::upper_bound(later_, due, {}, &Later::due);
  later_.insert(place, {due, watch.socket, watch.socket.get(), watch.viewer, std::move(message)});
}

std::optional<Millis> Watchers::send_due(Millis time) {
  auto it = later_.begin();
  for (; it != later_.end() && it->due <= time; ++it) {
    if (const auto socket = it->socket.lock()) socket->send(std::move(it->message));
  }
  later_.erase(later_.begin(), it);
  return later_.empty() ? std::nullopt : std::optional(later_.front().due);
}

// Players do not hear the spectators while they play; spectators hear everybody, but the players as
// late as they see them.
void Watchers::say(const TableModel& m, const api::ChatLine& line, PersonId by, Millis time) {
  const Text text =
      shared(protocol::push_text(api::ChatPush{.table = to_text(m.id), .line = line}));
  std::vector<const Socket*> told;
  for (const Watch& watch : watchers_) {
    const bool deaf = line.room == api::ChatRoom::spectators && m.is_member(watch.person) &&
                      m.status == api::Status::playing;
    const bool muted = std::ranges::find(watch.muted, by) != watch.muted.end();
    if (deaf || muted || std::ranges::find(told, watch.socket.get()) != told.end()) continue;
    told.push_back(watch.socket.get());
    const Millis delay = m.is_member(watch.person) ? 0 : chat_delay(m, line.room);
    if (delay == 0) {
      watch.socket->send(text);
    } else {
      send_later(watch, text, time + delay);
    }
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
