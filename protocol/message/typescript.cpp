#include "protocol/message/typescript.h"

namespace prestige::protocol {

void TypeScript::write(std::string_view name, const std::string& body) {
  const std::string head(name);
  text_ += body.empty() ? "export type " + head + " = Record<string, never>;\n\n"
                        : "export interface " + head + " {\n" + body + "}\n\n";
}

void TypeScript::write_words(std::string_view name, std::span<const std::string_view> words) {
  text_ += "export type " + std::string(name) + " =";
  for (const std::string_view word : words) {
    text_ += (word.data() == words.front().data() ? " \"" : " | \"") + std::string(word) + "\"";
  }
  text_ += ";\n\n";
}

}  // namespace prestige::protocol
