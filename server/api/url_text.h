#pragma once

// The texts inside a URL.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace prestige::server {

// Percent-decoded; in queries a plus is a space. Nothing when an escape is broken or the result is
// not UTF-8.
std::optional<std::string> url_decoded(std::string_view text, bool query = false);

// Cuts "/a/b" into "a" and "b", still encoded; "/a/" has an empty second segment.
std::vector<std::string_view> path_segments(std::string_view path);

// Cuts "a=1&b=2" into decoded names and values, in their order; a name without "=" has an empty
// value. Nothing when something is broken or a name is empty.
using QueryPairs = std::vector<std::pair<std::string, std::string>>;
std::optional<QueryPairs> query_pairs(std::string_view query);

}  // namespace prestige::server
