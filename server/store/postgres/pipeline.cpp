#include "server/store/postgres/connection.h"
#include "server/store/postgres/parameters.h"

namespace prestige::server::postgres {

bool Connection::send_plain(const char* sql) {
  return PQsendQueryParams(link_.get(), sql, 0, nullptr, nullptr, nullptr, nullptr, 1) == 1;
}

bool Connection::send(const Call& call) {
  const std::string& name = statements_.at(std::string(call.sql));
  const Parameters given(call.values);
  return PQsendQueryPrepared(link_.get(), name.c_str(), given.count(), given.pointers(),
                             given.lengths(), given.formats(), 1) == 1;
}

// In a pipeline each command gives one result and then nothing, and the end gives one of its own.
Stored<std::vector<Result>> Connection::gather(std::size_t count) {
  std::vector<Result> results;
  std::optional<StoreError> first;
  for (std::size_t i = 0; i < count && link_; ++i) {
    Result result(PQgetResult(link_.get()));
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK && !first) {
      first = error(result.get());
    }
    results.push_back(std::move(result));
    if (link_) Result(PQgetResult(link_.get()));
  }
  if (link_) Result(PQgetResult(link_.get()));  // the end
  if (link_ && PQexitPipelineMode(link_.get()) == 0) {
    if (!first) first = error(nullptr);
    drop();
  }
  if (first) return std::unexpected(*first);
  return results;
}

Stored<std::vector<Result>> Connection::pipeline(std::span<const Call> calls,
                                                 bool own_transaction) {
  if (const auto open = ensure_open(); !open) return std::unexpected(open.error());
  for (const Call& call : calls) {
    if (const auto name = prepared(call.sql); !name) return std::unexpected(name.error());
  }
  bool sent = PQenterPipelineMode(link_.get()) == 1;
  if (own_transaction) sent = sent && send_plain("BEGIN");
  for (const Call& call : calls) sent = sent && send(call);
  if (own_transaction) sent = sent && send_plain("COMMIT");
  sent = sent && PQpipelineSync(link_.get()) == 1;
  if (!sent) {
    const StoreError fault = error(nullptr);
    drop();
    return std::unexpected(fault);
  }
  return gather(calls.size() + (own_transaction ? 2 : 0));
}

Stored<std::vector<Result>> Connection::run_together(std::span<const Call> calls) {
  auto results = pipeline(calls, true);
  if (!results) {
    rollback();
    return results;
  }
  if (std::string_view(PQcmdStatus(results->back().get())) != "COMMIT") {
    return std::unexpected(StoreError{StoreFault::unavailable, "PostgreSQL: rolled back"});
  }
  // Those of BEGIN and COMMIT are of no interest.
  results->pop_back();
  results->erase(results->begin());
  return results;
}

}  // namespace prestige::server::postgres
