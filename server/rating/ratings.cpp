#include "server/rating/ratings.h"

#include <algorithm>
#include <map>

#include "protocol/codec.h"
#include "server/people/refused.h"

namespace prestige::server {

namespace {

constexpr int kListDefault = 50;
constexpr int kPlayersMin = 2;
constexpr int kPlayersMax = 8;

// ---- after a game ----

// Who takes part in one game: some are stored, and the others only count as opponents.
struct Field {
  std::vector<RatedId> stored;           // each once
  std::vector<std::ptrdiff_t> row_of;    // by seat: its index in `stored`, or -1
  std::vector<RatingRow> as_they_stand;  // by seat, of those who are not stored
};

Stored<RatingRow> standing(Store& store, const RatedId& who, const std::string& game, int players) {
  RatingRow row{.who = who};
  const auto own = store.ratings_of(who.person);
  if (!own) return std::unexpected(own.error());
  for (const auto& rating : *own) {
    if (rating.game == game && rating.players == players) row = rating.rating;
  }
  return row;
}

Stored<Field> field_of(Store& store, const std::string& game, std::span<const RatedId> who) {
  Field field;
  for (const RatedId& one : who) {
    bool rated = !one.bot.empty();
    if (one.person) {
      const auto person = store.person(one.person);
      if (!person) return std::unexpected(person.error());
      rated = *person && (*person)->rated;  // deleted people are not brought back
    }
    field.row_of.push_back(-1);
    field.as_they_stand.push_back({.who = one});
    if (rated) {
      const auto known = std::ranges::find(field.stored, one);
      field.row_of.back() = known - field.stored.begin();
      if (known == field.stored.end()) field.stored.push_back(one);
    } else if (one.person) {
      const auto row = standing(store, one, game, static_cast<int>(who.size()));
      if (!row) return std::unexpected(row.error());
      field.as_they_stand.back() = *row;
    }
  }
  return field;
}

// A bot level may sit in several seats; it gets the mean of what these earned.
void change(const Field& field, std::span<const int> places, std::span<RatingRow> rows) {
  std::vector<RatingRow> seats = field.as_they_stand;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (field.row_of[i] >= 0) seats[i] = rows[static_cast<std::size_t>(field.row_of[i])];
  }
  update_ratings(seats, places);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    double mean = 0;
    double deviation = 0;
    int count = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (field.row_of[i] != static_cast<std::ptrdiff_t>(r)) continue;
      mean += seats[i].mean;
      deviation += seats[i].deviation;
      ++count;
    }
    rows[r].mean = mean / count;
    rows[r].deviation = deviation / count;
    rows[r].games += count;
  }
}

Stored<bool> rate(Store& store, TableId table, const std::string& game,
                  std::span<const RatedId> who, std::span<const int> places) {
  const auto field = field_of(store, game, who);
  if (!field) return std::unexpected(field.error());
  if (field->stored.empty()) return false;
  return store.rate(table, game, static_cast<int>(who.size()), field->stored,
                    [&](std::span<RatingRow> rows) { change(*field, places, rows); });
}

// ---- lists ----

double shown(const RatingRow& row) { return row.mean - 3 * row.deviation; }

// Names of people, each asked for once. Nothing for those who are not listed.
class Names {
 public:
  explicit Names(Store& store) : store_(store) {}

  Stored<std::optional<std::string>> of(const RatedId& who) {
    if (!who.person) return who.bot;
    if (const auto known = known_.find(who.person); known != known_.end()) return known->second;
    const auto person = store_.person(who.person);
    if (!person) return std::unexpected(person.error());
    auto& name = known_[who.person];
    if (*person && (*person)->rated) name = (*person)->name;
    return name;
  }

 private:
  Store& store_;
  std::map<PersonId, std::optional<std::string>> known_;
};

api::RatingInfo info(const Store::OwnRating& own, std::string name) {
  const RatingRow& row = own.rating;
  api::RatingInfo out{.game = own.game,
                      .players = own.players,
                      .person = {},
                      .bot = {},
                      .name = std::move(name),
                      .mean = row.mean,
                      .deviation = row.deviation,
                      .games = row.games};
  if (row.who.person) {
    out.person = to_text(row.who.person);
  } else {
    out.bot = row.who.bot;
  }
  return out;
}

