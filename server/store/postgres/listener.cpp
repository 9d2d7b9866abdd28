#include "server/store/postgres/listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace prestige::server::postgres {

namespace {

constexpr int kPauseMsMin = 100;
constexpr int kPauseMsMax = 5000;

std::optional<std::int64_t> number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

struct Message {
  News news;
  std::string_view origin;
};

// "table:ID:VERSION:ORIGIN"
std::optional<Message> parsed(std::string_view payload) {
  std::array<std::string_view, 4> parts;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto end = i + 1 < parts.size() ? payload.find(':') : payload.size();
    if (end == std::string_view::npos) return std::nullopt;
    parts[i] = payload.substr(0, end);
    payload.remove_prefix(std::min(end + 1, payload.size()));
  }
  const auto kind = std::ranges::find(kNewsWords, parts[0]);
  const auto id = number(parts[1]);
  const auto version = number(parts[2]);
  if (kind == kNewsWords.end() || !id || !version) return std::nullopt;
  return Message{{static_cast<News::Kind>(kind - kNewsWords.begin()), *id, *version}, parts[3]};
}

}  // namespace

ListenerThread::ListenerThread(std::string address, std::string origin, Store::Listener listener)
    : address_(std::move(address)),
      origin_(std::move(origin)),
      listener_(std::move(listener)),
      stop_event_(::eventfd(0, EFD_CLOEXEC)) {
  connect_and_listen();
  thread_ = std::thread([this] { loop(); });
}

ListenerThread::~ListenerThread() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(stop_event_, &one, sizeof one);
  thread_.join();
  ::close(stop_event_);
}

bool ListenerThread::connect_and_listen() {
  auto link = connect(address_);
  if (!link) return false;
  const Result result(PQexec(link->get(), (std::string("LISTEN ") + kChannel).c_str()));
  if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) return false;
  link_ = std::move(*link);
  return true;
}

void ListenerThread::loop() {
  int delay_ms = kPauseMsMin;
  while (true) {
    if (!link_) {
      if (!connect_and_listen()) {
        if (!pause(delay_ms)) return;
        delay_ms = std::min(2 * delay_ms, kPauseMsMax);
        continue;
      }
      delay_ms = kPauseMsMin;
      listener_.resync();
    }
    if (!wait()) return;
    deliver();
  }
}

bool ListenerThread::pause(int delay_ms) {
  pollfd stop{stop_event_, POLLIN, 0};
  return ::poll(&stop, 1, delay_ms) <= 0;
}

bool ListenerThread::wait() {
  std::array<pollfd, 2> files = {pollfd{stop_event_, POLLIN, 0},
                                 pollfd{PQsocket(link_.get()), POLLIN, 0}};
  ::poll(files.data(), files.size(), -1);
  return files[0].revents == 0;
}

void ListenerThread::deliver() {
  const bool lost = PQconsumeInput(link_.get()) == 0;
  while (PGnotify* raw = PQnotifies(link_.get())) {
    const std::unique_ptr<PGnotify, void (*)(void*)> notice(raw, &PQfreemem);
    const auto message = parsed(notice->extra);
    if (message && message->origin != origin_) listener_.news(message->news);
  }
  if (lost || PQstatus(link_.get()) != CONNECTION_OK) link_.reset();
}

}  // namespace prestige::server::postgres
