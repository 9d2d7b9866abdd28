#pragma once

// People over a store in memory, asked as a client would: by the fields of a request.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/message/decode.h"
#include "protocol/message/encode.h"
#include "server/people/people.h"
#include "tests/server/kit/direct_scheduler.h"
#include "tests/server/kit/direct_storage.h"
#include "tests/server/kit/fake_clock.h"
#include "tests/server/kit/fake_entropy.h"
#include "tests/server/people/failing_store.h"

namespace prestige::server::kit {

using protocol::Json;

// A socket that remembers what happened to it.
struct RecordedSocket final : Socket {
  void send(Text message) override { sent.push_back(*message); }
  void close(Close why) override { closed = why; }

  std::vector<std::string> sent;
  std::optional<Close> closed;
};

class PeopleTest : public testing::Test {
 protected:
  PeopleTest() { scheduler_.compute_at_once(); }

  // What a request with these fields is answered.
  template <class R>
  Result<typename R::Reply> ask(const Identity& who, const Json& fields = Json::object()) {
    auto request = protocol::decoded<R>(fields);
    if (!request) return std::unexpected(request.error());
    std::optional<Result<typename R::Reply>> got;
    people_.handle(Caller{.address = "127.0.0.1", .who = who, .socket = nullptr}, *request,
                   [&](Result<typename R::Reply> answer) { got.emplace(std::move(answer)); });
    EXPECT_TRUE(got) << "no answer to " << R::kName;
    return std::move(*got);
  }
  template <class R>
  typename R::Reply ask_well(const Identity& who, const Json& fields = Json::object()) {
    auto answer = ask<R>(who, fields);
    EXPECT_TRUE(answer) << R::kName << ": " << answer.error().text.en;
    return answer ? std::move(*answer) : typename R::Reply{};
  }
  // The code of the refusal; its words must exist.
  template <class R>
  std::string refused(const Identity& who, const Json& fields = Json::object()) {
    const auto answer = ask<R>(who, fields);
    if (answer) return "(accepted)";
    const auto& text = answer.error().text;
    EXPECT_FALSE(text.en.empty() || text.en.starts_with("[")) << text.en;
    EXPECT_FALSE(text.de.empty() || text.de.starts_with("[")) << text.de;
    return answer.error().code;
  }

  Known known(const std::string& token) {
    std::optional<Known> got;
    people_.authenticate(token, [&](Known who) { got = std::move(who); });
    EXPECT_TRUE(got) << "no answer";
    return got.value_or(std::nullopt);
  }
  std::optional<Identity> who_has(const std::string& token) {
    const Known who = known(token);
    EXPECT_TRUE(who) << who.error().code;
    return who.value_or(std::nullopt);
  }

  // Who an open socket still belongs to.
  Known renewed(const Identity& who) {
    std::optional<Known> got;
    people_.renew(who, [&](Known now) { got = std::move(now); });
    EXPECT_TRUE(got) << "no answer";
    return got.value_or(std::nullopt);
  }

  // A new guest, and its token.
  Identity guest(const std::string& name, std::string* token = nullptr) {
    const auto in = ask_well<api::Guest>({}, {{"name", name}});
    if (token != nullptr) *token = in.token;
    return who_has(in.token).value_or(Identity{});
  }
  Identity claimed(const std::string& name, const std::string& password,
                   std::string* token = nullptr) {
    const Identity who = guest(name, token);
    ask_well<api::Claim>(who, {{"name", name}, {"password", password}});
    return who;
  }
  Identity signed_in(const std::string& name, const std::string& password,
                     std::string* token = nullptr) {
    const auto in = ask_well<api::SignIn>({}, {{"name", name}, {"password", password}});
    if (token != nullptr) *token = in.token;
    return who_has(in.token).value_or(Identity{});
  }
  std::shared_ptr<RecordedSocket> socket_of(const Identity& who) {
    auto socket = std::make_shared<RecordedSocket>();
    sockets_.add(who.person, who.session, socket);
    return socket;
  }

  FakeClock clock_;
  FakeEntropy entropy_;
  DirectScheduler scheduler_{clock_};
  std::unique_ptr<FailingStore> store_ = std::make_unique<FailingStore>();
  DirectStorage storage_{*store_};
  Sockets sockets_;
  // What tables do with somebody who is about to be deleted; true: they have forgotten.
  std::function<bool(PersonId)> forget_at_tables_ = [](PersonId) { return true; };
  People people_{{.clock = clock_,
                  .entropy = entropy_,
                  .scheduler = scheduler_,
                  .storage = storage_,
                  .sockets = sockets_,
                  .forget = [this](PersonId who, std::move_only_function<void(bool)> then) {
                    then(forget_at_tables_(who));
                  }}};
};

}  // namespace prestige::server::kit
