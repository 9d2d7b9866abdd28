#include "games/citadels/content/tables.h"
#include "protocol/citadels/json.h"

namespace prestige::protocol {

using namespace citadels;

Json citadels_content() {
  Json characters = Json::array();
  for (const CharacterDef& def : kCharacterDefs) {
    const bool paid = def.income != IncomeKind::none;
    characters.push_back({{"id", id_of(def.id)},
                          {"rank", rank_of(def.id)},
                          {"income", paid ? Json(id_of(def.income_type)) : Json(nullptr)},
                          {"builds", def.can_build ? def.build_limit : 0}});
  }
  Json districts = Json::array();
  for (const DistrictDef& def : kDistrictDefs) {
    districts.push_back({{"id", id_of(def.id)},
                         {"type", id_of(def.type)},
                         {"cost", def.never_built ? Json(nullptr) : Json(def.cost)},
                         {"copies", def.copies}});
  }
  return {{"characters", std::move(characters)}, {"districts", std::move(districts)}};
}

}  // namespace prestige::protocol
