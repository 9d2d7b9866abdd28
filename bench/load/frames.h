#pragma once

// The client's side of WebSocket framing (RFC 6455), as little of it as a load generator needs.

#include <cstdint>
#include <string>
#include <string_view>

namespace prestige::load {

enum class Opcode { continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

// Clients must mask; the mask is zero, which leaves the bytes as they are.
inline void append_frame(std::string& out, Opcode opcode, std::string_view payload) {
  out += static_cast<char>(0x80u | static_cast<unsigned>(opcode));
  const std::size_t size = payload.size();
  int size_bytes = 0;
  if (size < 126) {
    out += static_cast<char>(0x80u | size);
  } else {
    size_bytes = size < 65536 ? 2 : 8;
    out += static_cast<char>(0x80u | (size_bytes == 2 ? 126u : 127u));
  }
  for (int i = size_bytes - 1; i >= 0; --i) out += static_cast<char>(size >> (8 * i) & 0xffu);
  out.append(4, '\0');
  out += payload;
}

struct Frame {
  Opcode opcode = Opcode::text;
  bool last = true;
  std::string_view payload;
  std::size_t size = 0;  // of the whole frame; 0: not complete yet
};

inline Frame first_frame(std::string_view bytes) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  Frame frame;
  if (bytes.size() < 2) return frame;
  std::size_t size = byte(1) & 0x7fu;
  std::size_t head = 2;
  if (size >= 126) {
    const std::size_t size_bytes = size == 126 ? 2 : 8;
    if (bytes.size() < head + size_bytes) return frame;
    size = 0;
    for (std::size_t i = 0; i < size_bytes; ++i) size = size << 8 | byte(head + i);
    head += size_bytes;
  }
  if (size > bytes.size() - head) return frame;
  frame.opcode = static_cast<Opcode>(byte(0) & 0x0fu);
  frame.last = (byte(0) & 0x80u) != 0;
  frame.payload = bytes.substr(head, size);
  frame.size = head + size;
  return frame;
}

}  // namespace prestige::load
