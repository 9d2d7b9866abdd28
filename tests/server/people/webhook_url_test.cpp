#include "server/people/webhook_url.h"

#include <gtest/gtest.h>

namespace prestige::server {
namespace {

TEST(WebhookUrl, has_its_parts) {
  const auto url = webhook_url("https://a.example:8443/p?q#f");
  ASSERT_TRUE(url);
  EXPECT_TRUE(url->tls);
  EXPECT_EQ(url->host, "a.example");
  EXPECT_EQ(url->port, "8443");
  EXPECT_EQ(url->target, "/p?q");
  EXPECT_EQ(webhook_url("http://a.example")->target, "/");
  EXPECT_EQ(webhook_url("http://a.example")->port, "80");
  EXPECT_EQ(webhook_url("https://a.example")->port, "443");
  EXPECT_EQ(webhook_url("http://a.example?x")->target, "/?x");
  EXPECT_EQ(webhook_url("http://[::1]:80/")->host, "::1");
  EXPECT_EQ(webhook_url("http://127.0.0.1:8080/hook")->host, "127.0.0.1");
}

TEST(WebhookUrl, has_512_bytes_at_most) {
  EXPECT_TRUE(webhook_url("http://example.org/" + std::string(493, 'x')));
  EXPECT_FALSE(webhook_url("http://example.org/" + std::string(494, 'x')));
}

TEST(WebhookUrl, is_a_plain_one) {
  for (const char* wrong : {"",
                            "example.org",
                            "ftp://a/",
                            "http://",
                            "https:///path",
                            "http://:80/",
                            "http://a b/",
                            "http://a/\r\nX: y",
                            "https://a/\n",
                            "http://user@a/",
                            "http://user:secret@a",
                            "http://a:0/",
                            "http://a:99999/",
                            "http://a:x/",
                            "http://a:/",
                            "http://a:80:80/",
                            "http://[::1/",
                            "http://[::1",
                            "http://[]/",
                            "http://[a]/",
                            "http://[1.2.3.4]/",
                            "http://[::1]80/",
                            "http://a\x01/",
                            "http://a_b/",
                            "http://a\\b",
                            "https://exämple.org",
                            "HTTP:/a",
                            "file:///etc/passwd",
                            "javascript:alert(1)"}) {
    EXPECT_FALSE(webhook_url(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace prestige::server
