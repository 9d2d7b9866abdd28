#include "server/app/log.h"

#include <spdlog/async.h>
#include <spdlog/async_logger.h>
#include <spdlog/sinks/stdout_sinks.h>

#include "protocol/message/encode.h"

namespace prestige::server::app {

namespace {

constexpr std::size_t kQueueLines = 8192;

spdlog::level::level_enum spdlog_level(net::LogLevel level) {
  switch (level) {
    case net::LogLevel::debug:
      return spdlog::level::debug;
    case net::LogLevel::info:
      return spdlog::level::info;
    case net::LogLevel::warning:
      return spdlog::level::warn;
    case net::LogLevel::error:
      return spdlog::level::err;
  }
  return spdlog::level::off;
}

// What people send may be no UTF-8, and a line of JSON must be.
void append_plain(std::string& out, std::string value) {
  for (char& c : value) {
    if (static_cast<unsigned char>(c) >= 0x80) c = '?';
  }
  protocol::append_quoted(out, value);
}

class SpdLog final : public net::Log {
 public:
  SpdLog(const std::string& level, bool json)
      : json_(json),
        pool_(std::make_shared<spdlog::details::thread_pool>(kQueueLines, 1)),
        logger_(std::make_shared<spdlog::async_logger>(
            "prestige", std::make_shared<spdlog::sinks::stderr_sink_mt>(), pool_,
            spdlog::async_overflow_policy::overrun_oldest)) {
    logger_->set_level(spdlog::level::from_str(level));
    logger_->flush_on(spdlog::level::info);
    logger_->set_pattern(json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})"
                              : "%Y-%m-%d %H:%M:%S.%e %-7l %v");
  }

  void write(net::LogLevel level, std::string_view event, Fields fields) override {
    const auto own = spdlog_level(level);
    if (logger_->should_log(own)) logger_->log(own, log_line(json_, event, fields));
  }
  bool wants(net::LogLevel level) const override {
    return logger_->should_log(spdlog_level(level));
  }

 private:
  const bool json_;
  std::shared_ptr<spdlog::details::thread_pool> pool_;
  std::shared_ptr<spdlog::async_logger> logger_;
};

}  // namespace

// Quoted as in JSON in both formats: nobody can begin a line of their own with what they send.
std::string log_line(bool json, std::string_view event, net::Log::Fields fields) {
  std::string out;
  if (json) {
    out += "\"event\":";
    protocol::append_quoted(out, event);
  } else {
    out += event;
  }
  for (const auto& [name, value] : fields) {
    out += json ? "," : " ";
    if (json) {
      protocol::append_quoted(out, name);
      out += ':';
    } else {
      out.append(name).append("=");
    }
    append_plain(out, value);
  }
  return out;
}

std::unique_ptr<net::Log> start_log(const std::string& level, bool json) {
  return std::make_unique<SpdLog>(level, json);
}

}  // namespace prestige::server::app
