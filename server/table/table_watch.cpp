// One live table: those who follow it.

#include "server/table/catch_up.h"
#include "server/table/tables_impl.h"

namespace prestige::server {

namespace {

// What could not be read for those who look on late is tried again.
constexpr Millis kTellAgainMs = 1'000;

}  // namespace

void Table::watch(Watch watch, Answer<api::Watch> answer) {
  strand_->post([self = shared_from_this(), watch = std::make_shared<Watch>(std::move(watch)),
                 answer = std::move(answer)]() mutable {
    self->arriving_.push_back(watch);
    self->parts_.storage.run([self, watch, answer = std::move(answer)](Store& store) mutable {
      auto muted = watch->person ? store.muted_by(watch->person) : Stored<std::vector<PersonId>>();
      self->strand_->post(
          [self, watch, muted = std::move(muted), answer = std::move(answer)]() mutable {
            if (muted) {
              watch->muted = std::move(*muted);
              return self->arrive(std::move(watch), std::move(answer));
            }
            self->still_wanted(watch);
            answer(std::unexpected(refusal("unavailable")));
          });
    });
  });
}

// Whoever has gone while the table was read is not shown anything.
bool Table::still_wanted(const std::shared_ptr<Watch>& watch) {
  return std::erase(arriving_, watch) > 0;
}

void Table::arrive(std::shared_ptr<Watch> watch, Answer<api::Watch> answer) {
  const auto check = [watch](const TableLook& look, Millis) -> Decision {
    if (!may_see(look.model, watch->person, watch->invite))
      return no_such_table(to_text(look.model.id));
    if (watch->viewer.is_player()) {
      const auto seat = seat_of(look.model, watch->person, watch->viewer.index());
      if (!seat) return std::unexpected(seat.error());
    }
    Decided decided;
    decided.behind = watch->after > look.model.seen(watch->viewer);
    return decided;
  };
  ask(check, [self = shared_from_this(), watch, check,
              answer = std::move(answer)](Result<TableLook> look) mutable {
    if (!look) {
      self->still_wanted(watch);
      return answer(std::unexpected(look.error()));
    }
    const bool delayed = !watch->viewer.is_player() && look->model.setup->spectator_delay_s > 0 &&
                         look->model.status != api::Status::gathering;
    const bool behind = watch->after && *watch->after < look->model.seen(watch->viewer);
    if (!delayed && !behind) {
      answer(api::Done{});
      if (self->still_wanted(watch)) self->attach(*watch, *look);
      return;
    }
    self->ask(
        check,
        [self, watch, answer = std::move(answer)](Result<TableLook> with_log) mutable {
          const bool wanted = self->still_wanted(watch);
          if (!with_log) return answer(std::unexpected(with_log.error()));
          answer(api::Done{});
          if (wanted) self->attach_late(*watch, *with_log);
        },
        /*with_log=*/true);
  });
}

void Table::unwatch(const Socket* socket, std::optional<Seat> viewer) {
  strand_->post([self = shared_from_this(), socket, viewer] {
    self->watchers_.remove(socket, viewer);
    std::erase_if(self->arriving_, [&](const auto& watch) {
      return watch->socket.get() == socket && (!viewer || watch->viewer == *viewer);
    });
  });
}

void Table::attach(Watch watch, const TableLook& look) {
  const std::int64_t seen = look.model.seen(watch.viewer);
  const ViewRequest view{.viewer = watch.viewer,
                         .from = watch.after == std::optional(seen) ? watch.after : std::nullopt,
                         .with_info = true,
                         .member = look.model.is_member(watch.person),
                         .words = watch.words};
  watch.socket->send(shared(update_text(look.model, view, {}, names_, parts_.clock.now())));
  watch.told = seen;
  watchers_.add(std::move(watch));
  wake_bots();
}

// Tells what was missed, and to a spectator with delay only what is old enough.
void Table::attach_late(Watch watch, const TableLook& look) {
  const Millis now = parts_.clock.now();
  const Millis delay = watch.viewer.is_player() ? 0 : look.model.setup->spectator_delay_s * 1000;
  const ViewRequest view{.viewer = watch.viewer,
                         .from = watch.after,
                         .with_info = true,
                         .member = look.model.is_member(watch.person),
                         .words = watch.words};
  CatchUp told = catch_up(id(), *look.log, view, delay, names_, now);
  watch.socket->send(shared(std::move(told.now)));
  watch.told = told.version;
  watchers_.add(std::move(watch));
  if (told.next) watchers_.tell_late_at(*told.next);
  set_timer();
  wake_bots();
}

void Table::tell_late() {
  ask([](const TableLook&, Millis) { return Decision{Decided{}}; },
      [self = shared_from_this()](const Result<TableLook>& look) {
        const Millis now = self->parts_.clock.now();
        if (look) {
          self->watchers_.tell_late(look->model, *look->log, self->names_, now);
        } else {
          self->watchers_.tell_late_at(now + kTellAgainMs);
        }
        self->set_timer();
      },
      /*with_log=*/true);
}

}  // namespace prestige::server
