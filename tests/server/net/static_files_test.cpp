// Files of the web client, and nothing else of this machine.

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "tests/server/kit/http_client.h"
#include "tests/server/kit/test_server.h"

namespace prestige::server {
namespace {

namespace fs = std::filesystem;
using kit::HttpAnswer;
using kit::HttpClient;
using testing::HasSubstr;

class StaticFiles : public testing::Test {
 protected:
  void SetUp() override {
    write("web/index.html", "<html>home</html>");
    write("web/assets/app-1234.js", "console.log(1)");
    write("web/assets/app-1234.js.br", "BR");
    write("web/assets/app-1234.js.gz", "GZ");
    write("web/engine.wasm", "wasm");
    write("web/with space.txt", "space");
    write("web/.hidden", "secret");
    write("web/.git/config", "secret");
    write("secret.txt", "secret");
    fs::create_symlink(folder_ / "secret.txt", folder_ / "web/out.txt");
    fs::create_symlink(folder_ / "web/engine.wasm", folder_ / "web/in.wasm");
    fs::create_directory_symlink(folder_, folder_ / "web/up");
    server_ = std::make_unique<kit::TestServer>(
        [&](net::Settings& s) { s.web = (folder_ / "web").string(); });
    client_ = std::make_unique<HttpClient>(server_->port());
  }
  void TearDown() override {
    client_.reset();
    server_.reset();
    fs::remove_all(folder_);
  }

  void write(const std::string& path, std::string_view text) {
    fs::create_directories((folder_ / path).parent_path());
    std::ofstream(folder_ / path) << text;
  }

  fs::path folder_ = fs::path(testing::TempDir()) /
                     ("prestige-web-" + std::to_string(getpid()) + "-" +
                      testing::UnitTest::GetInstance()->current_test_info()->name());
  std::unique_ptr<kit::TestServer> server_;
  std::unique_ptr<HttpClient> client_;
};

TEST_F(StaticFiles, AreServedWithTheirTypes) {
  const HttpAnswer home = client_->get("/");
  EXPECT_EQ(home.body, "<html>home</html>");
  EXPECT_EQ(home.header("content-type"), "text/html; charset=utf-8");
  EXPECT_EQ(home.header("cache-control"), "no-cache");
  EXPECT_EQ(client_->get("/engine.wasm").header("content-type"), "application/wasm");
  EXPECT_EQ(client_->get("/in.wasm").status, 200);
  EXPECT_EQ(client_->get("/with%20space.txt").body, "space");
  const HttpAnswer script = client_->get("/assets/app-1234.js");
  EXPECT_EQ(script.header("content-type"), "text/javascript; charset=utf-8");
  EXPECT_THAT(script.header("cache-control"), HasSubstr("immutable"));
}

TEST_F(StaticFiles, AreNoLargerThanSixtyFourMegabytes) {
  constexpr std::uintmax_t kMost = 64u << 20;
  write("web/large.bin", "");
  fs::resize_file(folder_ / "web/large.bin", kMost);
  EXPECT_EQ(client_->send("HEAD", "/large.bin", "", {}).status, 200);
  fs::resize_file(folder_ / "web/large.bin", kMost + 1);
  EXPECT_EQ(client_->send("HEAD", "/large.bin", "", {}).status, 404);
}

TEST_F(StaticFiles, PathsOfTheClientGiveItsPage) {
  EXPECT_EQ(client_->get("/tables/abc123").body, "<html>home</html>");
  EXPECT_EQ(client_->get("/tables/abc123?seat=1").body, "<html>home</html>");
  EXPECT_EQ(client_->get("/assets/missing.js").status, 404);
  EXPECT_EQ(client_->get("/api/v1/nothing").status, 404);
  EXPECT_EQ(client_->post("/tables/abc123", "{}").status, 405);
}

TEST_F(StaticFiles, LieThereCompressed) {
  const auto get = [&](const char* accepted) {
    return client_->get("/assets/app-1234.js", {{"Accept-Encoding", accepted}});
  };
  EXPECT_EQ(get("gzip, deflate, br").body, "BR");
  EXPECT_EQ(get("gzip, deflate, br").header("content-encoding"), "br");
  EXPECT_EQ(get("gzip, deflate, br").header("content-type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(get("gzip").body, "GZ");
  EXPECT_EQ(get("br;q=0, gzip;q=0.5").body, "GZ");
  EXPECT_EQ(get("identity").body, "console.log(1)");
  EXPECT_EQ(get("gzip").header("vary"), "Accept-Encoding");
}

TEST_F(StaticFiles, AreNotSentTwice) {
  const std::string tag = client_->get("/").header("etag");
  ASSERT_NE(tag, "");
  const HttpAnswer again = client_->get("/", {{"If-None-Match", tag}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.body, "");
  EXPECT_EQ(client_->get("/", {{"If-None-Match", "\"other\""}}).status, 200);
}

TEST_F(StaticFiles, NothingElseIsServed) {
  for (const char* path :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt",
        "/.hidden", "/.git/config", "/%2ehidden", "/out.txt", "/up/secret.txt", "//etc/passwd",
        "/..\\secret.txt", "/assets%00.js", "/%", "/%zz", "/./index.html",
        "/assets/app-1234.js/x.js"}) {
    const HttpAnswer answer = client_->get(path);
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_THAT(answer.body, testing::Not(HasSubstr("secret"))) << path;
  }
}

}  // namespace
}  // namespace prestige::server
