#pragma once

// What the transport tells whoever runs the server. Never secrets: no tokens, cookies, passwords,
// bodies, and no query strings, which may hold invitations.

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace prestige::server::net {

enum class LogLevel { debug, info, warning, error };

class Log {
 public:
  using Fields = std::initializer_list<std::pair<std::string_view, std::string>>;

  virtual ~Log() = default;
  // event: a few words, always the same for the same thing.
  virtual void write(LogLevel level, std::string_view event, Fields fields) = 0;
  // Whether it is worth the work to put fields together.
  virtual bool wants(LogLevel level) const = 0;

  void debug(std::string_view event, Fields fields = {}) { write(LogLevel::debug, event, fields); }
  void info(std::string_view event, Fields fields = {}) { write(LogLevel::info, event, fields); }
  void warning(std::string_view event, Fields fields = {}) {
    write(LogLevel::warning, event, fields);
  }
  void error(std::string_view event, Fields fields = {}) { write(LogLevel::error, event, fields); }
};

}  // namespace prestige::server::net
