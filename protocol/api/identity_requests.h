#pragma once

// Requests: who somebody is.

#include "protocol/api/replies.h"
#include "protocol/api/route.h"

namespace prestige::protocol::api {

// Begins to play at once, without a password.
struct Guest {
  using Reply = SignedIn;
  static constexpr std::string_view kName = "Guest";
  static constexpr Route kRoute{"guest", Method::post, "/api/v1/guests", Access::anyone};
  std::optional<std::string> name;
  std::optional<std::string> language;
  std::optional<std::string> label;
  static constexpr auto kFields = std::tuple(field("name", &Guest::name, length(1, 48)),
                                             field("language", &Guest::language, length(2, 2)),
                                             field("label", &Guest::label, length(0, 80)));
};

// A further session of somebody who has claimed a name.
struct SignIn {
  using Reply = SignedIn;
  static constexpr std::string_view kName = "SignIn";
  static constexpr Route kRoute{"sign_in", Method::post, "/api/v1/sessions", Access::anyone};
  std::string name;
  std::string password;
  std::optional<std::string> label;
  static constexpr auto kFields = std::tuple(field("name", &SignIn::name, length(1, 48)),
                                             field("password", &SignIn::password, length(8, 256)),
                                             field("label", &SignIn::label, length(0, 80)));
};

// Ends the session of the request.
struct SignOut {
  using Reply = Done;
  static constexpr std::string_view kName = "SignOut";
  static constexpr Route kRoute{"sign_out", Method::del, "/api/v1/sessions/current",
                                Access::person};
  static constexpr auto kFields = std::tuple();
};

// All sessions of the person.
struct Sessions {
  using Reply = SessionList;
  static constexpr std::string_view kName = "Sessions";
  static constexpr Route kRoute{"sessions", Method::get, "/api/v1/sessions", Access::person};
  static constexpr auto kFields = std::tuple();
};

// Ends another session of the person.
struct Revoke {
  using Reply = Done;
  static constexpr std::string_view kName = "Revoke";
  static constexpr Route kRoute{"revoke", Method::del, "/api/v1/sessions/{session}",
                                Access::person};
  std::string session;
  static constexpr auto kFields = std::tuple(field("session", &Revoke::session, length(1, 24)));
};

// Who I am.
struct GetMe {
  using Reply = Me;
  static constexpr std::string_view kName = "GetMe";
  static constexpr Route kRoute{"me", Method::get, "/api/v1/me", Access::person};
  static constexpr auto kFields = std::tuple();
};

// Changes what is given; an empty webhook turns it off.
struct ChangeMe {
  using Reply = Me;
  static constexpr std::string_view kName = "ChangeMe";
  static constexpr Route kRoute{"change_me", Method::patch, "/api/v1/me", Access::person};
  std::optional<std::string> name;
  std::optional<std::string> language;
  std::optional<bool> rated;
  std::optional<std::string> webhook;
  static constexpr auto kFields = std::tuple(field("name", &ChangeMe::name, length(1, 48)),
                                             field("language", &ChangeMe::language, length(2, 2)),
                                             field("rated", &ChangeMe::rated),
                                             field("webhook", &ChangeMe::webhook, length(0, 512)));
};

// Claims a name with a password, or changes the password.
struct Claim {
  using Reply = Me;
  static constexpr std::string_view kName = "Claim";
  static constexpr Route kRoute{"claim", Method::post, "/api/v1/me/password", Access::person};
  std::string name;
  std::string password;
  std::optional<std::string> old_password;
  static constexpr auto kFields =
      std::tuple(field("name", &Claim::name, length(1, 48)),
                 field("password", &Claim::password, length(8, 256)),
                 field("old_password", &Claim::old_password, length(8, 256)));
};

// Everything that is kept about me.
struct ExportMe {
  using Reply = Export;
  static constexpr std::string_view kName = "ExportMe";
  static constexpr Route kRoute{"export_me", Method::get, "/api/v1/me/export", Access::person};
  static constexpr auto kFields = std::tuple();
};

// Forgets me; finished games keep their moves without my name.
struct DeleteMe {
  using Reply = Done;
  static constexpr std::string_view kName = "DeleteMe";
  static constexpr Route kRoute{"delete_me", Method::del, "/api/v1/me", Access::person};
  std::optional<std::string> password;
  static constexpr auto kFields =
      std::tuple(field("password", &DeleteMe::password, length(8, 256)));
};

// A bot of my own: its token takes seats and plays as a person does.
struct AddBot {
  using Reply = SignedIn;
  static constexpr std::string_view kName = "AddBot";
  static constexpr Route kRoute{"add_bot", Method::post, "/api/v1/me/bots", Access::person};
  std::string name;
  static constexpr auto kFields = std::tuple(field("name", &AddBot::name, length(1, 48)));
};

// My bots.
struct Bots {
  using Reply = BotList;
  static constexpr std::string_view kName = "Bots";
  static constexpr Route kRoute{"bots", Method::get, "/api/v1/me/bots", Access::person};
  static constexpr auto kFields = std::tuple();
};

// Removes a bot and its token.
struct RemoveBot {
  using Reply = Done;
  static constexpr std::string_view kName = "RemoveBot";
  static constexpr Route kRoute{"remove_bot", Method::del, "/api/v1/me/bots/{bot}", Access::person};
  std::string bot;
  static constexpr auto kFields = std::tuple(field("bot", &RemoveBot::bot, length(1, 24)));
};

using IdentityRequests = std::tuple<Guest, SignIn, SignOut, Sessions, Revoke, GetMe, ChangeMe,
                                    Claim, ExportMe, DeleteMe, AddBot, Bots, RemoveBot>;

}  // namespace prestige::protocol::api
