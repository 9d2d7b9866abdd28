#include "protocol/fair/fair.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <vector>

#include "protocol/fair/sha256.h"

namespace prestige::protocol {

namespace {

constexpr std::string_view kPurpose = "prestige chance 1";

// Most significant byte first.
void append_number(std::vector<std::byte>& out, std::uint64_t number, int bytes) {
  for (int i = bytes - 1; i >= 0; --i) out.push_back(static_cast<std::byte>(number >> (8 * i)));
}

// The 64 bit numbers of one draw.
class Stream {
 public:
  Stream(const ChanceKey& key, std::uint64_t number) : key_(key), number_(number) {}

  std::uint64_t next() {
    if (used_ == sizeof(Bytes32)) refill();
    std::uint64_t value = 0;
    for (int i = 0; i < 8; ++i)
      value = value << 8 | std::to_integer<std::uint64_t>(block_[used_++]);
    return value;
  }

 private:
  void refill() {
    std::vector<std::byte> message;
    message.reserve(12);
    append_number(message, number_, 8);
    append_number(message, blocks_++, 4);
    block_ = hmac_sha256(key_, message);
    used_ = 0;
  }

  const ChanceKey& key_;
  std::uint64_t number_;
  std::uint32_t blocks_ = 0;
  Bytes32 block_{};
  std::size_t used_ = sizeof(Bytes32);
};

// Evenly one of 0 .. count - 1.
std::uint64_t below(std::uint64_t count, Stream& stream) {
  const std::uint64_t left_over = (0 - count) % count;  // 2^64 mod count
  const std::uint64_t last = std::numeric_limits<std::uint64_t>::max() - left_over;
  std::uint64_t value = stream.next();
  while (value > last) value = stream.next();
  return value % count;
}

// Indices of the outcomes in the order of their texts.
std::vector<std::uint32_t> order_by_text(const AnyGame& rules,
                                         std::span<const WeightedAnyAction> outcomes) {
  std::vector<std::string> texts;
  texts.reserve(outcomes.size());
  for (const auto& outcome : outcomes) texts.push_back(rules.to_text(outcome.action));
  std::vector<std::uint32_t> order(outcomes.size());
  std::iota(order.begin(), order.end(), 0u);
  std::ranges::sort(order, {}, [&](std::uint32_t i) -> const std::string& { return texts[i]; });
  return order;
}

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return std::nullopt;
}

}  // namespace

std::string commitment(const Seed& seed) { return to_hex(sha256(seed)); }

std::string to_hex(std::span<const std::byte> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const std::byte byte : bytes) {
    text += kDigits[std::to_integer<std::size_t>(byte >> 4)];
    text += kDigits[std::to_integer<std::size_t>(byte & std::byte{15})];
  }
  return text;
}

std::optional<Seed> seed_from(std::string_view hex) {
  Seed seed{};
  if (hex.size() != 2 * seed.size()) return std::nullopt;
  for (std::size_t i = 0; i < seed.size(); ++i) {
    const auto high = hex_digit(hex[2 * i]);
    const auto low = hex_digit(hex[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    seed[i] = static_cast<std::byte>(*high << 4 | *low);
  }
  return seed;
}

ChanceKey chance_key(const Seed& seed, std::span<const std::string> entropy_by_seat) {
  const auto purpose = bytes_of(kPurpose);
  std::vector<std::byte> message(purpose.begin(), purpose.end());
  for (const std::string& entropy : entropy_by_seat) {
    append_number(message, entropy.size(), 2);
    const auto bytes = bytes_of(entropy);
    message.insert(message.end(), bytes.begin(), bytes.end());
  }
  return hmac_sha256(seed, message);
}

AnyAction fair_draw(const AnyGame& rules, const AnyState& state, const ChanceKey& key,
                    std::uint64_t number) {
  const std::vector<WeightedAnyAction> outcomes = rules.chance_outcomes(state);
  if (outcomes.size() == 1) return outcomes.front().action;  // as the stream would say, too
  std::uint64_t total = 0;
  for (const auto& outcome : outcomes) total += outcome.weight;
  Stream stream(key, number);
  std::uint64_t rest = below(total, stream);
  for (const std::uint32_t i : order_by_text(rules, outcomes)) {
    if (rest < outcomes[i].weight) return outcomes[i].action;
    rest -= outcomes[i].weight;
  }
  return outcomes.back().action;  // never: rest is below the sum of all weights
}

}  // namespace prestige::protocol