// The best of one game and number of players, as far as they are listed.
Stored<void> add_best(Store& store, Names& names, const std::string& game, int players, int limit,
                      std::vector<std::pair<double, api::RatingInfo>>& out) {
  const std::size_t first = out.size();
  // People who are not listed any more have a row all the same: ask for more until it is enough.
  for (int asked = limit;; asked *= 2) {
    out.resize(first);
    const auto rows = store.best(game, players, asked);
    if (!rows) return std::unexpected(rows.error());
    for (const RatingRow& row : *rows) {
      if (out.size() - first == static_cast<std::size_t>(limit)) break;
      const auto name = names.of(row.who);
      if (!name) return std::unexpected(name.error());
      if (*name) out.emplace_back(shown(row), info({game, players, row}, **name));
    }
    const bool enough = out.size() - first == static_cast<std::size_t>(limit);
    if (enough || rows->size() < static_cast<std::size_t>(asked)) return {};
  }
}

bool fits(const api::Ratings& request, std::string_view game, int players) {
  return (!request.game || *request.game == game) &&
         (!request.players || *request.players == players);
}

Stored<api::RatingList> best(Store& store, const api::Ratings& request, int limit) {
  Names names(store);
  std::vector<std::pair<double, api::RatingInfo>> found;
  for (const protocol::GameCodec* codec : protocol::all_games()) {
    for (int players = kPlayersMin; players <= kPlayersMax; ++players) {
      const std::string game(codec->rules().name());
      if (!fits(request, game, players)) continue;
      const auto added = add_best(store, names, game, players, limit, found);
      if (!added) return std::unexpected(added.error());
    }
  }
  std::ranges::sort(found, std::greater(), [](const auto& entry) { return entry.first; });
  api::RatingList list;
  for (auto& [value, entry] : found) {
    if (list.ratings.size() == static_cast<std::size_t>(limit)) break;
    list.ratings.push_back(std::move(entry));
  }
  return list;
}

Stored<api::RatingList> of_person(Store& store, const PersonRow& person,
                                  const api::Ratings& request, int limit) {
  api::RatingList list;
  if (!person.rated) return list;
  const auto own = store.ratings_of(person.id);
  if (!own) return std::unexpected(own.error());
  for (const auto& rating : *own) {
    if (list.ratings.size() == static_cast<std::size_t>(limit)) break;
    if (fits(request, rating.game, rating.players))
      list.ratings.push_back(info(rating, person.name));
  }
  return list;
}

Result<api::RatingList> told(Stored<api::RatingList> list) {
  if (!list) return std::unexpected(refused(list.error()));
  return std::move(*list);
}

Result<api::RatingList> look_up(Store& store, const api::Ratings& request) {
  const int limit = request.limit.value_or(kListDefault);
  if (request.game && protocol::find_game(*request.game) == nullptr) {
    return std::unexpected(refusal_as("not_found", "not_found.game", {{"detail", *request.game}}));
  }
  if (!request.person) return told(best(store, request, limit));
  const auto id = id_from<PersonId>(*request.person);
  if (!id) return std::unexpected(refusal("not_found"));
  const auto person = store.person(*id);
  if (!person) return std::unexpected(refused(person.error()));
  if (!*person) return std::unexpected(refusal("not_found"));
  return told(of_person(store, **person, request, limit));
}

}  // namespace

void Ratings::finished(TableId table, std::string game, std::vector<RatedId> who,
                       std::vector<int> places, Then then) {
  if (who.size() < 2 || who.size() != places.size()) return then(true);
  storage_.run_later([table, game = std::move(game), who = std::move(who),
                      places = std::move(places), then = std::move(then)](Store& store) mutable {
    then(rate(store, table, game, who, places).has_value());
  });
}

void Ratings::handle(const Caller&, api::Ratings request, Answer<api::Ratings> answer) {
  storage_.run([request = std::move(request), answer = std::move(answer)](Store& store) mutable {
    answer(look_up(store, request));
  });
}

}  // namespace prestige::server
