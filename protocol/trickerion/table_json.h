#pragma once

// The parts that positions and observations share.

#include "protocol/error.h"
#include "protocol/trickerion/write.h"

namespace prestige::protocol {

// Everything that lies open: game, players, options, and the table. Seats are written by the
// function, which is called with the number of a seat and its open part.
template <class PutSeat>
void put_table(Json& out, const TableWriter& writer, const trickerion::Table& table,
               const trickerion::Table& usual, PutSeat&& put_seat) {
  writer.put(out, table, usual);
  Json seats = Json::array();
  for (std::size_t i = 0; i < table.options.players; ++i) {
    seats.push_back(writer.fields(table.player[i], usual.player[i]));
    put_seat(i, seats.back());
  }
  out["seats"] = std::move(seats);
}

}  // namespace prestige::protocol
