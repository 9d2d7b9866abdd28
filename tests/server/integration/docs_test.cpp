// The examples of docs/api.md, against the real program.

#include <fstream>
#include <map>
#include <sstream>

#include "tests/server/integration/site.h"
#include "tests/server/kit/doc_examples.h"
#include "tests/server/kit/ws_client.h"

namespace prestige::server::integration {
namespace {

class RealServer final : public test::DocServer {
 public:
  explicit RealServer(const Site& site) : site_(site) {}

  Answer http(const std::string& token, const std::string& method, const std::string& target,
              const std::string& body) override {
    kit::Headers headers;
    if (!token.empty()) headers.emplace_back("Authorization", "Bearer " + token);
    if (!body.empty()) headers.emplace_back("Content-Type", "application/json");
    const auto answer = kit::HttpClient(site_.port()).send(method, target, body, headers);
    return {answer.status, answer.body};
  }
  void open(const std::string& who) override {
    sockets_[who] = std::make_unique<kit::WsClient>(site_.port());
  }
  void send(const std::string& who, const std::string& message) override {
    EXPECT_TRUE(sockets_.at(who)->send(message));
  }
  std::optional<std::string> receive(const std::string& who) override {
    return sockets_.at(who)->receive(3'000);
  }

 private:
  const Site& site_;
  std::map<std::string, std::unique_ptr<kit::WsClient>> sockets_;
};

TEST(Docs, examples_of_the_api_are_true) {
  std::ostringstream text;
  text << std::ifstream(PRESTIGE_SOURCE_DIR "/docs/api.md").rdbuf();
  const auto examples = test::doc_examples(text.str());
  ASSERT_TRUE(examples) << examples.error();
  Site site(Database::sqlite);
  site.start();
  RealServer server(site);
  for (const std::string& failure : test::run_examples(*examples, server)) {
    ADD_FAILURE() << "docs/api.md, " << failure;
  }
}

}  // namespace
}  // namespace prestige::server::integration
