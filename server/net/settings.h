#pragma once

// What can be set about the transport; server/app/config gives every value a name.

#include <string>
#include <vector>

namespace prestige::server::net {

// In every one of these 0 means: no limit. Of the bursts it is the rate beside them that counts.
struct Limits {
  int header_bytes = 16 << 10;
  int body_bytes = 64 << 10;
  int import_bytes = 2 << 20;  // of a record that is imported
  int message_bytes = 64 << 10;

  // Token buckets: so many in a row, and so many more every second (or minute).
  int address_per_s = 50;
  int address_burst = 300;
  int person_per_s = 30;
  int person_burst = 150;
  int sign_ins_per_min = 12;  // by address: guests, passwords
  int sign_ins_burst = 30;
  int passwords_per_min = 6;  // by the name that is tried, wherever from
  int passwords_burst = 20;
  int tables_per_min = 20;  // by person: new tables, also from a position
  int tables_burst = 100;
  int imports_per_min = 1;  // by person
  int imports_burst = 30;

  int connections = 10000;
  int connections_per_address = 200;
  int sockets_per_person = 20;

  // Messages that a socket has not taken yet, and requests of it that are not answered yet.
  int queue_messages = 1024;
  int queue_bytes = 4 << 20;
  int in_flight = 32;

  int request_ms = 15000;     // for a whole request to arrive
  int keep_alive_ms = 60000;  // between two requests
  int hello_ms = 10000;       // for a new WebSocket to say hello
  int idle_ms = 60000;        // of a WebSocket; a ping is sent at half time
};

// How many addresses and people are remembered for limits; the longest unseen are forgotten.
inline constexpr std::size_t kBucketsMax = 100'000;

struct Settings {
  std::string address = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  std::string web;  // a directory; empty: the status page
  bool secure_cookies = false;
  std::vector<std::string> origins;          // besides the server's own
  std::vector<std::string> trusted_proxies;  // addresses or networks
  std::string version = "0";
  Limits limits;
};

}  // namespace prestige::server::net
