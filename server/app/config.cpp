#include "server/app/config.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace prestige::server::app {

namespace {

constexpr int kAny = std::numeric_limits<int>::max();
constexpr int kDayMs = 24 * 3600 * 1000;

using Text = std::string;
using List = std::vector<std::string>;

#define PRESTIGE_REF(Type, place) +[](Config& c) -> Type& { return c.place; }

const std::vector<Setting>& table() {
  static const std::vector<Setting> all = {
      {"host", PRESTIGE_REF(Text, net.address), "Address to listen at; 0.0.0.0 or :: for all"},
      {"port", PRESTIGE_REF(int, net.port), "Port to listen at; 0 picks a free one", 0, 65535},
      {"data", PRESTIGE_REF(Text, data), "Directory where everything is kept"},
      {"database", PRESTIGE_REF(Text, database),
       "Database instead of SQLite in that directory, e.g. postgresql://host/name"},
      {"web", PRESTIGE_REF(Text, net.web), "Directory of the web client"},
      {"origins", PRESTIGE_REF(List, net.origins),
       "Further origins whose pages may use the server, e.g. https://play.example"},
      {"trusted_proxies", PRESTIGE_REF(List, net.trusted_proxies),
       "Addresses or networks of proxies whose X-Forwarded headers are believed"},
      {"secure_cookies", PRESTIGE_REF(bool, net.secure_cookies),
       "All visitors come over TLS, even if no proxy says so"},
      {"webhook_private", PRESTIGE_REF(bool, webhook_private),
       "Webhooks may go to addresses of this machine and of private networks"},
      {"webhook_certificates", PRESTIGE_REF(Text, webhook_certificates),
       "File with further authorities whose certificates webhooks trust"},
      {"threads", PRESTIGE_REF(int, threads), "Threads for connections and tables; 0: all cores", 0,
       256},
      {"compute_threads", PRESTIGE_REF(int, compute_threads), "Threads for passwords; 0: all cores",
       0, 256},
      {"bot_threads", PRESTIGE_REF(int, bot_threads),
       "Threads for bots, that is how many think at once; 0: all cores but one", 0, 256},
      {"bot_ms", PRESTIGE_REF(int, bot_ms), "Milliseconds that a bot may think about a decision",
       10, 60000},
      {"reader_threads", PRESTIGE_REF(int, reader_threads), "Threads that read the database", 1,
       64},
      {"group_max", PRESTIGE_REF(int, group_max), "Changes in one commit of the database", 1,
       65536},
      {"log_level",
       PRESTIGE_REF(Text, log_level),
       "Least important lines of the log",
       0,
       0,
       {"debug", "info", "warning", "error", "off"}},
      {"log_format",
       PRESTIGE_REF(Text, log_format),
       "Lines for people or for programs",
       0,
       0,
       {"text", "json"}},
      {"stop_s", PRESTIGE_REF(int, stop_s), "Seconds to finish what was begun before the end", 1,
       600},
      {"header_bytes", PRESTIGE_REF(int, net.limits.header_bytes), "Headers of a request; 0: any",
       0, kAny},
      {"body_bytes", PRESTIGE_REF(int, net.limits.body_bytes), "Body of a request; 0: any", 0,
       kAny},
      {"import_bytes", PRESTIGE_REF(int, net.limits.import_bytes),
       "Body of a record that is imported; 0: any", 0, kAny},
      {"message_bytes", PRESTIGE_REF(int, net.limits.message_bytes),
       "One message over a WebSocket; 0: any", 0, kAny},
      {"address_per_s", PRESTIGE_REF(int, net.limits.address_per_s),
       "Requests a second of one address; 0: any", 0, kAny},
      {"address_burst", PRESTIGE_REF(int, net.limits.address_burst),
       "Requests of one address in a row", 1, kAny},
      {"person_per_s", PRESTIGE_REF(int, net.limits.person_per_s),
       "Requests and messages a second of one person; 0: any", 0, kAny},
      {"person_burst", PRESTIGE_REF(int, net.limits.person_burst),
       "Requests and messages of one person in a row", 1, kAny},
      {"sign_ins_per_min", PRESTIGE_REF(int, net.limits.sign_ins_per_min),
       "New guests and passwords a minute of one address; 0: any", 0, kAny},
      {"sign_ins_burst", PRESTIGE_REF(int, net.limits.sign_ins_burst),
       "New guests and passwords of one address in a row", 1, kAny},
      {"passwords_per_min", PRESTIGE_REF(int, net.limits.passwords_per_min),
       "Passwords a minute that are tried for one name; 0: any", 0, kAny},
      {"passwords_burst", PRESTIGE_REF(int, net.limits.passwords_burst),
       "Passwords that are tried for one name in a row", 1, kAny},
      {"tables_per_min", PRESTIGE_REF(int, net.limits.tables_per_min),
       "New tables a minute of one person; 0: any", 0, kAny},
      {"tables_burst", PRESTIGE_REF(int, net.limits.tables_burst),
       "New tables of one person in a row", 1, kAny},
      {"imports_per_min", PRESTIGE_REF(int, net.limits.imports_per_min),
       "Imported records a minute of one person; 0: any", 0, kAny},
      {"imports_burst", PRESTIGE_REF(int, net.limits.imports_burst),
       "Imported records of one person in a row", 1, kAny},
      {"connections", PRESTIGE_REF(int, net.limits.connections), "Open connections; 0: any", 0,
       kAny},
      {"connections_per_address", PRESTIGE_REF(int, net.limits.connections_per_address),
       "Open connections of one address; 0: any", 0, kAny},
      {"sockets_per_person", PRESTIGE_REF(int, net.limits.sockets_per_person),
       "Open WebSockets of one person; 0: any", 0, kAny},
      {"tables_per_socket", PRESTIGE_REF(int, tables.tables_per_socket),
       "Tables that one WebSocket may follow; 0: any", 0, kAny},
      {"queue_messages", PRESTIGE_REF(int, net.limits.queue_messages),
       "Messages that a WebSocket has not taken yet; 0: any", 0, kAny},
      {"queue_bytes", PRESTIGE_REF(int, net.limits.queue_bytes),
       "Bytes that a WebSocket has not taken yet; 0: any", 0, kAny},
      {"in_flight", PRESTIGE_REF(int, net.limits.in_flight),
       "Requests of a WebSocket that are not answered yet; 0: any", 0, kAny},
      {"request_ms", PRESTIGE_REF(int, net.limits.request_ms),
       "Milliseconds for a whole request to arrive; 0: any", 0, kDayMs},
      {"keep_alive_ms", PRESTIGE_REF(int, net.limits.keep_alive_ms),
       "Milliseconds between two requests; 0: any", 0, kDayMs},
      {"hello_ms", PRESTIGE_REF(int, net.limits.hello_ms),
       "Milliseconds until a WebSocket must say hello; 0: any", 0, kDayMs},
      {"idle_ms", PRESTIGE_REF(int, net.limits.idle_ms),
       "Milliseconds until a silent WebSocket is closed; 0: never", 0, kDayMs},
  };
  return all;
}

#undef PRESTIGE_REF

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};

