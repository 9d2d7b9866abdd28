#include "protocol/language.h"

namespace prestige::protocol {

std::string language_ids() {
  std::string ids;
  for (const Language language : kLanguages) {
    ids.append(ids.empty() ? "" : ", ").append(id_of(language));
  }
  return ids;
}

}  // namespace prestige::protocol
