#pragma once

// One TLS connection to this machine, as bytes. Certificates are not looked at.

#include <memory>
#include <string>
#include <string_view>

namespace prestige::server::kit {

class TlsClient {
 public:
  explicit TlsClient(int port);
  ~TlsClient();

  bool open() const;
  bool send(std::string_view bytes);
  // Reads until `until` has come; what there is when the connection ends or time is up.
  std::string receive(std::string_view until, int ms = 5000);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Writes a new key and a certificate for localhost that is signed by itself; below 0 seconds it has
// expired so long ago.
bool write_certificate(const std::string& certificate_file, const std::string& key_file,
                       long valid_s = 3600);

}  // namespace prestige::server::kit
