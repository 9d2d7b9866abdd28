#include "tests/server/kit/tls_client.h"

#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdio>

#include "tests/server/kit/http_client.h"

namespace prestige::server::kit {

struct TlsClient::Impl {
  explicit Impl(int port) : raw(port) {}
  RawClient raw;
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context{SSL_CTX_new(TLS_client_method()),
                                                            SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> ssl{SSL_new(context.get()), SSL_free};
  bool open = false;
};

TlsClient::TlsClient(int port) : impl_(std::make_unique<Impl>(port)) {
  const timeval patience{.tv_sec = 5, .tv_usec = 0};
  setsockopt(impl_->raw.fd(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  SSL_set_fd(impl_->ssl.get(), impl_->raw.fd());
  impl_->open = SSL_connect(impl_->ssl.get()) == 1;
}
TlsClient::~TlsClient() = default;

bool TlsClient::open() const { return impl_->open; }

bool TlsClient::send(std::string_view bytes) {
  return SSL_write(impl_->ssl.get(), bytes.data(), static_cast<int>(bytes.size())) > 0;
}

std::string TlsClient::receive(std::string_view until, int ms) {
  std::string out;
  while (out.find(until) == std::string::npos) {
    pollfd waiting{.fd = impl_->raw.fd(), .events = POLLIN, .revents = 0};
    if (SSL_pending(impl_->ssl.get()) == 0 && poll(&waiting, 1, ms) <= 0) break;
    char bytes[4096];
    const int size = SSL_read(impl_->ssl.get(), bytes, sizeof bytes);
    if (size <= 0) break;
    out.append(bytes, static_cast<std::size_t>(size));
  }
  return out;
}

bool write_certificate(const std::string& certificate_file, const std::string& key_file,
                       long valid_s) {
  const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(
      EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"), EVP_PKEY_free);
  const std::unique_ptr<X509, decltype(&X509_free)> certificate(X509_new(), X509_free);
  X509_set_version(certificate.get(), 2);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(certificate.get()), std::min(0L, 2 * valid_s));
  X509_gmtime_adj(X509_getm_notAfter(certificate.get()), valid_s);
  X509_set_pubkey(certificate.get(), key.get());
  X509_NAME* name = X509_get_subject_name(certificate.get());
  const unsigned char host[] = "localhost";
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, host, -1, -1, 0);
  X509_set_issuer_name(certificate.get(), name);
  if (X509_sign(certificate.get(), key.get(), EVP_sha256()) == 0) return false;
  const auto write = [](const std::string& path, const auto& put) {
    std::FILE* file = std::fopen(path.c_str(), "w");
    if (file == nullptr) return false;
    const bool written = put(file) == 1;
    return std::fclose(file) == 0 && written;
  };
  return write(certificate_file,
               [&](std::FILE* f) { return PEM_write_X509(f, certificate.get()); }) &&
         write(key_file, [&](std::FILE* f) {
           return PEM_write_PrivateKey(f, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
         });
}

}  // namespace prestige::server::kit
