#include "server/store/postgres/listener.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "server/store/postgres/news_text.h"

namespace prestige::server::postgres {

namespace {

constexpr int kPauseMsMin = 100;
constexpr int kPauseMsMax = 5000;

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
    const auto told = news_from(notice->extra);
    if (told && told->origin != origin_) listener_.news(told->news);
  }
  if (lost || PQstatus(link_.get()) != CONNECTION_OK) link_.reset();
}

}  // namespace prestige::server::postgres
