#include "train/pack.h"

#include <cstring>
#include <type_traits>

namespace prestige::train {

namespace {

template <class T>
void append_list(const std::vector<T>& list, std::vector<std::byte>& out) {
  static_assert(std::is_trivially_copyable_v<T>);
  const std::size_t size = list.size();
  const std::size_t end = out.size();
  out.resize(end + sizeof size + size * sizeof(T));
  std::memcpy(out.data() + end, &size, sizeof size);
  if (size > 0) std::memcpy(out.data() + end + sizeof size, list.data(), size * sizeof(T));
}

template <class T>
std::vector<T> take_list(std::span<const std::byte>& bytes) {
  std::size_t size = 0;
  std::memcpy(&size, bytes.data(), sizeof size);
  bytes = bytes.subspan(sizeof size);
  std::vector<T> list(size);
  if (size > 0) std::memcpy(list.data(), bytes.data(), size * sizeof(T));
  bytes = bytes.subspan(size * sizeof(T));
  return list;
}

}  // namespace

std::vector<std::byte> pack(const Samples& samples) {
  std::vector<std::byte> out(sizeof samples.inputs);
  std::memcpy(out.data(), &samples.inputs, sizeof samples.inputs);
  append_list(samples.positions, out);
  append_list(samples.features, out);
  return out;
}

Samples unpack(std::span<const std::byte> bytes) {
  Samples samples;
  std::memcpy(&samples.inputs, bytes.data(), sizeof samples.inputs);
  bytes = bytes.subspan(sizeof samples.inputs);
  samples.positions = take_list<Samples::Position>(bytes);
  samples.features = take_list<std::int8_t>(bytes);
  return samples;
}

}  // namespace prestige::train
