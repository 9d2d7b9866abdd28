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

// What went wrong with a request of each kind; empty: nothing. One property over all kinds compiles
// far sooner than one for each.
template <class Check>
std::string wrong_for_any(std::uint64_t seed, Check&& check) {
  Rng rng(seed);
  std::string wrong;
  api::any_request([&]<class R>() {
    const R request = protocol::random_value<R>(rng, {});
    if (check(request)) return false;
    wrong = api::request_text(0, request);
    return true;
  });
  return wrong;
}

template <class R>
bool is_same(const Result<api::Request>& again, const R& request) {
  return again && std::holds_alternative<R>(*again) && protocol::same(std::get<R>(*again), request);
}

TEST(RequestProperty, encoding_and_decoding_gives_the_same) {
  EXPECT_TRUE(rc::check("encode, decode", [](std::uint64_t seed) {
    RC_ASSERT(wrong_for_any(seed, []<class R>(const R& request) {
                const auto json = protocol::Json::parse(protocol::encoded(request));
                const auto again = protocol::decoded<R>(json);
                return again && protocol::same(*again, request);
              }) == "");
  }));
}

TEST(RequestProperty, a_socket_carries_every_request) {
  EXPECT_TRUE(rc::check("socket", [](std::uint64_t seed) {
    RC_ASSERT(wrong_for_any(seed, []<class R>(const R& request) {
                std::int64_t id = -1;
                const auto again = socket_request(api::request_text(41, request), &id);
                return again && again->id == 41 && id == 41 && is_same<R>(again->request, request);
              }) == "");
  }));
}

TEST(RequestProperty, http_carries_every_request_that_has_a_route) {
  EXPECT_TRUE(rc::check("http", [](std::uint64_t seed) {
    RC_ASSERT(wrong_for_any(seed, [&]<class R>(const R& request) {
                if (R::kRoute.method == api::Method::none) return true;
                const HttpText text = http_text(request, /*in_query=*/seed % 2 == 0);
                return is_same(http_request(R::kRoute.method, text.path, text.query, text.body),
                               request);
              }) == "");
  }));
}

}  // namespace
}  // namespace prestige::server
