#pragma once

// Tokens and passwords. Only their hashes are kept.

#include <optional>
#include <string>
#include <string_view>

#include "server/base/entropy.h"

namespace prestige::server {

// 32 random bytes as base64url: 43 letters.
std::string random_token(Entropy& entropy);
bool may_be_token(std::string_view text);
// Tokens are random, so a plain hash is enough: SHA-256, hexadecimal.
std::string token_hash(std::string_view token);

// argon2id; takes a tenth of a second and 64 MiB on purpose, so only on Scheduler::compute. Nothing
// when the memory is not there.
std::optional<std::string> password_hash(std::string_view password);
// Without a hash (nobody has that name) it works just as long and says no.
bool password_fits(std::string_view password, const std::string& hash);

}  // namespace prestige::server
