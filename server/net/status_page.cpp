#include "server/net/status_page.h"

#include "protocol/catalogue.h"

namespace prestige::server::net {

namespace {

std::string part(protocol::Language language, std::string_view version) {
  const auto words = [&](std::string_view key) {
    return protocol::text("server", language, key, {{"detail", std::string(version)}});
  };
  std::string out = "<section lang=\"";
  out.append(protocol::id_of(language)).append("\">\n<h2>").append(words("net.page.title"));
  out.append("</h2>\n<p>").append(words("net.page.runs")).append("</p>\n<p>");
  out.append(words("net.page.no_client")).append("</p>\n<ul>\n");
  out.append("<li><a href=\"/api/v1/games\">/api/v1/games</a> – ").append(words("net.page.games"));
  out.append("</li>\n<li><a href=\"/api/v1/tables\">/api/v1/tables</a> – ");
  out.append(words("net.page.tables")).append("</li>\n");
  out.append("<li><a href=\"/healthz\">/healthz</a> – ").append(words("net.page.health"));
  return out.append("</li>\n</ul>\n</section>\n");
}

}  // namespace

HttpResponse status_page(std::string_view version) {
  std::string body =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>Prestige</title>\n</head>\n<body>\n<h1>Prestige</h1>\n";
  for (const protocol::Language language : protocol::kLanguages) body += part(language, version);
  body += "</body>\n</html>\n";
  return {.content_type = "text/html; charset=utf-8", .body = std::move(body)};
}

}  // namespace prestige::server::net
