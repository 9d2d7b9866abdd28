#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "protocol/message/encode.h"
#include "server/store/backup/backup.h"

namespace prestige::server::backup {

namespace {

// Backups hold hashes of passwords: nobody else reads them.
std::FILE* create(const std::string& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  return file < 0 ? nullptr : ::fdopen(file, "wb");
}

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80             ? 1
                               : (lead & 0xe0) == 0xc0 ? 2
                               : (lead & 0xf0) == 0xe0 ? 3
                               : (lead & 0xf8) == 0xf0 ? 4
                                                       : 0;
    if (length == 0 || i + length > text.size()) return false;
    std::uint32_t code = length == 1 ? lead : lead & (0x7fu >> length);
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xc0) != 0x80) return false;
      code = code << 6 | (next & 0x3fu);
    }
    constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[length] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return false;
    i += length;
  }
  return true;
}

// JSON knows only texts in UTF-8; anything else is kept as well, if less readable.
void append_text(std::string& out, std::string_view text) {
  if (is_utf8(text)) return protocol::append_quoted(out, text);
  constexpr char kHex[] = "0123456789abcdef";
  out += "{\"hex\":\"";
  for (const char c : text) {
    out += kHex[static_cast<unsigned char>(c) >> 4];
    out += kHex[static_cast<unsigned char>(c) & 15];
  }
  out += "\"}";
}

void append_value(std::string& out, const sql::Value& value) {
  if (const auto* text = std::get_if<std::string_view>(&value)) {
    append_text(out, *text);
  } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
    out += std::to_string(*number);
  } else if (const auto* real = std::get_if<double>(&value)) {
    out += protocol::Json(*real).dump();
  } else if (const auto* truth = std::get_if<bool>(&value)) {
    out += *truth ? '1' : '0';
  } else {
    out += "null";
  }
}

bool sync_folder(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool synced = ::fsync(file) == 0;
  ::close(file);
  return synced;
}

}  // namespace

Writer::Writer(const std::string& path)
    : path_(path), temporary_(path + ".part"), file_(create(temporary_), &std::fclose) {
  if (!file_) {
    fault_ = temporary_ + ": " + std::strerror(errno);
    return;
  }
  line(R"({"format":")" + std::string(kFormat) + R"(","version":)" + std::to_string(kVersion) +
       "}\n");
}

Writer::~Writer() {
  if (file_) ::unlink(temporary_.c_str());
}

void Writer::line(std::string_view text) {
  if (!fault_.empty()) return;
  checksum_.add(text);
  if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size()) {
    fault_ = temporary_ + ": " + std::strerror(errno);
  }
}

void Writer::row(std::size_t table, std::span<const sql::Value> values) {
  text_ = "[\"";
  text_ += kTables[table].name;
  text_ += '"';
  for (const sql::Value& value : values) {
    text_ += ',';
    append_value(text_, value);
  }
  text_ += "]\n";
  line(text_);
  ++rows_;
}

Stored<void> Writer::finish() {
  line(R"({"rows":)" + std::to_string(rows_) + R"(,"checksum":")" + checksum_.hex() + "\"}\n");
  const auto check = [&](bool right) {
    if (!right && fault_.empty()) fault_ = path_ + ": " + std::strerror(errno);
    return fault_.empty();
  };
  if (check(fault_.empty()) && check(std::fflush(file_.get()) == 0) &&
      check(::fsync(::fileno(file_.get())) == 0)) {
    // Read once more: a backup that cannot be read back is none.
    if (const auto reader = Reader::open(temporary_); !reader) fault_ = reader.error();
    if (fault_.empty() && check(std::rename(temporary_.c_str(), path_.c_str()) == 0)) {
      file_.reset();
      check(sync_folder(path_));
    }
  }
  if (!fault_.empty()) return std::unexpected(StoreError{StoreFault::unavailable, fault_});
  return {};
}

}  // namespace prestige::server::backup
