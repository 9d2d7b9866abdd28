# nlohmann/json for WebAssembly. Its headers are those of the system, but the folder that they lie
# in also has the headers of the system's C library, which must not be found.
find_path(PRESTIGE_NLOHMANN nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
mark_as_advanced(PRESTIGE_NLOHMANN)

set(folder "${PROJECT_BINARY_DIR}/include")
file(MAKE_DIRECTORY "${folder}")
file(CREATE_LINK "${PRESTIGE_NLOHMANN}/nlohmann" "${folder}/nlohmann" SYMBOLIC)

add_library(nlohmann_json INTERFACE)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
target_include_directories(nlohmann_json SYSTEM INTERFACE "${folder}")
target_compile_definitions(nlohmann_json INTERFACE JSON_NO_IO)
