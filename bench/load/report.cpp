#include "bench/load/report.h"

#include <fmt/core.h>

namespace prestige::load {

namespace {

// Each figure once, for people and for programs.
class Figures {
 public:
  explicit Figures(bool json) : json_(json) {}
  ~Figures() {
    if (json_) fmt::print("}}\n");
  }
  Figures(const Figures&) = delete;
  Figures& operator=(const Figures&) = delete;

  void add(std::string_view name, double value) {
    if (json_) {
      fmt::print("{}\"{}\":{:.6g}", first_ ? "{" : ",", name, value);
      first_ = false;
    } else {
      fmt::print("{:<28} {:>14.6g}\n", name, value);
    }
  }

 private:
  bool json_;
  bool first_ = true;
};

int sockets_of(const Options& options) {
  const int groups = (options.tables + options.tables_per_socket - 1) / options.tables_per_socket;
  return groups * options.sockets_per_table;
}

double per(double value, double count) { return count > 0 ? value / count : 0; }

void add_play(Figures& out, const Report& report) {
  const auto moves = static_cast<double>(report.moves);
  out.add("moves", moves);
  out.add("moves_per_s", per(moves, report.seconds));
  out.add("games", static_cast<double>(report.games));
  out.add("p50_ms", report.latency.per_mille_ms(500));
  out.add("p95_ms", report.latency.per_mille_ms(950));
  out.add("p99_ms", report.latency.per_mille_ms(990));
  out.add("max_ms", report.latency.max_ms());
  out.add("bytes_per_move", per(static_cast<double>(report.bytes), moves));
  out.add("stalled_tables", static_cast<double>(report.stalled));
}

void add_server(Figures& out, const Options& options, const Report& report) {
  if (!report.end || !report.tables || !report.half || !report.sockets || !report.empty) return;
  const auto grown = [](const Usage& from, const Usage& to) {
    return static_cast<double>(to.rss_bytes - from.rss_bytes);
  };
  out.add("server_rss_bytes", static_cast<double>(report.end->rss_bytes));
  const double cpu = report.end->cpu_s - report.tables->cpu_s;
  out.add("server_cpu_s", cpu);
  if (options.mode != Mode::idle) {
    out.add("server_cpu_us_per_move", per(cpu * 1e6, static_cast<double>(report.moves)));
    return;
  }
  const double more = 2 * grown(*report.half, *report.end);
  out.add("server_bytes_per_socket",
          per(grown(*report.empty, *report.sockets), sockets_of(options)));
  out.add("server_bytes_for_caches", grown(*report.sockets, *report.end) - more);
  out.add("server_bytes_per_table", per(more, options.tables));
}

}  // namespace

void print_report(const Options& options, const Report& report) {
  Figures out(options.json);
  out.add("tables", options.tables);
  out.add("sockets", sockets_of(options));
  out.add("seconds", report.seconds);
  if (options.mode != Mode::idle) add_play(out, report);
  if (options.mode == Mode::recover) {
    out.add("ready_s", report.ready_s);
    out.add("loaded_s", report.loaded_s);
  }
  out.add("lost_connections", static_cast<double>(report.lost));
  for (const auto& [code, count] : report.errors) {
    out.add("error." + code, static_cast<double>(count));
  }
  out.add("own_cpu_s", report.own_cpu_s);
  add_server(out, options, report);
}

}  // namespace prestige::load
