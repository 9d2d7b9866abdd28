#pragma once

// A backup is a file of JSON lines that any store can write and any other can read: a header, the
// rows of all tables, and a trailer that tells whether all of it is there.

#include <sodium.h>

#include <cstdio>
#include <fstream>
#include <memory>
#include <vector>

#include "protocol/error.h"
#include "server/store/backup/tables.h"
#include "server/store/sql/value.h"
#include "server/store/store.h"

namespace prestige::server::backup {

class Checksum {
 public:
  Checksum();
  void add(std::string_view bytes);
  std::string hex();  // once

 private:
  crypto_generichash_state state_{};
};

// Writes beside the path; finish() puts the file in its place once it is whole and on disk.
class Writer {
 public:
  explicit Writer(const std::string& path);
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // `table` is an index of kTables. Faults are told by finish().
  void row(std::size_t table, std::span<const sql::Value> values);
  Stored<void> finish();

 private:
  void line(std::string_view text);

  std::string path_;
  std::string temporary_;
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
  std::string fault_;
  Checksum checksum_;
  std::int64_t rows_ = 0;
  std::string text_;
};

// One row with the texts that its values point to.
struct Line {
  std::size_t table = 0;
  std::vector<sql::Value> values;
  std::vector<std::unique_ptr<std::string>> texts;
};

class Reader {
 public:
  // Looks through the whole file first: damaged ones are refused before anything is made of them.
  static std::expected<Reader, std::string> open(const std::string& path);

  // False at the end. What makes no sense is an error even if the checksum is right.
  std::expected<bool, std::string> next(Line& line);

 private:
  explicit Reader(std::string path) : path_(std::move(path)), file_(path_, std::ios::binary) {}

  std::string path_;
  std::ifstream file_;
  std::int64_t left_ = 0;
};

}  // namespace prestige::server::backup
