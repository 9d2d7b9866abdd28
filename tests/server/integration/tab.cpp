#include "tests/server/integration/tab.h"

namespace prestige::server::integration {

Tab::Tab(int port, const Person& who, const View& view) : what_(view), socket_(port) {
  EXPECT_EQ(socket_.hello(who.token).value("type", ""), "hello");
  Json fields = {{"table", what_.table}};
  if (what_.after) fields["after"] = *what_.after;
  if (what_.seat) fields["seat"] = *what_.seat;
  const Json reply = ask("watch", fields);
  EXPECT_TRUE(reply.value("ok", false)) << reply;
  EXPECT_TRUE(until([&] { return !view_.is_null(); })) << "no view came";
}

void Tab::take(const Json& message) {
  if (message.value("type", "") != "update") return pushes.push_back(message);
  if (message.contains("from")) {
    const std::int64_t known = view_.is_null() ? what_.after.value_or(-1) : version();
    EXPECT_EQ(message.at("from"), known) << "something was missed";
  }
  view_ = message;
  if (message.contains("info")) info_ = message.at("info");
  updates.push_back(message);
}

Json Tab::ask(const std::string& type, Json fields) {
  fields["type"] = type;
  fields["id"] = ++id_;
  if (!fields.contains("table")) fields["table"] = what_.table;
  if (!socket_.send(fields)) return Json::object();
  for (;;) {
    const Json message = socket_.receive_json();
    if (!message.is_object()) return Json::object();
    if (message.at("type") == "reply" && message.at("id") == id_) return message;
    take(message);
  }
}

Json Tab::act(const std::string& action, const std::string& key) {
  return ask("act",
             {{"seat", *what_.seat}, {"action", action}, {"version", version()}, {"key", key}});
}

bool Tab::until(const std::function<bool()>& holds, int ms) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
  while (!holds()) {
    if (std::chrono::steady_clock::now() > end || socket_.closed()) return false;
    const Json message = socket_.receive_json(50);
    if (message.is_object()) take(message);
  }
  return true;
}

bool Tab::until_version(std::int64_t wanted) {
  return until([&] { return version() >= wanted; });
}

TwoTabs::TwoTabs(Site& site, Json setup)
    : people{site.guest("Ann"), site.guest("Bob")}, table(site.table(people, std::move(setup))) {
  for (const int seat : {0, 1}) {
    const Person& who = people[static_cast<std::size_t>(seat)];
    tabs.push_back(
        std::make_unique<Tab>(site.port(), who, Tab::View{.table = table, .seat = seat}));
  }
}

bool TwoTabs::step() {
  const auto waits = [&](std::size_t seat) { return !tabs[seat]->legal().empty(); };
  for (int i = 0; i < 200 && !waits(0) && !waits(1); ++i) {
    if (tabs[0]->over() || tabs[1]->over()) return false;
    for (const auto& tab : tabs) tab->until([&] { return !tab->legal().empty(); }, 30);
  }
  if (!waits(0) && !waits(1)) {
    ADD_FAILURE() << "nobody can decide";
    return false;
  }
  last_actor = waits(0) ? 0 : 1;
  Tab& tab = *tabs[static_cast<std::size_t>(last_actor)];
  const std::vector<std::string> legal = tab.legal();
  // Not always the first one, so that the game goes forward.
  const std::string& action = legal[static_cast<std::size_t>(decisions_++ * 7) % legal.size()];
  const std::int64_t before = tab.version();
  const Json reply = tab.act(action, "step" + std::to_string(decisions_));
  // Something else has happened that this page has not heard of yet.
  const bool stale = reply.contains("error") && reply.at("error").at("code") == "stale";
  if (stale && tab.until([&] { return tab.version() != before; })) return step();
  if (!reply.value("ok", false)) {
    ADD_FAILURE() << reply;
    return false;
  }
  return tab.until_version(reply.at("reply").at("version"));
}

bool TwoTabs::play_until(const std::function<bool()>& holds) {
  while (!holds()) {
    if (!step()) return false;
  }
  return true;
}

}  // namespace prestige::server::integration
