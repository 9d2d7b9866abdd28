#include <filesystem>

#include "server/store/backup/backup.h"

namespace prestige::server::backup {

namespace {

using protocol::Json;

Json parsed(const std::string& text) { return Json::parse(text, nullptr, false); }

std::string broken(const std::string& path, const std::string& why) {
  return "the backup " + path + " cannot be used: " + why;
}

// The word for a problem, or nothing when the header is that of a backup we know.
std::string header_fault(const std::string& line) {
  const Json header = parsed(line);
  if (!header.is_object() || header.value("format", Json()) != kFormat) {
    return "this is no backup of Prestige";
  }
  const Json version = header.value("version", Json());
  if (version != kVersion) {
    return "it has format version " + version.dump() + ", this program knows version " +
           std::to_string(kVersion);
  }
  return {};
}

std::optional<std::string> from_hex(const Json& value) {
  if (!value.is_object() || value.size() != 1 || !value.contains("hex")) return std::nullopt;
  const Json& hex = value["hex"];
  if (!hex.is_string()) return std::nullopt;
  const auto& digits = hex.get_ref<const std::string&>();
  std::string bytes(digits.size() / 2, '\0');
  std::size_t size = 0;
  const char* end = nullptr;
  sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), digits.data(),
                 digits.size(), nullptr, &size, &end);
  if (2 * size != digits.size()) return std::nullopt;
  return bytes;
}

bool add_text(const Json& value, Line& line) {
  std::optional<std::string> text;
  if (value.is_string())
    text = value.get<std::string>();
  else
    text = from_hex(value);
  if (!text) return false;
  line.texts.push_back(std::make_unique<std::string>(std::move(*text)));
  line.values.emplace_back(std::string_view(*line.texts.back()));
  return true;
}

bool add_value(char kind, const Json& value, Line& line) {
  if (kind == 't') return add_text(value, line);
  if (kind == 'n' && value.is_null()) {
    line.values.emplace_back();
  } else if (kind == 'r' && value.is_number()) {
    line.values.emplace_back(value.get<double>());
  } else if (kind == 'b' && (value == 0 || value == 1)) {
    line.values.emplace_back(value == 1);
  } else if ((kind == 'i' || kind == 'n') && value.is_number_integer()) {
    line.values.emplace_back(value.get<std::int64_t>());
  } else {
    return false;
  }
  return true;
}

bool read_row(const Json& json, Line& line) {
  line.values.clear();
  line.texts.clear();
  if (!json.is_array() || json.empty()) return false;
  const auto table = std::ranges::find_if(
      kTables, [&](const Table& candidate) { return json[0] == candidate.name; });
  if (table == kTables.end() || json.size() != table->kinds.size() + 1) return false;
  line.table = static_cast<std::size_t>(table - kTables.begin());
  for (std::size_t i = 0; i < table->kinds.size(); ++i) {
    if (!add_value(table->kinds[i], json[i + 1], line)) return false;
  }
  return true;
}

}  // namespace

std::expected<Reader, std::string> Reader::open(const std::string& path) {
  std::error_code ignored;
  Reader reader(path);
  if (!reader.file_ || std::filesystem::is_directory(path, ignored)) {
    return std::unexpected(broken(path, "it cannot be opened"));
  }
  std::string line;
  std::string next;
  if (!std::getline(reader.file_, line)) return std::unexpected(broken(path, "it is empty"));
  if (auto fault = header_fault(line); !fault.empty()) return std::unexpected(broken(path, fault));

  Checksum checksum;
  std::int64_t lines = 0;
  while (std::getline(reader.file_, next)) {
    checksum.add(line);
    checksum.add("\n");
    line.swap(next);
    ++lines;
  }
  const Json trailer = parsed(line);
  const Json rows = trailer.is_object() ? trailer.value("rows", Json()) : Json();
  if (!rows.is_number_integer()) return std::unexpected(broken(path, "its end is missing"));
  if (rows != lines - 1 || trailer.value("checksum", Json()) != checksum.hex()) {
    return std::unexpected(broken(path, "it is damaged"));
  }
  reader.left_ = lines - 1;
  reader.file_.clear();
  reader.file_.seekg(0);
  std::getline(reader.file_, line);
  return reader;
}

std::expected<bool, std::string> Reader::next(Line& line) {
  if (left_ == 0) return false;
  --left_;
  std::string text;
  if (!std::getline(file_, text)) return std::unexpected(broken(path_, "it cannot be read"));
  if (!read_row(parsed(text), line)) {
    return std::unexpected(broken(path_, "a row makes no sense: " + text.substr(0, 80)));
  }
  return true;
}

}  // namespace prestige::server::backup
