# Runs one fuzz target for a bounded time. Run as a script:
#
#   cmake -DTARGET=<executable> -DSEEDS=<folder> -DWORK=<folder> -P run_fuzz.cmake
#
# The seeds are copied to a corpus inside WORK, which keeps what the fuzzer finds. Inputs that fail
# are written to WORK/failures. PRESTIGE_FUZZ_SECONDS in the environment sets the time.

cmake_minimum_required(VERSION 3.25)

set(seconds 6)
if(DEFINED ENV{PRESTIGE_FUZZ_SECONDS} AND NOT "$ENV{PRESTIGE_FUZZ_SECONDS}" STREQUAL "")
  set(seconds "$ENV{PRESTIGE_FUZZ_SECONDS}")
endif()
if(NOT seconds MATCHES "^[1-9][0-9]*$")
  message(FATAL_ERROR "PRESTIGE_FUZZ_SECONDS is not a positive number: ${seconds}")
endif()

file(MAKE_DIRECTORY "${WORK}/corpus" "${WORK}/failures")
if(IS_DIRECTORY "${SEEDS}")
  file(COPY "${SEEDS}/" DESTINATION "${WORK}/corpus")
endif()

execute_process(
  COMMAND "${TARGET}" -max_total_time=${seconds} -rss_limit_mb=2048 -max_len=65536 -timeout=10
          "-artifact_prefix=${WORK}/failures/" "${WORK}/corpus"
  RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "The fuzz target failed (${result}); see ${WORK}/failures")
endif()
