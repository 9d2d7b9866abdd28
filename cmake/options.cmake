# Compiler and linker settings shared by every target.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# Warnings that g++ and clang share. Only our own targets link this.
add_library(prestige_warnings INTERFACE)
target_compile_options(
  prestige_warnings
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wshadow
            -Wconversion
            -Wsign-conversion
            -Wnon-virtual-dtor
            -Wold-style-cast
            -Wimplicit-fallthrough
            $<$<BOOL:${PRESTIGE_WERROR}>:-Werror>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 reports overlaps and overruns inside std::string that do not exist.
  target_compile_options(prestige_warnings INTERFACE -Wno-restrict -Wno-array-bounds
                                                     -Wno-stringop-overflow)
endif()

# Engine, games and bots do not throw, so that they also run in WebAssembly. All that is hot is here.
add_library(prestige_engine_flags INTERFACE)
target_compile_options(prestige_engine_flags INTERFACE -fno-exceptions $<$<CONFIG:Release>:-O3>)

# __FILE__ and std::source_location name files relative to the repository.
add_compile_options("-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=")

# Sets of cards are counted with popcount, which the oldest x86-64 lacks. Every x86-64 processor
# made since 2009 has this level; set the variable to nothing for an older one.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(PRESTIGE_MARCH x86-64-v2 CACHE STRING "Processor level, as in -march=<level>")
  if(PRESTIGE_MARCH)
    add_compile_options(-march=${PRESTIGE_MARCH})
  endif()
endif()

if(PRESTIGE_DEBUG_LIBRARY)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(PRESTIGE_SANITIZE)
  # The vptr check costs more than the few virtual functions are worth. Checks of every single access
  # for null, alignment and size make two fifths of the code, and the address sanitizer stops at nearly all
  # that they would find.
  set(unchecked -fno-sanitize=vptr,null,alignment,object-size)
  add_compile_options(-fsanitize=${PRESTIGE_SANITIZE} ${unchecked} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PRESTIGE_SANITIZE} ${unchecked})
endif()

if(PRESTIGE_COVERAGE)
  add_compile_options(--coverage -fprofile-update=atomic)
  add_link_options(--coverage)
endif()

find_program(PRESTIGE_CCACHE ccache)
mark_as_advanced(PRESTIGE_CCACHE)
if(PRESTIGE_CCACHE)
  # Precompiled headers are kept only with these settings, and what is not kept yet is not
  # preprocessed first.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env CCACHE_DEPEND=true
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      "${PRESTIGE_CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()

if(NOT PRESTIGE_WASM)
  find_program(PRESTIGE_MOLD mold)
  mark_as_advanced(PRESTIGE_MOLD)
  if(PRESTIGE_MOLD)
    add_link_options(-fuse-ld=mold)
  endif()
endif()
