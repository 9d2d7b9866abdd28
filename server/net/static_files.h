#pragma once

// Files below one directory, and nothing else.

#include <expected>
#include <filesystem>
#include <optional>

#include "server/net/http_message.h"

namespace prestige::server::net {

class StaticFiles {
 public:
  // Empty: there are none. A directory that does not exist has no files.
  explicit StaticFiles(const std::string& directory);

  bool any() const { return !root_.empty(); }
  // The file a path names, compressed if it lies there compressed and the client takes that. A path
  // without a file that looks like a page belongs to the client, and gives index.html. None: 404.
  std::optional<HttpResponse> find(const HttpRequest& request) const;

 private:
  std::optional<std::filesystem::path> file(std::string_view relative) const;
  std::optional<HttpResponse> response(const std::filesystem::path& file,
                                       const HttpRequest& request) const;

  std::filesystem::path root_;  // without symbolic links
};

// Whether there is a web client in the directory, if one is named at all; else what is missing.
std::expected<void, std::string> check_web(const std::string& directory);

// A path of a URL as a relative path of a file: decoded, and refused when any part of it is hidden,
// leads upwards or is no plain name.
std::optional<std::string> safe_path(std::string_view path);

}  // namespace prestige::server::net
