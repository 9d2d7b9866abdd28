#include "arena/match.h"

#include <chrono>
#include <map>
#include <span>
#include <string_view>
#include <utility>

#include "arena/workers.h"

namespace prestige::arena {

using protocol::Json;

namespace {

// What one rank tells all others now and then: the deals it has finished, and whether it must stop.
struct Message {
  bool interrupted = false;
  bool not_kept = false;
  std::vector<DealRecord> deals;

  Bytes to_bytes() const {
    Json lines = Json::array();
    for (const DealRecord& deal : deals) lines.push_back(to_json(deal));
    const std::string text =
        Json{{"interrupted", interrupted}, {"not_kept", not_kept}, {"deals", lines}}.dump();
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
  }
  // Both ends are the same program, so what comes is what was sent.
  static Message from_bytes(const Bytes& bytes, const RecordShape& shape) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const Json json = Json::parse(text);
    Message message{.interrupted = json["interrupted"], .not_kept = json["not_kept"], .deals = {}};
    for (const Json& deal : json["deals"]) message.deals.push_back(*record_of(deal, shape));
    return message;
  }
};

class Match {
 public:
  Match(const MatchSettings& settings, MatchSurroundings& around)
      : settings_(settings),
        around_(around),
        shape_(shape_of(settings.line_up, settings.game)),
        result_{.summary = Summary(settings.line_up, piece_count(settings.game)), .sprt = {}} {
    if (settings.sprt) {
      result_.sprt.emplace(*settings.sprt, result_.summary.block_score_max(0));
    }
    for (DealRecord& deal : around.done) receive(std::move(deal), /*kept=*/true);
    merge();
  }

  MatchResult run() {
    const auto began = std::chrono::steady_clock::now();
    if (!is_over()) play();
    if (stopped_) merge_rest();
    agree_on_keeping();
    if (not_kept_) result_.end = MatchEnd::not_kept;
    result_.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return std::move(result_);
  }

 private:
  void play() {
    Ranks& ranks = *around_.ranks;
    Workers workers(settings_, own_deals(ranks));
    while (!is_over() && !stopped_) {
      Message own{.interrupted = around_.interrupted != nullptr && *around_.interrupted,
                  .not_kept = not_kept_,
                  .deals = workers.take(/*soon=*/ranks.size() == 1)};
      for (Message& message : exchange(ranks, std::move(own))) {
        if (message.interrupted) stop(MatchEnd::interrupted);
        if (message.not_kept) stop(MatchEnd::not_kept);
        for (DealRecord& deal : message.deals) receive(std::move(deal), /*kept=*/false);
      }
      merge();
    }
  }

  // Only the first rank keeps deals. All must end alike, even when the very last could not be kept.
  void agree_on_keeping() {
    const Bytes told = around_.ranks->broadcast({std::byte{not_kept_}});
    not_kept_ = told.front() != std::byte{0};
  }

  // Deals are dealt out in turn: whoever knows the ranks knows who plays what.
  std::vector<std::uint64_t> own_deals(const Ranks& ranks) const {
    std::vector<std::uint64_t> deals;
    std::uint64_t turn = 0;
    for (std::uint64_t deal = 0; deal < settings_.deals_max; ++deal) {
      if (deal < next_ || waiting_.contains(deal)) continue;
      if (turn++ % static_cast<std::uint64_t>(ranks.size()) ==
          static_cast<std::uint64_t>(ranks.rank())) {
        deals.push_back(deal);
      }
    }
    return deals;
  }

  std::vector<Message> exchange(Ranks& ranks, Message own) const {
    std::vector<Message> all;
    if (ranks.size() == 1) {
      all.push_back(std::move(own));
      return all;
    }
    for (const Bytes& bytes : ranks.all_gather(own.to_bytes())) {
      all.push_back(Message::from_bytes(bytes, shape_));
    }
    return all;
  }

  void receive(DealRecord&& deal, bool kept) {
    if (deal.deal >= settings_.deals_max) return;  // of an earlier run that was longer
    if (!kept && around_.ranks->is_first() && around_.keep && !around_.keep(deal)) {
      not_kept_ = true;
    }
    if (around_.games_done != nullptr) *around_.games_done += shape_.rotations;
    waiting_.emplace(deal.deal, std::move(deal));
  }

  // Adds what is complete up to the first gap: the order, and with it every figure and the moment
  // at which the sequential test ends, is that of the deals.
  void merge() {
    for (auto first = waiting_.begin();
         first != waiting_.end() && first->first == next_ && !is_over();
         first = waiting_.erase(first)) {
      ++next_;
      add(first->second);
    }
  }

  // After a stop there may be gaps for good. A sequential test takes deals in their order only: for
  // it, what lies behind a gap has not been played.
  void merge_rest() {
    if (result_.sprt) return;
    for (const auto& [number, deal] : waiting_) result_.summary.add(deal);
  }

  void add(const DealRecord& deal) {
    result_.summary.add(deal);
    if (!result_.sprt) return;
    result_.sprt->add(result_.summary.block_score(deal, 0));
    if (is_decided()) result_.end = MatchEnd::decided;
  }

  void stop(MatchEnd end) {
    stopped_ = true;
    result_.end = end;
  }

  bool is_decided() const { return result_.sprt && result_.sprt->verdict() != Verdict::open; }
  bool is_over() const { return next_ >= settings_.deals_max || is_decided(); }

  const MatchSettings& settings_;
  MatchSurroundings& around_;
  RecordShape shape_;
  MatchResult result_;
  std::map<std::uint64_t, DealRecord> waiting_;  // finished, but not all before them
  std::uint64_t next_ = 0;                       // the first deal that is not in the summary
  bool stopped_ = false;
  bool not_kept_ = false;
};

}  // namespace

MatchResult run_match(const MatchSettings& settings, MatchSurroundings surroundings) {
  const auto alone = single_rank();
  if (surroundings.ranks == nullptr) surroundings.ranks = alone.get();
  return Match(settings, surroundings).run();
}

int piece_count(std::string_view game) {
  int count = 0;
  with_game(game, [&]<Game G>() { count = Pieces<G>::kCount; });
  return count;
}

std::string_view piece_kind(std::string_view game) {
  std::string_view kind;
  with_game(game, [&]<Game G>() { kind = Pieces<G>::kKind; });
  return kind;
}

std::string_view piece_name(std::string_view game, int piece) {
  std::string_view name;
  with_game(game, [&]<Game G>() { name = Pieces<G>::name(piece); });
  return name;
}

RecordShape shape_of(const LineUp& line_up, std::string_view game) {
  return {.rotations = static_cast<std::size_t>(line_up.rotations()),
          .seats = line_up.seats.size(),
          .entrants = line_up.entrants.size(),
          .pieces = static_cast<std::size_t>(piece_count(game))};
}

}  // namespace prestige::arena
