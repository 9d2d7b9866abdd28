#pragma once

#include "server/table/decide.h"

namespace prestige::server {

// Whether an action would be legal for a person's seat, and if not, which rule is against it.
Result<api::Reason> reason_for(const TableModel& m, PersonId person, const api::Why& request,
                               protocol::Language language);

}  // namespace prestige::server
