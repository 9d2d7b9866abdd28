#include "protocol/advice.h"

#include <cmath>

namespace prestige::protocol {

namespace {

// More digits than these are chance.
double rounded(double value) { return std::round(value * 1000) / 1000; }

Json reason_json(const GameCodec& codec, const AdviceReason& reason,
                 std::optional<Language> language, const Names& names) {
  Json out = {{"kind", reason.kind}};
  if (reason.weight != 0) out["good"] = reason.weight > 0;
  if (reason.amount != 0) out["amount"] = reason.amount;
  if (reason.of != 0) out["of"] = reason.of;
  if (reason.seat.is_player()) out["seat"] = reason.seat.index();
  if (!reason.what.empty()) out["what"] = reason.what;
  if (language) out["text"] = codec.sentence(reason, *language, names);
  return out;
}

}  // namespace

std::string reason_text(std::string_view domain, const AdviceReason& reason, Language language,
                        const std::string& seat_name) {
  const std::string what = reason.what.empty() ? "" : text(domain, language, reason.what);
  return text(domain, language, "reason." + std::string(reason.kind),
              {{"amount", std::to_string(reason.amount)},
               {"of", std::to_string(reason.of)},
               {"seat", seat_name},
               {"what", what}});
}

Json advice_json(const GameCodec& codec, const AnyState& state, Seat seat,
                 std::span<const Advice> advice, std::optional<Language> language,
                 const Names& names) {
  Json list = Json::array();
  for (const Advice& one : advice) {
    Json out = {{"action", codec.rules().to_text(one.action)},
                {"share", rounded(one.share)},
                {"chance", rounded(one.chance)},
                {"points", rounded(one.points)}};
    if (language) out["label"] = codec.label(state, seat, one.action, *language, names);
    Json reasons = Json::array();
    for (const AdviceReason& reason : one.reasons) {
      reasons.push_back(reason_json(codec, reason, language, names));
    }
    out["reasons"] = std::move(reasons);
    list.push_back(std::move(out));
  }
  return list;
}

}  // namespace prestige::protocol
