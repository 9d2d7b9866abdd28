#include "cli/play/hint.h"

#include <cmath>

namespace prestige::play {

namespace {

constexpr int kReasonIndent = 8;

std::string mark(const Style& style, const AdviceReason& reason) {
  if (reason.weight == 0) return "·";
  return reason.weight > 0 ? style(Tone::green, "+") : style(Tone::red, "−");
}

Lines reason_lines(const protocol::GameCodec& codec, const Viewpoint& at,
                   const AdviceReason& reason) {
  return wrap(
      "      " + mark(at.style, reason) + " " + codec.sentence(reason, at.language, at.names),
      at.width, kReasonIndent);
}

}  // namespace

Lines hint_lines(const protocol::GameCodec& codec, const Viewpoint& at, const Choices& choices,
                 std::span<const Advice> advice) {
  Lines lines;
  for (const Advice& one : advice) {
    const Choice* choice = choices.with(codec.rules(), one.action);
    const std::string number = pad_left(std::to_string(choices.number_of(*choice)), 4);
    const std::string percent = std::to_string(std::lround(100 * one.chance));
    append(lines, wrap(at.style(Tone::strong, number) + "  " +
                           at.say("hint.choice", {{"label", choice->label}, {"percent", percent}}),
                       at.width, 6));
    for (const AdviceReason& reason : one.reasons) append(lines, reason_lines(codec, at, reason));
  }
  append(lines, wrap(at.style(Tone::faint, at.say("hint.note")), at.width));
  return lines;
}

}  // namespace prestige::play
