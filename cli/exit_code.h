#pragma once

namespace prestige::cli {

inline constexpr int kOk = 0;
inline constexpr int kFailed = 1;         // the world refused: a file, a broken game
inline constexpr int kBadUse = 2;         // the command line is wrong
inline constexpr int kInterrupted = 130;  // by Ctrl-C; what was finished is reported

}  // namespace prestige::cli
