#include "train/weights_file.h"

#include <fmt/core.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "bots/learned/weights.h"

namespace prestige::train {

namespace {

using Json = nlohmann::ordered_json;

Json rows_of(const std::vector<std::int64_t>& list) {
  Json rows = Json::array();
  const std::size_t inputs = list.size() / bots::kHidden;
  for (std::size_t h = 0; h < bots::kHidden; ++h) {
    const auto row = std::span(list).subspan(h * inputs, inputs);
    rows.push_back(std::vector(row.begin(), row.end()));
  }
  return rows;
}

// Reads a file for one purpose; the first thing that is wrong is kept.
class Reader {
 public:
  Reader(const Json& file, const Purpose& purpose) : file_(file), purpose_(purpose) {}

  std::expected<WeightLists, std::string> read() {
    check_heading();
    const std::size_t inputs = purpose_.features.size();
    using Small = std::numeric_limits<std::int16_t>;
    using Large = std::numeric_limits<std::int32_t>;
    WeightLists lists;
    add_numbers("direct", file_.value("direct", Json()), inputs, Small::max(), lists.direct);
    add_rows(lists.first);
    add_numbers("bias", file_.value("bias", Json()), bots::kHidden, Large::max(), lists.bias);
    add_numbers("second", file_.value("second", Json()), bots::kHidden, Small::max(), lists.second);
    if (!wrong_.empty()) return std::unexpected(wrong_);
    return lists;
  }

 private:
  void refuse(std::string reason) {
    if (wrong_.empty()) wrong_ = std::move(reason);
  }

  void expect(const char* key, const Json& wanted) {
    if (!file_.contains(key)) return refuse(fmt::format("\"{}\" is missing", key));
    if (file_[key] == wanted) return;
    refuse(fmt::format("\"{}\" is {}, but must be {}", key, file_[key].dump(), wanted.dump()));
  }

  void check_heading() {
    expect("format", bots::kWeightsFormat);
    expect("game", purpose_.game);
    expect("rules", purpose_.rules);
    expect("hidden", bots::kHidden);
    expect("one", bots::kOne);
    check_features();
  }

  void check_features() {
    const Json names = file_.value("features", Json());
    const auto wanted = purpose_.features;
    if (!names.is_array()) return refuse("\"features\" must be a list of names");
    for (std::size_t i = 0; i < std::min(names.size(), wanted.size()); ++i) {
      if (names[i] == wanted[i]) continue;
      return refuse(
          fmt::format("feature {} is {}, but must be \"{}\"; these weights were trained "
                      "for other features, train again",
                      i, names[i].dump(), wanted[i]));
    }
    if (names.size() == wanted.size()) return;
    refuse(
        fmt::format("there are {} features, but must be {}; these weights were trained for "
                    "other features, train again",
                    names.size(), wanted.size()));
  }

  void add_numbers(const std::string& name, const Json& list, std::size_t count, std::int64_t most,
                   std::vector<std::int64_t>& out) {
    if (!list.is_array() || list.size() != count) {
      return refuse(fmt::format("\"{}\" must be a list of {} whole numbers", name, count));
    }
    for (const Json& number : list) {
      const bool whole = number.is_number_integer();
      const std::int64_t value = whole ? number.get<std::int64_t>() : 0;
      if (!whole || value < -most || value > most) {
        return refuse(fmt::format("\"{}\" has {}; whole numbers from {} to {} are allowed", name,
                                  number.dump(), -most, most));
      }
      out.push_back(value);
    }
  }

  void add_rows(std::vector<std::int64_t>& out) {
    const Json rows = file_.value("first", Json());
    if (!rows.is_array() || rows.size() != bots::kHidden) {
      return refuse(fmt::format("\"first\" must be a list of {} rows", bots::kHidden));
    }
    for (std::size_t h = 0; h < bots::kHidden; ++h) {
      add_numbers(fmt::format("first[{}]", h), rows[h], purpose_.features.size(),
                  std::numeric_limits<std::int16_t>::max(), out);
    }
  }

  const Json& file_;
  const Purpose& purpose_;
  std::string wrong_;
};

}  // namespace

std::string weights_text(const Purpose& purpose, const Training& training,
                         const WeightLists& lists) {
  Json file;
  file["format"] = bots::kWeightsFormat;
  file["game"] = purpose.game;
  file["rules"] = purpose.rules;
  file["hidden"] = bots::kHidden;
  file["one"] = bots::kOne;
  file["feature_hash"] = fmt::format("{:016x}", bots::hash_of(purpose.features));
  file["training"] = {
      {"games", training.games},         {"iterations", training.iterations},
      {"rounds", training.rounds},       {"seed", training.seed},
      {"positions", training.positions}, {"surprise", std::round(training.surprise * 1e4) / 1e4}};
  file["features"] = purpose.features;
  file["direct"] = lists.direct;
  file["first"] = rows_of(lists.first);
  file["bias"] = lists.bias;
  file["second"] = lists.second;
  // One line for each key and each row: changes can be read, and the file stays short.
  std::string text = "{\n";
  for (const auto& [key, value] : file.items()) {
    text += text.size() > 2 ? ",\n" : "";
    text += fmt::format("\"{}\": ", key);
    if (key != "first") {
      text += value.dump();
      continue;
    }
    for (const Json& row : value)
      text += fmt::format("{}{}", &row == &value.front() ? "[\n" : ",\n", row.dump());
    text += "\n]";
  }
  return text + "\n}\n";
}

std::expected<WeightLists, std::string> parse_weights(std::string_view text,
                                                      const Purpose& purpose) {
  const Json file = Json::parse(text, nullptr, false);
  if (file.is_discarded()) return std::unexpected("it is not JSON");
  if (!file.is_object()) return std::unexpected("it is not a JSON object");
  return Reader(file, purpose).read();
}

}  // namespace prestige::train
