#include "server/store/append.h"

#include <algorithm>

namespace prestige::server {

bool makes_sense(const Append& append) {
  return append.table && append.expected >= 0 && (append.expected > 0 || !append.entries.empty());
}

std::vector<MemberRow> distinct_members(const Append& append) {
  std::vector<MemberRow> members = append.members.value_or(std::vector<MemberRow>{});
  // Of two rows of one person the one that waits for that person comes first and stays.
  std::ranges::sort(members, [](const MemberRow& a, const MemberRow& b) {
    return a.person != b.person ? a.person < b.person : a.to_move > b.to_move;
  });
  const auto rest = std::ranges::unique(members, {}, &MemberRow::person);
  members.erase(rest.begin(), rest.end());
  return members;
}

}  // namespace prestige::server
