# Helpers for the CMakeLists.txt of each folder.

# prestige_sources(<variable> <folder>...)
#
# All .cpp files below the folders, without the unit tests that stand beside the code. New files are
# noticed by the next build.
function(prestige_sources variable)
  list(TRANSFORM ARGN APPEND "/*.cpp" OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  set(${variable} "${sources}" PARENT_SCOPE)
endfunction()

# prestige_library(<name> [ENGINE] [UNITY] [SOURCES <file>...] [LINKS <target>...])
#
# A static library, or a header-only one while there are no sources. Includes are written from the
# root of the repository: "engine/core/seat.h".
#
# ENGINE: no exceptions.
# UNITY:  one translation unit when PRESTIGE_UNITY is on; other libraries have one for each folder.
function(prestige_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "ENGINE;UNITY" "" "SOURCES;LINKS")
  if(NOT arg_SOURCES)
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} INTERFACE ${arg_LINKS})
    return()
  endif()

  add_library(${name} STATIC ${arg_SOURCES})
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PUBLIC ${arg_LINKS} PRIVATE prestige_warnings)
  if(arg_ENGINE)
    target_link_libraries(${name} PRIVATE prestige_engine_flags)
    if(PRESTIGE_LTO)
      # Fat: what is not worth the time to optimise it as a whole links the code that is there.
      set_target_properties(${name} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
      target_compile_options(${name} PRIVATE -ffat-lto-objects)
    endif()
  endif()
  if(PRESTIGE_FUZZ)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(NOT arg_UNITY)
    prestige_unity_by_folder(${name})
  elseif(PRESTIGE_UNITY)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
  endif()
endfunction()

# prestige_unity_by_folder(<name>)
#
# Compiles the sources of one folder together when PRESTIGE_UNITY is on: what their headers
# instantiate is then compiled once for each group and not once for each file, which takes less than
# a third of the time. Larger groups would keep one core busy while the others wait.
function(prestige_unity_by_folder name)
  if(NOT PRESTIGE_UNITY)
    return()
  endif()
  set(group_size 40)
  set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${name} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
    string(MAKE_C_IDENTIFIER "${folder}" group)
    math(EXPR count_${group} "${count_${group}} + 1")
    math(EXPR part "(${count_${group}} - 1) / ${group_size}")
    set_source_files_properties("${source}" TARGET_DIRECTORY ${name}
                                PROPERTIES UNITY_GROUP "${group}_${part}")
  endforeach()
endfunction()

# All programs but the tests that need to run in one build only, the one with sanitizers.
add_custom_target(essentials)

# prestige_executable(<name> [ONCE] [HOT] SOURCES <file>... [LINKS <target>...])
#
# ONCE: not among the essentials.
# HOT:  optimised as a whole when PRESTIGE_LTO is on.
function(prestige_executable name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "ONCE;HOT" "" "SOURCES;LINKS")
  add_executable(${name} ${arg_SOURCES})
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE ${arg_LINKS} prestige_warnings)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
  prestige_unity_by_folder(${name})
  if(PRESTIGE_LTO AND arg_HOT)
    set_target_properties(${name} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
  elseif(PRESTIGE_LTO)
    target_link_options(${name} PRIVATE -fno-lto)
  endif()
  if(NOT arg_ONCE)
    add_dependencies(essentials ${name})
  endif()
endfunction()

# prestige_cold_code(<target>)
#
# For code that tests call little: with sanitizers, two thirds of the time to compile it would go
# into optimising it.
function(prestige_cold_code name)
  if(PRESTIGE_SANITIZE)
    target_compile_options(${name} PRIVATE -O0)
  endif()
endfunction()

# prestige_witness_code(<target>)
#
# For tests that only call what the sanitizers are to look at and compare what comes of it: they are
# themselves compiled without, in half the time. Not for tests of what stands in headers.
function(prestige_witness_code name)
  if(PRESTIGE_SANITIZE MATCHES "address")
    target_compile_options(${name} PRIVATE -fno-sanitize=all)
  endif()
endfunction()

# prestige_text_code(<target>)
#
# For code that reads and writes JSON: the library for it is read once, which halves the time to
# compile.
function(prestige_text_code name)
  target_precompile_headers(${name} PRIVATE <nlohmann/json.hpp>)
endfunction()
