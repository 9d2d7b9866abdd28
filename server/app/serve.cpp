#include "server/app/serve.h"

#include <sys/resource.h>

#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <filesystem>
#include <future>
#include <iostream>
#include <mutex>
#include <shared_mutex>
#include <thread>

#include "server/app/clock_watch.h"
#include "server/app/log.h"
#include "server/app/measured_storage.h"
#include "server/net/asio_scheduler.h"
#include "server/net/listener.h"
#include "server/net/static_files.h"
#include "server/net/system.h"
#include "server/net/webhooks.h"

namespace prestige::server::app {

namespace {

using namespace std::chrono_literals;

constexpr auto kDrainTime = 3s;  // at most, for the last answers and close frames
constexpr auto kEndTime = 1s;    // for what is left after that: threads, the last of the store

// News can arrive before the API is there, and while it goes; nobody needs them then.
class NewsDesk {
 public:
  // When it returns, nobody is with the old one any more.
  void set(Api* api) {
    const std::unique_lock lock(mutex_);
    api_ = api;
  }
  Store::Listener listener() {
    return {.news = [this](const News& news) { with_api([&](Api& api) { api.news(news); }); },
            .resync = [this] { with_api([](Api& api) { api.resync(); }); }};
  }

 private:
  void with_api(const auto& tell) {
    const std::shared_lock lock(mutex_);
    if (api_ != nullptr) tell(*api_);
  }

  std::shared_mutex mutex_;
  Api* api_ = nullptr;
};

// Every connection is a file; the soft limit is often far below what is allowed.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
}

std::expected<std::string, std::string> database_address(const Config& config) {
  if (!config.database.empty()) return config.database;
  std::error_code error;
  const bool made = std::filesystem::create_directories(config.data, error);
  if (error) {
    return std::unexpected("cannot make the directory " + config.data + ": " + error.message());
  }
  // Sessions and passwords are in there. Who may see a directory of old is not ours to change.
  if (made) std::filesystem::permissions(config.data, std::filesystem::perms::owner_all, error);
  return "sqlite:" + config.data + "/prestige.db";
}

net::Health health_of(Storage& storage) {
  return [&storage](std::move_only_function<void(bool)> done) {
    storage.run([done = std::move(done)](Store& store) mutable { done(store.ping().has_value()); });
  };
}

std::string shown_host(const std::string& address) {
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

// Ends the process when stopping takes longer than it may: whoever stopped it waits.
class Watchdog {
 public:
  explicit Watchdog(std::chrono::seconds time)
      : thread_([this, time] {
          if (over_.get_future().wait_for(time) == std::future_status::timeout) std::_Exit(1);
        }) {}
  ~Watchdog() { over_.set_value(); }

 private:
  std::promise<void> over_;
  std::jthread thread_;
};

class Server {
 public:
  explicit Server(const Config& config)
      : config_(config),
        log_(start_log(config.log_level, config.log_format == "json")),
        webhooks_(net::start_webhooks(
            {.allow_private = config.webhook_private, .certificates = config.webhook_certificates},
            clock_, *log_)),
        scheduler_(config.threads, config.compute_threads, config.bot_threads),
        thinker_(scheduler_, {.limit_ms = config.bot_ms,
                              .now_us = net::steady_us,
                              .measured = [this](double waited_s, double thought_s) {
                                metrics_.bot(waited_s, thought_s);
                              }}) {}

  std::expected<void, std::string> start(const MakeApi& make_api) {
    if (auto checked = net::check_certificates(config_.webhook_certificates); !checked) {
      return checked;
    }
    if (auto checked = net::check_web(config_.net.web); !checked) return checked;
    const auto address = database_address(config_);
    if (!address) return std::unexpected(address.error());
    const StorageSetup setup{.reader_threads = config_.reader_threads,
                             .group_max = static_cast<std::size_t>(config_.group_max)};
    auto storage = start_storage(*address, setup, news_.listener());
    if (!storage) return std::unexpected(storage.error());
    storage_ = std::move(*storage);
    measured_ = std::make_unique<MeasuredStorage>(*storage_, metrics_);
    clock_watch_ =
        std::make_unique<ClockWatch>(ClockParts{clock_, scheduler_, *storage_, metrics_, *log_});
    clock_watch_->start();
    api_ =
        make_api({clock_, entropy_, scheduler_, *measured_, *webhooks_, thinker_, config_.tables});
    news_.set(api_.get());
    auto listener = net::Listener::open(
        scheduler_.context(), {*api_, clock_, metrics_, *log_, health_of(*storage_)}, config_.net);
    if (!listener) return std::unexpected(listener.error());
    listener_ = std::move(*listener);
    log_->info("started", {{"port", std::to_string(port())}, {"version", config_.net.version}});
    return {};
  }

  int port() const { return listener_->port(); }

  ~Server() {
    const Watchdog watchdog(std::chrono::seconds(config_.stop_s) + kDrainTime + kEndTime);
    if (listener_) stop();
    news_.set(nullptr);
    scheduler_.stop();
    listener_.reset();
    storage_.reset();  // finishes what was asked, and tells the Api
    api_.reset();
  }

 private:
  void stop() {
    log_->info("stopping");
    listener_->stop();
    thinker_.stop();  // nobody waits for a bot any more
    const auto stopped = std::make_shared<std::promise<void>>();
    api_->stop([stopped] { stopped->set_value(); });
    if (stopped->get_future().wait_for(std::chrono::seconds(config_.stop_s)) !=
        std::future_status::ready) {
      log_->error("some requests did not end in time");
    }
    const auto end = std::chrono::steady_clock::now() + kDrainTime;
    while (listener_->connections() > 0 && std::chrono::steady_clock::now() < end) {
      std::this_thread::sleep_for(5ms);
    }
    log_->info("stopped");
  }

  const Config config_;
  // What connections refer to outlives the scheduler, which holds their handlers.
  std::unique_ptr<net::Log> log_;
  net::SystemClock clock_;
  net::SodiumEntropy entropy_;
  net::Metrics metrics_;
  NewsDesk news_;
  std::unique_ptr<Webhooks> webhooks_;
  net::AsioScheduler scheduler_;
  BotThinker thinker_;
  std::unique_ptr<ClockWatch> clock_watch_;
  std::unique_ptr<Storage> storage_;
  std::unique_ptr<MeasuredStorage> measured_;
  std::unique_ptr<Api> api_;
  std::unique_ptr<net::Listener> listener_;
};

}  // namespace

int serve(const Config& config, const MakeApi& make_api, std::ostream& out, std::ostream& err) {
  std::signal(SIGPIPE, SIG_IGN);
  raise_file_limit();
  // Before anything starts, so that a signal during the start is not lost.
  boost::asio::io_context context;
  boost::asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([](const auto&, int) {});
  Server server(config);
  if (const auto started = server.start(make_api); !started) {
    err << "prestige: " << started.error() << std::endl;
    return 1;
  }
  out << "Prestige is at http://" << shown_host(config.net.address) << ':' << server.port() << '/'
      << std::endl;
  context.run();  // until the signal
  return 0;
}

}  // namespace prestige::server::app
