#include "server/table/table.h"

#include <algorithm>

namespace prestige::server {

namespace {

constexpr int kAttemptsMax = 20;
constexpr Millis kRefreshMs = 250;
// Tables that are due later than this are found by the sweep over the store.
constexpr Millis kTimerMax = 3'600'000;
// What is due and did not come about (a bot that thinks long, a store that fails) is tried again.
constexpr Millis kAgainMs = 1'000;

bool changes_info(const std::vector<Entry>& entries) {
  return std::ranges::any_of(
      entries, [](const Entry& e) { return !std::holds_alternative<entry::Moved>(e); });
}

bool changes_lists(const TableModel& before, const TableModel& now,
                   const std::vector<Entry>& entries) {
  return before.status != now.status ||
         (now.status == api::Status::gathering && changes_info(entries));
}

std::unexpected<Error> no_such_table(TableId id) {
  return std::unexpected(refusal_as("not_found", "not_found.table", {{"detail", to_text(id)}}));
}

}  // namespace

Table::Table(TableId id, const TableParts& parts, WatchBook& watches)
    : parts_(parts), watches_(watches), strand_(parts.scheduler.make_strand()) {
  model_.id = id;
}

void Table::ask(Decide decide, Done done, bool with_log) {
  add({.decide = std::move(decide), .done = std::move(done), .with_log = with_log});
}

void Table::make(Before before, Decide decide, Done done) {
  add({.decide = std::move(decide),
       .done = std::move(done),
       .makes = true,
       .known_new = before == Before::nothing});
}

void Table::add(Job job) {
  strand_->post([self = shared_from_this(), job = std::move(job)]() mutable {
    self->jobs_.push_back(std::move(job));
    self->pump();
  });
}

void Table::pump() {
  while (state_ == State::ready && !jobs_.empty()) {
    const Job& job = jobs_.front();
    const bool unknown = model_.version == 0 && !job.known_new;
    if (unknown || outdated_ || (job.with_log && !log_)) {
      load();
    } else {
      run_front();
    }
  }
  if (jobs_.empty() && outdated_ && !watchers_.empty()) refresh_soon();
}

// Nobody asks, but those who watch wait for what the store may know.
void Table::refresh_soon() {
  if (refresh_) return;
  refresh_ = parts_.scheduler.after(kRefreshMs, strand_, [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->refresh_.reset();
    self->refresh();
  });
}

void Table::refresh() {
  ask([](const TableLook&, Millis) { return Decision{Decided{}}; }, [](Result<TableLook>) {});
}

void Table::run_front() {
  Job& job = jobs_.front();
  // Whoever runs the server lets tables go on in the store itself, and not every store tells.
  if (model_.frozen && !std::exchange(job.refreshed, true)) {
    outdated_ = true;
    return;
  }
  const TableLook look{model_, names_, log_ ? &*log_ : nullptr, std::nullopt};
  auto decision = job.decide(look, parts_.clock.now());
  if (!decision) return answer_front(std::unexpected(std::move(decision.error())));
  if (decision->behind) {
    // Once: whoever still claims to have seen more has not seen it here.
    if (std::exchange(job.refreshed, true)) return answer_front(std::unexpected(refusal("stale")));
    outdated_ = true;
    return;
  }
  if (!decision->entries.empty()) return store(std::move(*decision));
  answer_front(TableLook{model_, names_, look.log, decision->known_version});
}

void Table::answer_front(Result<TableLook> look) {
  Job job = std::move(jobs_.front());
  jobs_.pop_front();
  job.done(std::move(look));
  log_.reset();
  history_.reset();
  history_wanted_ = false;
}

void Table::load() {
  state_ = State::busy;
  outdated_ = false;  // news that come from now on may be newer than what is read
  const bool whole = jobs_.front().with_log || history_wanted_;
  const std::int64_t after = whole ? 0 : model_.version;
  parts_.storage.run([self = shared_from_this(), after](Store& store) {
    auto log = read_log(store, self->id(), after);
    self->strand_->post(
        [self, after, log = std::move(log)]() mutable { self->loaded(after, std::move(log)); });
  });
}

void Table::loaded(std::int64_t after, Stored<TableLog> log) {
  state_ = State::ready;
  if (!log) {
    outdated_ = true;
    answer_front(std::unexpected(
        refusal(log.error().fault == StoreFault::corrupt ? "internal" : "unavailable")));
  } else if (!log->exists && !jobs_.front().makes) {
    answer_front(no_such_table(id()));
  } else if (!log->exists) {
    jobs_.front().known_new = true;
  } else if (!rebuild(after, std::move(*log))) {
    outdated_ = true;
    answer_front(std::unexpected(refusal("internal")));
  }
  pump();
}

// Folds what was read into the table as it is known. False: the log is corrupt.
bool Table::rebuild(std::int64_t after, TableLog log) {
  for (auto& [person, name] : log.names) names_.insert_or_assign(person, std::move(name));
  TableModel next = after == 0 ? TableModel() : model_;
  next.id = id();
  auto history = after == 0 ? std::make_unique<History>() : nullptr;
  std::vector<Entry> missed;
  EventTrail trail;
  for (const Entry& entry : log.entries) {
    Folded folded;
    const Fold result = fold(next, entry, history.get(), &folded);
    if (result == Fold::needs_history) {
      history_wanted_ = outdated_ = true;
      return true;
    }
    if (result == Fold::corrupt) return false;
    if (next.version <= model_.version) continue;
    missed.push_back(entry);
    trail.add(next, entry, folded.events);
    // Spectators see the start at once, what follows perhaps later.
    if (std::holds_alternative<entry::Started>(entry)) {
      become(next, missed, trail.take(), /*here=*/false);
      missed.clear();
    }
  }
  if (next.version > model_.version) {
    become(std::move(next), missed, trail.take(), /*here=*/false);
  }
  if (jobs_.front().with_log) log_ = std::move(log.entries);
  if (history_wanted_) history_ = std::move(history);
  return true;
}

void Table::store(Decided decided) {
  auto storing = std::make_unique<Storing>();
  storing->next = model_;
  for (const Entry& entry : decided.entries) {
    Folded folded;
    const Fold result = fold(storing->next, entry, history_.get(), &folded);
    if (result == Fold::needs_history) {
      history_wanted_ = outdated_ = true;
      return;
    }
    // What was decided here always folds; if it does not, nothing must be stored.
    if (result == Fold::corrupt) return answer_front(std::unexpected(refusal("internal")));
    storing->events.insert(storing->events.end(), folded.events.begin(), folded.events.end());
  }
  // Most decisions change neither what lists show nor who is waited for.
  const bool shown = changes_info(decided.entries) || storing->next.status != model_.status;
  std::vector<MemberRow> members = members_of(storing->next);
  Append append{.table = id(),
                .expected = model_.version,
                .entries = {},
                .head = head_of(storing->next, shown ? &names_ : nullptr),
                .members = std::nullopt};
  if (model_.version == 0 || members != members_of(model_)) append.members = std::move(members);
  for (const Entry& entry : decided.entries) append.entries.push_back(to_text(entry));
  storing->entries = std::move(decided.entries);
  storing->known_version = decided.known_version;
  storing_ = std::move(storing);
  state_ = State::busy;
  parts_.storage.append(std::move(append), [self = shared_from_this()](Stored<Appended> result) {
    self->strand_->post(
        [self, result = std::move(result)]() mutable { self->stored(std::move(result)); });
  });
}

void Table::stored(Stored<Appended> result) {
  state_ = State::ready;
  const auto storing = std::move(storing_);
  if (result && *result == Appended::stored) {
    become(std::move(storing->next), storing->entries, storing->events, /*here=*/true);
    answer_front(TableLook{model_, names_, nullptr, std::nullopt});
    start_bots();
    return pump();
  }
  // Somebody else was first, or it is not known whether it was stored: the store tells.
  outdated_ = true;
  log_.reset();
  history_.reset();
  const bool again = result.has_value() && ++jobs_.front().attempts < kAttemptsMax;
  if (!again) answer_front(std::unexpected(refusal("unavailable")));
  pump();
}

void Table::become(TableModel next, const std::vector<Entry>& entries,
                   const std::vector<AnyEvent>& events, bool here) {
  const TableModel before = std::exchange(model_, std::move(next));
  leads_ = here;
  if (before.version > 0) {
    const auto lost =
        watchers_.show(before, model_, events, changes_info(entries), names_, parts_.clock.now());
    for (const LostSeat& seat : lost) watches_.lost(seat.socket, id(), seat.viewer);
  }
  if (here) tell(before);
  if (here && changes_lists(before, model_, entries)) parts_.lists_changed();
  if (here) rate();
  set_timer();
}

void Table::news(std::int64_t version) {
  strand_->post([self = shared_from_this(), version] {
    if (version <= self->model_.version) return;
    self->outdated_ = true;
    self->refresh();
  });
}

void Table::look_after() {
  ask([](const TableLook& look, Millis now) { return decide_due(look.model, now); },
      [self = shared_from_this()](const Result<TableLook>& look) {
        if (!look) return;
        self->rate();
        self->leads_ = true;
        self->start_bots();
      });
}

void Table::say(const api::ChatLine& line, PersonId by) {
  strand_->post([self = shared_from_this(), line, by] {
    if (self->model_.version == 0) return;
    self->watchers_.say(self->model_, line, by, self->parts_.clock.now());
    self->set_timer();
  });
}

void Table::set_muted(PersonId person, PersonId other, bool muted) {
  strand_->post([self = shared_from_this(), person, other, muted] {
    self->watchers_.set_muted(person, other, muted);
  });
}

void Table::set_mutes(PersonId person, std::vector<PersonId> muted) {
  strand_->post([self = shared_from_this(), person, muted = std::move(muted)] {
    self->watchers_.set_mutes(person, muted);
  });
}

void Table::set_name(PersonId person, PersonName name) {
  strand_->post([self = shared_from_this(), person, name = std::move(name)]() mutable {
    self->names_.insert_or_assign(person, std::move(name));
  });
}

void Table::rename(PersonId person, std::string name) {
  strand_->post([self = shared_from_this(), person, name = std::move(name)]() mutable {
    const auto known = self->names_.find(person);
    if (known != self->names_.end()) known->second.name = std::move(name);
  });
}

void Table::if_idle(Task then) {
  strand_->post([self = shared_from_this(), then = std::move(then)]() mutable {
    const bool unused = self->jobs_.empty() && self->watchers_.empty() && self->arriving_.empty() &&
                        self->bots_.empty();
    if (unused && self->state_ == State::ready) then();
  });
}

void Table::abandon() {
  jobs_.clear();
  storing_.reset();
  timer_.reset();
  refresh_.reset();
  bots_.clear();
}

// ---- what follows from a change ----

// Tells people who do not look at the table anyway.
void Table::tell(const TableModel& before) {
  const auto absent = [&](auto&& wanted) {
    std::vector<PersonId> people;
    for (const MemberRow& member : members_of(model_)) {
      if (wanted(member) && !watchers_.has(member.person)) people.push_back(member.person);
    }
    return people;
  };
  const auto everybody = [](const MemberRow&) { return true; };
  if (before.status != model_.status && before.version > 0) {
    const bool started = model_.status == api::Status::playing;
    parts_.notices.tell(absent(everybody),
                        started ? NoticeKind::game_started : NoticeKind::game_over, id());
  }
  if (model_.undo_request && !before.undo_request) {
    const PersonId asker = model_.seats[static_cast<std::size_t>(model_.undo_request->seat)].person;
    const auto others = [&](const MemberRow& member) { return member.person != asker; };
    parts_.notices.tell(absent(others), NoticeKind::undo_asked, id());
  }
  if (model_.status != api::Status::playing || watchers_.has_all(model_)) return;
  const std::vector<MemberRow> waited = members_of(before);
  const auto newly = absent([&](const MemberRow& member) {
    return member.to_move &&
           std::ranges::find(waited, MemberRow{member.person, true}) == waited.end();
  });
  if (!newly.empty()) parts_.notices.tell(newly, NoticeKind::your_move, id());
}

std::optional<Millis> Table::next_due() const {
  const auto due = due_time(model_);
  // Other processes let bots rest where nobody looks on; here somebody does.
  if (!due || !bots_play() || anybody_plays(model_)) return due;
  return std::min(*due, model_.updated + kBotLostMs);
}

void Table::set_timer(Millis earliest) {
  const Millis now = parts_.clock.now();
  auto due = next_due();
  if (due) due = std::max(*due, earliest);
  for (const auto& also : {watchers_.say_due(model_, now), watchers_.late_due()}) {
    if (also) due = std::min(due.value_or(*also), *also);
  }
  if (!due || *due - now > kTimerMax) return timer_.reset();
  timer_ =
      parts_.scheduler.after(std::max<Millis>(0, *due - now), strand_, [weak = weak_from_this()] {
        if (const auto self = weak.lock()) self->on_timer();
      });
}

void Table::on_timer() {
  const Millis now = parts_.clock.now();
  if (watchers_.take_late_due(now)) tell_late();
  set_timer(now + kAgainMs);
  const auto due = next_due();
  if (due && *due <= now) look_after();
}

}  // namespace prestige::server