std::string with(char between, std::string_view prefix, std::string_view name, bool upper) {
  std::string out(prefix);
  for (const char c : name) {
    if (c == '_') {
      out += between;
    } else {
      out += upper && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
  }
  return out;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> out;
  std::size_t start = 0;
  while (start < text.size()) {
    const auto end = std::min(text.find(',', start), text.size());
    if (end > start) out.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return out;
}

std::string join(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += (out.empty() ? "" : ",") + text;
  return out;
}

bool set_number(int& value, const std::string& text, int min, int max) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return false;
  if (number < min || number > max) return false;
  value = number;
  return true;
}

bool set_truth(bool& value, const std::string& text) {
  if (text != "true" && text != "false" && text != "1" && text != "0") return false;
  value = text == "true" || text == "1";
  return true;
}

}  // namespace

std::span<const Setting> settings() { return table(); }

std::string option_name(const Setting& setting) { return with('-', "--", setting.name, false); }
std::string variable_name(const Setting& setting) {
  return with('_', "PRESTIGE_", setting.name, true);
}

std::string value_text(const Setting& setting, Config& config) {
  return std::visit(
      Overloaded{
          [&](Setting::Ref<int> ref) { return std::to_string(ref(config)); },
          [&](Setting::Ref<bool> ref) -> std::string { return ref(config) ? "true" : "false"; },
          [&](Setting::Ref<Text> ref) { return ref(config); },
          [&](Setting::Ref<List> ref) { return join(ref(config)); },
      },
      setting.value);
}

std::string allowed_text(const Setting& setting) {
  if (!setting.words.empty()) {
    std::string out;
    for (const std::string_view word : setting.words) {
      out.append(out.empty() ? "" : ", ").append(word);
    }
    return out;
  }
  return std::visit(Overloaded{
                        [&](Setting::Ref<int>) {
                          return setting.max == kAny ? std::to_string(setting.min) + " or more"
                                                     : std::to_string(setting.min) + " to " +
                                                           std::to_string(setting.max);
                        },
                        [](Setting::Ref<bool>) -> std::string { return "true or false"; },
                        [](Setting::Ref<Text>) -> std::string { return "a text"; },
                        [](Setting::Ref<List>) -> std::string { return "a list of texts"; },
                    },
                    setting.value);
}

std::expected<void, std::string> set_value(Config& config, const Setting& setting,
                                           const std::string& text) {
  const bool known =
      setting.words.empty() || std::ranges::find(setting.words, text) != setting.words.end();
  const bool right =
      known && std::visit(Overloaded{
                              [&](Setting::Ref<int> ref) {
                                return set_number(ref(config), text, setting.min, setting.max);
                              },
                              [&](Setting::Ref<bool> ref) { return set_truth(ref(config), text); },
                              [&](Setting::Ref<Text> ref) {
                                ref(config) = text;
                                return true;
                              },
                              [&](Setting::Ref<List> ref) {
                                ref(config) = split(text);
                                return true;
                              },
                          },
                          setting.value);
  if (right) return {};
  return std::unexpected("cannot be “" + text + "”; allowed: " + allowed_text(setting));
}

}  // namespace prestige::server::app
