#pragma once

// Values in the binary form of PostgreSQL.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "server/store/sql/connection.h"

struct pg_result;

namespace prestige::server::postgres {

class Parameters {
 public:
  explicit Parameters(std::span<const sql::Value> values);

  int count() const { return static_cast<int>(pointers_.size()); }
  const char* const* pointers() const { return pointers_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  std::vector<std::array<char, 8>> numbers_;
  std::vector<const char*> pointers_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

// Arrays of one dimension.
std::string array_of(std::span<const std::string> items);   // bytea[]
std::string array_of(std::span<const std::int64_t> items);  // bigint[]
std::string array_of(const std::vector<bool>& items);       // boolean[]

// One row of a result in binary form.
class ResultRow : public sql::Row {
 public:
  ResultRow(const pg_result* result, int row) : result_(result), row_(row) {}
  sql::Value operator[](int column) const override;

 private:
  const pg_result* result_;
  int row_;
};

}  // namespace prestige::server::postgres
