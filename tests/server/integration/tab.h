#pragma once

// One open page of a person: a socket that follows one table, driven step by step by a test.

#include <functional>
#include <optional>

#include "tests/server/integration/site.h"
#include "tests/server/kit/ws_client.h"

namespace prestige::server::integration {

class Tab {
 public:
  struct View {
    std::string table;
    std::optional<int> seat{};
    std::optional<std::int64_t> after{};
  };
  Tab(int port, const Person& who, const View& view);

  // The reply to a request about the table; what comes before it is taken note of.
  Json ask(const std::string& type, Json fields = Json::object());
  Json act(const std::string& action, const std::string& key);

  // Takes note of what comes until it holds; false when it does not in time.
  bool until(const std::function<bool()>& holds, int ms = 10'000);
  // Until this version has been seen.
  bool until_version(std::int64_t version);

  const Json& view() const { return view_; }  // the newest update
  const Json& info() const { return info_; }
  std::int64_t version() const { return view_.at("version"); }
  std::vector<std::string> legal() const { return view_.at("legal"); }
  bool can_undo() const { return view_.at("can_undo"); }
  bool over() const { return info_.at("status") == "over"; }

  std::vector<Json> updates;
  std::vector<Json> pushes;  // other ones

 private:
  void take(const Json& message);

  View what_;
  kit::WsClient socket_;
  std::int64_t id_ = 0;
  Json view_;
  Json info_;
};

// Two people whose pages are both driven by the test.
class TwoTabs {
 public:
  TwoTabs(Site& site, Json setup);

  // Whoever must decide takes a decision, and both see it. False when the game is over.
  bool step();
  // Until it holds; false when the game is over before.
  bool play_until(const std::function<bool()>& holds);
  std::string path(const std::string& rest) const { return at_table(table, rest); }

  std::vector<Person> people;
  std::string table;
  std::vector<std::unique_ptr<Tab>> tabs;
  int last_actor = -1;

 private:
  int decisions_ = 0;
};

}  // namespace prestige::server::integration
