#include "games/citadels/ids.h"

namespace prestige::citadels {

namespace {

constexpr std::array<std::string_view, kCharacters> kCharacterIds{
#define CHARACTER(id) #id,
#include "games/citadels/content/characters.def"
#undef CHARACTER
};

constexpr std::array<std::string_view, kDistricts> kDistrictIds{
#define BASIC(id, type, cost, copies) #id,
#define UNIQUE(id) #id,
#include "games/citadels/content/districts.def"
#undef BASIC
#undef UNIQUE
};

constexpr std::array<std::string_view, kTypes> kTypeIds{"noble", "religious", "trade", "military",
                                                        "unique"};

constexpr std::array<std::string_view, kScenarios> kScenarioIds{
    "base", "devious_dignitaries", "illustrious_emissaries", "vicious_nobles"};

template <class E, std::size_t N>
std::optional<E> find_id(const std::array<std::string_view, N>& ids, std::string_view id) {
  for (std::size_t i = 0; i < N; ++i) {
    if (ids[i] == id) return static_cast<E>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view id_of(Character c) { return kCharacterIds[static_cast<std::size_t>(c)]; }
std::string_view id_of(District d) { return kDistrictIds[static_cast<std::size_t>(d)]; }
std::string_view id_of(Type t) { return kTypeIds[static_cast<std::size_t>(t)]; }
std::string_view id_of(Scenario s) { return kScenarioIds[static_cast<std::size_t>(s)]; }

std::optional<Character> character_from(std::string_view id) {
  return find_id<Character>(kCharacterIds, id);
}
std::optional<District> district_from(std::string_view id) {
  return find_id<District>(kDistrictIds, id);
}
std::optional<Type> type_from(std::string_view id) { return find_id<Type>(kTypeIds, id); }
std::optional<Scenario> scenario_from(std::string_view id) {
  return find_id<Scenario>(kScenarioIds, id);
}

}  // namespace prestige::citadels
