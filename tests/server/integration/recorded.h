#pragma once

#include <algorithm>

#include "tests/server/integration/site.h"

namespace prestige::server::integration {

// What each seat was told was taken is exactly what it did, in its order.
inline void expect_moves(const Json& record, int seat,
                         const std::vector<std::string>& acknowledged) {
  std::vector<std::string> recorded;
  const std::string mark = std::to_string(seat) + " ";
  for (const Json& step : record.at("actions")) {
    const auto& action = step.get_ref<const std::string&>();
    if (action.starts_with(mark)) recorded.push_back(action.substr(mark.size()));
  }
  const auto [is, should] = std::ranges::mismatch(recorded, acknowledged);
  EXPECT_TRUE(is == recorded.end() && should == acknowledged.end())
      << "seat " << seat << ": " << recorded.size() << " moves in the record, "
      << acknowledged.size()
      << " acknowledged; first other one: " << (is == recorded.end() ? "none" : *is) << " / "
      << (should == acknowledged.end() ? "none" : *should);
}

}  // namespace prestige::server::integration
