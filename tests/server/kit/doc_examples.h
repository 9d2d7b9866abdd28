#pragma once

// The examples of docs/api.md, so that they can be run against a real server. Blocks are fenced by
// ```http-example and ```ws-example; all of a document share their sessions and names.
//
//   # a remark                                        > ann GET /api/v1/me
//   > POST /api/v1/guests                              < 200 {"name":"Ann",…}
//   > {"name":"Ann"}
//   < ann 200 {"token":"…","me":{"person":"$ann_id",…}}
//
// "> who METHOD target body" asks over HTTP, with the session of `who` or without one; the answer
// "< who status body" gives `who` the session whose token it brings. In a block for WebSockets,
// "> who message" sends over the socket of `who`, and "< who message" waits for a message that
// fits: others before it are passed over. A body or message may go on in the next lines of the same
// mark.
//
// What is expected is a part of what comes: objects may have more fields. "…" stands for any value,
// inside a text for any characters, at the end of a list for more items, in an object for nothing.
// "$name" as an expected value takes the value when the name is new and else must equal it; in what
// is sent, $name is replaced by the value.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/error.h"

namespace prestige::test {

struct DocStep {
  bool sent = false;
  int line = 0;
  std::string who;     // empty: nobody
  std::string method;  // of a request over HTTP
  std::string target;
  int status = 0;    // of an answer over HTTP
  std::string text;  // JSON as it is written; empty: none
};

struct DocExample {
  bool socket = false;
  int line = 0;
  std::vector<DocStep> steps;
};

// All examples of a document, or what is wrong with one of them.
std::expected<std::vector<DocExample>, std::string> doc_examples(std::string_view markdown);

using DocNames = std::map<std::string, protocol::Json>;

// JSON with wildcards; nothing when it is none.
std::optional<protocol::Json> doc_pattern(std::string_view text);
// Does the value fit? New names are taken only if it does.
bool doc_fits(const protocol::Json& pattern, const protocol::Json& value, DocNames& names);
std::string doc_filled(std::string_view text, const DocNames& names);

// A server to run examples against.
class DocServer {
 public:
  struct Answer {
    int status = 0;
    std::string body;
  };
  virtual ~DocServer() = default;
  // token: empty for none.
  virtual Answer http(const std::string& token, const std::string& method,
                      const std::string& target, const std::string& body) = 0;
  // Opens a socket; called before the first send() or receive() of a name.
  virtual void open(const std::string& who) = 0;
  virtual void send(const std::string& who, const std::string& message) = 0;
  // The next message; nothing when none comes within reasonable time.
  virtual std::optional<std::string> receive(const std::string& who) = 0;
};

// Runs the examples in their order and says what went otherwise. `names` may bring values with it;
// the token of `ann` is called $ann_token.
std::vector<std::string> run_examples(const std::vector<DocExample>& examples, DocServer& server,
                                      DocNames names = {});

}  // namespace prestige::test
