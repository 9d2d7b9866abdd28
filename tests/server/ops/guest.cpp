#include "tests/server/ops/guest.h"

namespace prestige::server::ops {

Guest::Guest(int port) : http_(port), socket_(port) {
  const Json made = Json::parse(http_.post("/api/v1/guests", R"({"name":"Ada"})").body);
  token_ = made.at("token");
  person_ = made.at("me").at("person");
  socket_.hello(token_);
}

Json Guest::post(const std::string& path, const Json& body) {
  const auto answer =
      http_.post(path, body.is_null() ? "" : body.dump(), {{"Authorization", "Bearer " + token_}});
  return Json::parse(answer.body, nullptr, false);
}

std::string Guest::open_table() {
  const Json table = post("/api/v1/tables", {{"game", "citadels"},
                                             {"players", 2},
                                             {"bots", {"greedy"}},
                                             {"bot_pace", "instant"},
                                             {"visibility", "invited"},
                                             {"key", "t" + std::to_string(++keys_)}});
  const std::string id = table.value("table", "");
  return post("/api/v1/tables/" + id + "/start", {}).value("status", "") == "playing" ? id : "";
}

Json Guest::decision(const std::string& table) {
  if (!socket_.ask("watch", {{"table", table}, {"seat", 0}}).value("ok", false)) return {};
  while (true) {
    Json message = socket_.receive_json();
    if (message.is_null()) return {};
    if (message.value("type", "") == "update" && !message["legal"].empty()) return message;
  }
}

Json Guest::act(const Json& view) {
  return socket_.ask("act", {{"table", view["table"]},
                             {"seat", 0},
                             {"action", view["legal"][0]},
                             {"version", view["version"]},
                             {"key", "a" + std::to_string(++keys_)}});
}

bool Guest::play(const std::string& table) {
  socket_.send(Json{{"type", "watch"}, {"id", 1}, {"table", table}, {"seat", 0}});
  while (true) {
    const Json message = socket_.receive_json();
    if (message.is_null()) return false;
    if (message.value("type", "") != "update") continue;
    if (message.value("/info/status"_json_pointer, "") == "over") return true;
    if (message["legal"].empty()) continue;
    socket_.send(Json{{"type", "act"},
                      {"id", 2},
                      {"table", table},
                      {"seat", 0},
                      {"action", message["legal"].back()},
                      {"version", message["version"]},
                      {"key", "a" + std::to_string(++keys_)}});
  }
}

bool Guest::sees_frozen(bool frozen) {
  while (true) {
    const Json message = socket_.receive_json();
    if (message.is_null()) return false;
    if (message.contains("info") && message["info"]["frozen"] == frozen) return true;
  }
}

}  // namespace prestige::server::ops
