// The parts of the load generator that could be wrong without anybody noticing.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bench/load/frames.h"
#include "bench/load/latency.h"
#include "bench/load/scan.h"
#include "protocol/api/pushes.h"
#include "protocol/message/encode.h"
#include "server/api/api.h"

namespace prestige::load {
namespace {

using testing::ElementsAre;

std::string update_text(const protocol::api::Update& update) {
  std::string out = R"({"type":"update")";
  bool first = false;
  protocol::encode_fields(update, out, first);
  return out + "}";
}

TEST(LoadScan, finds_what_it_needs_in_an_update) {
  protocol::api::Update update;
  update.table = "0123456789ab";
  update.seat = 1;
  update.from = 3;
  update.version = 17;
  update.info.emplace().status = protocol::api::Status::playing;
  update.observation = protocol::JsonText{R"({"version":99,"legal":["no"],"status":"over"})"};
  update.events.text = "[]";
  update.legal = {"build tavern", "say \"x\\\"", "end_turn"};
  const std::string text = update_text(update);
  EXPECT_EQ(kind_of(text), Kind::update);
  EXPECT_EQ(text_after(text, R"("table":")"), "0123456789ab");
  EXPECT_EQ(number_after(text, R"("version":)"), 17);
  EXPECT_EQ(text_after(text, R"("status":")"), "playing");
  std::vector<std::string_view> legal;
  legal_actions(text, legal);
  EXPECT_THAT(legal, ElementsAre("build tavern", R"(say \"x\\\")", "end_turn"));
  update.legal.clear();
  const std::string empty = update_text(update);
  legal_actions(empty, legal);
  EXPECT_THAT(legal, ElementsAre());
}

TEST(LoadScan, tells_replies_apart) {
  const server::Reply good{R"({"version":4})", {}, false};
  const auto text = server::socket_reply(52, good, protocol::Language::en);
  EXPECT_EQ(kind_of(text), Kind::reply);
  EXPECT_EQ(number_after(text, R"("id":)"), 52);
  const server::Reply bad{std::unexpected(server::refusal("stale")), {}, false};
  EXPECT_EQ(text_after(server::socket_reply(1, bad, protocol::Language::en), R"("code":")"),
            "stale");
  EXPECT_EQ(kind_of(R"({"type":"lobby"})"), Kind::other);
}

TEST(LoadFrames, are_masked_and_sized) {
  for (const std::size_t size : {0u, 125u, 126u, 65535u, 65536u}) {
    const std::string payload(size, 'x');
    std::string out;
    append_frame(out, Opcode::text, payload);
    EXPECT_NE(static_cast<unsigned char>(out[1]) & 0x80u, 0u);
    // The same without mask is what a server sends.
    const std::size_t head = out.size() - size - 4;
    out.erase(head, 4);
    out[1] = static_cast<char>(static_cast<unsigned char>(out[1]) & 0x7fu);
    const std::string bytes = out + "more";
    const Frame frame = first_frame(bytes);
    EXPECT_EQ(frame.size, out.size());
    EXPECT_EQ(frame.payload, payload);
    EXPECT_TRUE(frame.last);
    EXPECT_EQ(first_frame(std::string_view(out).substr(0, out.size() - 1)).size, 0u);
  }
}

TEST(LoadLatency, percentiles_are_close) {
  Latency latency;
  EXPECT_EQ(latency.per_mille_ms(500), 0);
  for (int i = 1; i <= 1000; ++i) latency.add(std::int64_t{i} * 1'000'000);
  EXPECT_EQ(latency.count(), 1000u);
  EXPECT_NEAR(latency.per_mille_ms(500), 500, 500 / 30.0);
  EXPECT_NEAR(latency.per_mille_ms(990), 990, 990 / 30.0);
  EXPECT_EQ(latency.per_mille_ms(1000), 1000);
  EXPECT_EQ(latency.max_ms(), 1000);
  latency.add(-5);
  latency.add(std::int64_t{1} << 62);
}

}  // namespace
}  // namespace prestige::load
