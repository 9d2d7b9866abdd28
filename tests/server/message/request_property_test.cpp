// Every request survives being written and read again, over both ways in.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "protocol/api/request_text.h"
#include "protocol/message/decode.h"
#include "server/api/api.h"
#include "tests/server/kit/http_text.h"
#include "tests/server/kit/random_message.h"
#include "tests/server/kit/same_message.h"

namespace prestige::server {
namespace {

template <class R, class Property>
void holds(Property&& property) {
  const bool held = rc::check(std::string(R::kName), [&](std::uint64_t seed) {
    Rng rng(seed);
    const R request = protocol::random_value<R>(rng, {});
    property(request);
  });
  EXPECT_TRUE(held) << R::kName;
}

template <class Property>
void holds_for_all(Property&& property) {
  api::any_request([&]<class R>() {
    holds<R>(property);
    return false;
  });
}

TEST(RequestProperty, encoding_and_decoding_gives_the_same) {
  holds_for_all([]<class R>(const R& request) {
    const auto again = protocol::decoded<R>(protocol::Json::parse(protocol::encoded(request)));
    RC_ASSERT(again.has_value());
    RC_ASSERT(protocol::same(*again, request));
  });
}

TEST(RequestProperty, a_socket_carries_every_request) {
  holds_for_all([]<class R>(const R& request) {
    std::int64_t id = -1;
    const auto again = socket_request(api::request_text(41, request), &id);
    RC_ASSERT(again.has_value());
    RC_ASSERT(again->id == 41);
    RC_ASSERT(id == 41);
    RC_ASSERT(std::holds_alternative<R>(again->request));
    RC_ASSERT(protocol::same(std::get<R>(again->request), request));
  });
}

TEST(RequestProperty, http_carries_every_request_that_has_a_route) {
  holds_for_all([]<class R>(const R& request) {
    if constexpr (R::kRoute.method != api::Method::none) {
      const bool in_query = protocol::encoded(request).size() % 2 == 0;
      const HttpText text = http_text(request, in_query);
      const auto again = http_request(R::kRoute.method, text.path, text.query, text.body);
      if (!again) RC_FAIL(again.error().text.en + " " + text.path + "?" + text.query);
      RC_ASSERT(std::holds_alternative<R>(*again));
      RC_ASSERT(protocol::same(std::get<R>(*again), request));
    }
  });
}

}  // namespace
}  // namespace prestige::server
