# The target coverage_report sums up what the tests of this build have executed so far.

find_program(PRESTIGE_GCOVR gcovr REQUIRED)
mark_as_advanced(PRESTIGE_GCOVR)

set(report_folder "${PROJECT_BINARY_DIR}/report")
add_custom_target(
  coverage_report
  COMMAND "${CMAKE_COMMAND}" -E make_directory "${report_folder}"
  COMMAND
    "${PRESTIGE_GCOVR}" --root "${PROJECT_SOURCE_DIR}" --filter "engine/" --filter "games/" --filter
    "bots/" --filter "protocol/" --filter "cli/" --exclude ".*_test\\.cpp"
    --exclude-unreachable-branches --print-summary --html-details "${report_folder}/index.html"
    "${PROJECT_BINARY_DIR}"
  WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
  COMMENT "Writing the coverage report to ${report_folder}/index.html"
  VERBATIM)
