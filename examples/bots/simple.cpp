// A bot for the arena in C++, with nothing of Prestige in it: it reads and writes lines of JSON as
// docs/bots.md says. Like simple.py beside it, it gives every legal action a number and takes the
// best; its rules of thumb are fewer.

#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;
using Values = std::map<std::string, double>;

// Actions by their first word. What is not listed is worth 0.
const Values kCitadels{
    {"take_crown", 9}, {"income", 8},   {"extra_gold", 8}, {"extra_cards", 8}, {"build", 7},
    {"gather", 6},     {"end_turn", 1}, {"destroy", -1},   {"redraw", -1},     {"swap_hands", -1},
};
const Values kTrickerion{
    {"perform", 9},    {"claim", 9},   {"advertise", 8},  {"assign", 8},
    {"set_up", 8},     {"prepare", 8}, {"hire", 7},       {"place", 7},
    {"take_coins", 4}, {"confirm", 3}, {"learn", 5},      {"end", 1},
    {"idle", -3},      {"leave", -5},  {"clear_out", -5}, {"give_up", -5},
};

// Tricks that need two of one Component, which one can start with.
const std::map<std::string, std::string> kCheap{{"linking_rings", "metal"},
                                                {"enchanted_butterflies", "fabric"},
                                                {"barricaded_barrels", "wood"},
                                                {"mind_reading", "glass"}};

std::vector<std::string> words_of(const std::string& action) {
  std::istringstream stream(action);
  std::vector<std::string> words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

double value_in(const Values& values, const std::string& word) {
  const auto found = values.find(word);
  return found == values.end() ? 0 : found->second;
}

class SimpleBot {
 public:
  // A new game. The seed makes it repeatable.
  Json hello(const Json& message) {
    citadels_ = message.at("game") == "citadels";
    dice_.seed(message.at("seed").get<std::uint32_t>());
    return {{"ready", true}};
  }

  Json decide(const Json& message) {
    const Json& me =
        message.at("observation").at("seats").at(message.at("seat").get<std::size_t>());
    std::string best;
    double best_value = -1000;
    for (const std::string action : message.at("legal")) {
      // The dice decide between equals.
      const double value = judge(words_of(action), me) + tie_break_(dice_);
      if (value <= best_value) continue;
      best = action;
      best_value = value;
    }
    return {{"action", best}};
  }

 private:
  double judge(const std::vector<std::string>& words, const Json& me) const {
    return citadels_ ? citadels(words, me) : trickerion(words, me);
  }

  static double citadels(const std::vector<std::string>& words, const Json& me) {
    const std::string& verb = words.at(0);
    double value = value_in(kCitadels, verb);
    if (verb == "gather") {
      const bool has_plans = !me.at("hand").empty() && me.at("gold") < 6;
      value += words.at(1) == (has_plans ? "gold" : "cards") ? 0.5 : 0;
    }
    if (verb == "keep") value += words.at(1) == "merchant" || words.at(1) == "architect" ? 1 : 0;
    return value;
  }

  // A cheap Trick is learnt, prepared and shown, as often as it can be.
  static double trickerion(const std::vector<std::string>& words, const Json& me) {
    const std::string& verb = words.at(0);
    double value = value_in(kTrickerion, verb);
    if (verb == "start" || verb == "learn") value += kCheap.contains(words.at(1)) ? 1 : -9;
    bool prepared = false;
    for (const Json& trick : me.at("tricks")) {
      const auto needed = kCheap.find(trick.at("trick"));
      if (verb == "take" && needed != kCheap.end()) value += words.at(1) == needed->second ? 1 : 0;
      prepared = prepared || trick.at("markers") > 0;
    }
    if (verb == "assign") value += words.at(2) == (prepared ? "theater" : "workshop") ? 0.5 : 0;
    return value;
  }

  bool citadels_ = true;
  std::mt19937 dice_;
  std::uniform_real_distribution<double> tie_break_{0, 0.001};
};

}  // namespace

int main() {
  SimpleBot bot;
  for (std::string line; std::getline(std::cin, line);) {
    const Json message = Json::parse(line);
    const std::string type = message.at("type");
    // "outcome" and "bye" need no answer; what is new in a later version is passed over, too.
    if (type == "hello") std::cout << bot.hello(message) << std::endl;
    if (type == "decide") std::cout << bot.decide(message) << std::endl;  // endl: sent at once
  }
}
