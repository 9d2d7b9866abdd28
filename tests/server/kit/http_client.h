#pragma once

// Clients for tests over real sockets. Every call waits a few seconds at most, so that a server
// that does not answer fails a test instead of stopping it.

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace prestige::server::kit {

using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpAnswer {
  int status = 0;                                   // 0: none came
  std::multimap<std::string, std::string> headers;  // names in lower case
  std::string body;

  std::string header(const std::string& name) const;
};

// One connection, kept alive between requests; opened again when the server has closed it.
class HttpClient {
 public:
  explicit HttpClient(int port);
  ~HttpClient();

  HttpAnswer get(const std::string& target, const Headers& headers = {});
  // As JSON, unless the headers say otherwise.
  HttpAnswer post(const std::string& target, const std::string& body, const Headers& headers = {});
  HttpAnswer send(const std::string& method, const std::string& target, const std::string& body,
                  const Headers& headers);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Bytes as they are, to say what no client would.
class RawClient {
 public:
  explicit RawClient(int port);
  ~RawClient();
  RawClient(const RawClient&) = delete;
  RawClient& operator=(const RawClient&) = delete;

  bool send(std::string_view bytes);
  // Whatever comes within the time; ends early when the server closes, or `until` has come.
  std::string receive(int ms, std::string_view until = {});
  // Whether the server closes the connection within the time; reads everything before that.
  bool closed_within(int ms);
  void reset();  // ends the connection without saying goodbye
  int fd() const { return fd_; }

 private:
  int fd_ = -1;
};

}  // namespace prestige::server::kit
