#pragma once

// What a viewer is sent of a table: built by adding what it may know.

#include <string>
#include <unordered_map>

#include "protocol/api/pushes.h"
#include "server/people/names.h"
#include "server/table/model.h"

namespace prestige::server {

struct PersonName {
  std::string name;
  std::string owner = {};  // the name of who answers for a bot of their own
};
using PersonNames = std::unordered_map<PersonId, PersonName>;

// The table as everybody may see it; with `secrets` also what only its members may know.
api::TableInfo info_of(const TableModel& m, const PersonNames& names, bool secrets);

// What players are called in sentences, by seat.
protocol::Names seat_names(const TableModel& m, const PersonNames& names);

struct ViewRequest {
  Seat viewer = Seat::spectator();
  std::optional<std::int64_t> from;         // none: the whole view
  bool with_info = false;                   // whole views have it anyway
  bool member = false;                      // may know the secrets of the table
  std::optional<protocol::Language> words;  // none: without words
};

// The view as it is now, and the events that led here.
std::string update_text(const TableModel& m, const ViewRequest& view,
                        const std::vector<AnyEvent>& events, const PersonNames& names, Millis now);

// Sentences of events for a viewer; empty ones are left out.
std::vector<std::string> sentences_of(const TableModel& m, Seat viewer,
                                      const std::vector<AnyEvent>& events,
                                      protocol::Language language, const PersonNames& names);

// How much later than it is said those who only watch may hear it.
Millis chat_delay(const TableModel& m, api::ChatRoom room);

// The events that a viewer sees, as a JSON list.
JsonText events_text(const protocol::GameCodec& codec, const std::vector<AnyEvent>& events,
                     Seat viewer);

}  // namespace prestige::server
