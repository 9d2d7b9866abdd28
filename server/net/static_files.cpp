#include "server/net/static_files.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <fstream>

namespace prestige::server::net {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t kFileBytesMax = 64u << 20;

struct Kind {
  std::string_view extension;
  std::string_view type;
};
constexpr auto kKinds = std::to_array<Kind>({
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".jpeg", "image/jpeg"},
    {".webp", "image/webp"},
    {".avif", "image/avif"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".ogg", "audio/ogg"},
    {".mp3", "audio/mpeg"},
    {".txt", "text/plain; charset=utf-8"},
});

std::string_view content_type(const fs::path& file) {
  const std::string extension = file.extension().string();
  const auto found = std::ranges::find(kKinds, extension, &Kind::extension);
  return found == kKinds.end() ? "application/octet-stream" : found->type;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]);
    const int low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

// Whether a header like "gzip, br;q=0" takes an encoding.
bool takes(std::string_view accepted, std::string_view encoding) {
  while (!accepted.empty()) {
    const auto end = accepted.find(',');
    std::string_view one = accepted.substr(0, end);
    accepted = end == std::string_view::npos ? std::string_view() : accepted.substr(end + 1);
    while (one.starts_with(' ')) one.remove_prefix(1);
    const auto name = one.substr(0, one.find_first_of("; "));
    if (name != encoding) continue;
    const auto q = one.find("q=");
    return q == std::string_view::npos ||
           one.substr(q + 2).find_first_not_of("0. ") != std::string_view::npos;
  }
  return false;
}

// Of a file that has changed meanwhile, as much as there is.
std::optional<std::string> contents(const fs::path& file, std::uintmax_t size) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  std::string out(size, '\0');
  in.read(out.data(), static_cast<std::streamsize>(size));
  if (in.bad()) return std::nullopt;
  out.resize(static_cast<std::size_t>(in.gcount()));
  return out;
}

// From size and time: enough for files that are written once by a build.
std::string entity_tag(const fs::path& file, std::uintmax_t size, std::string_view encoding) {
  std::error_code error;
  const auto time = fs::last_write_time(file, error).time_since_epoch().count();
  return fmt::format("\"{:x}-{:x}{}\"", size, static_cast<std::uint64_t>(time), encoding);
}

// Names with a hash in them never change; they are below this folder by convention of the build.
std::string cache_control(const fs::path& root, const fs::path& file) {
  const bool hashed = file.lexically_relative(root).string().starts_with("assets/");
  return hashed ? "public, max-age=31536000, immutable" : "no-cache";
}

}  // namespace

std::optional<std::string> safe_path(std::string_view path) {
  const auto decoded = percent_decoded(path);
  if (!decoded || !decoded->starts_with('/')) return std::nullopt;
  std::string out;
  std::string_view rest = *decoded;
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const auto end = std::min(rest.find('/'), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest = rest.substr(end);
    if (part.empty() && rest.empty()) break;  // a slash at the end
    if (part.empty() || part.starts_with('.')) return std::nullopt;
    const bool plain = std::ranges::none_of(part, [](char c) {
      return c == '\\' || c == ':' || (c >= '\0' && c < ' ') || c == '\x7f';
    });
    if (!plain) return std::nullopt;
    if (!out.empty()) out += '/';
    out += part;
  }
  return out;
}

std::expected<void, std::string> check_web(const std::string& directory) {
  std::error_code error;
  if (directory.empty() || fs::is_regular_file(fs::path(directory) / "index.html", error))
    return {};
  return std::unexpected("there is no web client in " + directory + ": it has no index.html");
}

StaticFiles::StaticFiles(const std::string& directory) {
  if (directory.empty()) return;
  std::error_code error;
  root_ = fs::canonical(directory, error);
  if (error) root_ = directory;
}

std::optional<fs::path> StaticFiles::file(std::string_view relative) const {
  std::error_code error;
  fs::path found = fs::canonical(root_ / relative, error);
  if (error) return std::nullopt;
  // A symbolic link may lead to another file here, but not out.
  const auto [end, _] = std::ranges::mismatch(root_, found);
  if (end != root_.end()) return std::nullopt;
  if (fs::is_directory(found, error)) return std::nullopt;
  if (!fs::is_regular_file(found, error) || error) return std::nullopt;
  return found;
}

std::optional<HttpResponse> StaticFiles::response(const fs::path& file,
                                                  const HttpRequest& request) const {
  struct Encoding {
    std::string_view name;
    std::string_view extension;
  };
  static constexpr Encoding kEncodings[] = {{"br", ".br"}, {"gzip", ".gz"}};
  HttpResponse out{.content_type = content_type(file), .body = {}};
  fs::path chosen = file;
  std::string_view encoding;
  for (const Encoding& e : kEncodings) {
    if (!takes(request.accept_encoding, e.name)) continue;
    const auto packed = this->file(file.lexically_relative(root_).string().append(e.extension));
    if (!packed) continue;
    chosen = *packed;
    encoding = e.name;
    break;
  }
  std::error_code error;
  const auto size = fs::file_size(chosen, error);
  if (error || size > kFileBytesMax) return std::nullopt;
  const std::string tag = entity_tag(chosen, size, encoding);
  out.headers = {
      {"ETag", tag}, {"Cache-Control", cache_control(root_, file)}, {"Vary", "Accept-Encoding"}};
  if (!encoding.empty()) out.headers.emplace_back("Content-Encoding", encoding);
  if (request.if_none_match.find(tag) != std::string::npos) {
    out.status = 304;
    return out;
  }
  auto body = contents(chosen, size);
  if (!body) return std::nullopt;
  out.body = std::move(*body);
  return out;
}

std::optional<HttpResponse> StaticFiles::find(const HttpRequest& request) const {
  const auto relative = safe_path(request.path);
  if (!relative) return std::nullopt;
  auto found = file(*relative);
  const std::string name = fs::path(*relative).filename().string();
  if (!found && name.find('.') == std::string::npos) {
    found = file(relative->empty() ? "index.html" : *relative + "/index.html");
    if (!found) found = file("index.html");
  }
  if (!found) return std::nullopt;
  return response(*found, request);
}

}  // namespace prestige::server::net
