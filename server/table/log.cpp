#include "server/table/log.h"

#include <algorithm>

#include "protocol/message/encode.h"
#include "server/table/decide.h"

namespace prestige::server {

namespace {

std::optional<PersonId> person_in(const Entry& entry) {
  if (const auto* joined = std::get_if<entry::Joined>(&entry)) {
    return id_from<PersonId>(joined->person);
  }
  return std::nullopt;
}

// Of somebody who may be gone by now.
Stored<PersonName> name_of(Store& store, PersonId person) {
  const auto found = store.person(person);
  if (!found) return std::unexpected(found.error());
  if (!*found) return PersonName();
  const auto owner = owner_name(store, **found);
  if (!owner) return std::unexpected(owner.error());
  return PersonName{(*found)->name, *owner};
}

}  // namespace

Stored<TableLog> read_log(Store& store, TableId table, std::int64_t after) {
  const auto rows = store.entries_after(table, after);
  if (!rows) return std::unexpected(rows.error());
  TableLog log;
  log.exists = after > 0 || !rows->empty();
  for (const EntryRow& row : *rows) {
    auto entry = entry_from(row.data);
    if (!entry) {
      return std::unexpected(StoreError{StoreFault::corrupt, entry.error().text.en});
    }
    if (const auto person = person_in(*entry); person && !log.names.contains(*person)) {
      auto name = name_of(store, *person);
      if (!name) return std::unexpected(name.error());
      log.names[*person] = std::move(*name);
    }
    log.entries.push_back(std::move(*entry));
  }
  return log;
}

void EventTrail::add(const TableModel& after, const Entry& entry,
                     const std::vector<AnyEvent>& events) {
  if (const auto* undone = std::get_if<entry::Undone>(&entry)) {
    // If more steps are left than the undo goes back to, those of others have stayed.
    const bool others_stay = after.game->steps > undone->steps;
    std::erase_if(parts_, [&](const Part& part) {
      return part.steps > undone->steps && (!others_stay || part.mover == undone->seat);
    });
    for (Part& part : parts_) part.steps = std::min(part.steps, after.game->steps);
  }
  const auto* moved = std::get_if<entry::Moved>(&entry);
  const int mover = moved != nullptr ? moved->seat : -1;
  for (const AnyEvent& event : events) parts_.push_back({after.game->steps, mover, event});
}

std::vector<AnyEvent> EventTrail::take() {
  std::vector<AnyEvent> events;
  for (const Part& part : std::exchange(parts_, {})) events.push_back(part.event);
  return events;
}

TableHead head_of(const TableModel& m, const PersonNames* names) {
  TableHead head;
  head.game = m.setup->game;
  head.players = m.setup->players;
  head.status = m.status;
  head.visibility = m.setup->visibility;
  head.free_seats =
      static_cast<int>(std::ranges::count(m.seats, api::Occupant::empty, &TableSeat::occupant));
  head.created = m.created;
  head.updated = m.updated_for(/*member=*/true);
  head.due = due_time(m);
  if (names != nullptr) head.summary = protocol::encoded(info_of(m, *names, /*secrets=*/false));
  return head;
}

std::vector<MemberRow> members_of(const TableModel& m) {
  std::vector<MemberRow> members;
  const SeatSet acting = m.acting();
  for (std::size_t i = 0; i < m.seats.size(); ++i) {
    const TableSeat& seat = m.seats[i];
    if (!seat.person) continue;
    auto member = std::ranges::find(members, seat.person, &MemberRow::person);
    if (member == members.end()) member = members.insert(member, {seat.person, false});
    if (acting.has(Seat(static_cast<int>(i))) && !seat.stood_in) member->to_move = true;
  }
  if (owns_import(m, m.host)) members.push_back({m.host, false});
  return members;
}

}  // namespace prestige::server
