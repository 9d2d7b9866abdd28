#include "server/people/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/fair/fair.h"
#include "server/fair/sodium.h"

namespace prestige::server {

namespace {

constexpr std::size_t kTokenLength = 43;

// Of a password that nobody knows, with the same cost as all others.
constexpr char kNobodysHash[] =
    "$argon2id$v=19$m=65536,t=2,p=1$6qmTijnO18PJiRleNZojhg$"
    "CWpseMKJJiUUJxFV8YtBveVaUMV/3jC4oBdcog3jYiU";

}  // namespace

std::string random_token(Entropy& entropy) {
  std::array<std::byte, 32> bytes{};
  entropy.fill(bytes);
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::array<char, sodium_base64_ENCODED_LEN(sizeof bytes, kVariant)> text{};
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), kVariant);
  return text.data();
}

bool may_be_token(std::string_view text) {
  return text.size() == kTokenLength && std::ranges::all_of(text, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '-' || c == '_';
         });
}

std::string token_hash(std::string_view token) { return to_hex(sha256(bytes_of(token))); }

std::optional<std::string> password_hash(std::string_view password) {
  need_sodium();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failed =
      crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
  if (failed != 0) return std::nullopt;
  return hash.data();
}

bool password_fits(std::string_view password, const std::string& hash) {
  need_sodium();
  const char* against = hash.empty() ? kNobodysHash : hash.c_str();
  const bool fits = crypto_pwhash_str_verify(against, password.data(), password.size()) == 0;
  return fits && !hash.empty();
}

}  // namespace prestige::server
