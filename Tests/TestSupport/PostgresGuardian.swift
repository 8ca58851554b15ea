internal import Dispatch
internal import Foundation
internal import Synchronization

/// A shell that owns a server and a folder, takes orders on its standard input, and removes both
/// when that input ends: when this process exits, crashes or is killed.
///
/// PR_SET_PDEATHSIG would not do: it fires when the *thread* that made the child ends.
final class PostgresGuardian: Sendable {
  private let queue = DispatchQueue(label: "gatehouse.test.postgres")
  private let pipes: Mutex<Pipes>

  private struct Pipes {
    let process = Process()
    let orders = Pipe()
    let answers = Pipe()
    var received = Data()
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a server; so many of its newest databases are never dropped.
  init(sparing newest: Int) throws {
    let pipes = Pipes()
    var command = ["/bin/sh", "-c", Self.script, "guardian", String(newest)]
    // The server refuses to run as root.
    if getuid() == 0 {
      command =
        ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] + command
    }
    pipes.process.executableURL = URL(fileURLWithPath: command[0])
    pipes.process.arguments = Array(command.dropFirst())
    pipes.process.currentDirectoryURL = URL(fileURLWithPath: "/")
    pipes.process.standardInput = pipes.orders
    pipes.process.standardOutput = pipes.answers
    try pipes.process.run()
    self.pipes = Mutex(pipes)
  }

  /// The server's folder, once it is ready.
  func greeting() async throws -> String {
    let answer = try await onQueue { try Self.readLine(&$0) }
    let parts = answer.split(separator: " ", maxSplits: 1)
    guard parts.first == "ready", let folder = parts.last else {
      throw Failure(description: "PostgreSQL did not start: \(answer)")
    }
    return String(folder)
  }

  /// Gives an order and waits until it is done.
  func perform(_ order: String) async throws {
    let answer = try await onQueue { pipes in
      try pipes.orders.fileHandleForWriting.write(contentsOf: Data("\(order)\n".utf8))
      return try Self.readLine(&pipes)
    }
    guard answer == "done" else { throw Failure(description: "\(order): \(answer)") }
  }

  private func onQueue(
    _ body: @escaping @Sendable (inout sending Pipes) throws -> String
  ) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try self.pipes.withLock { try body(&$0) } })
      }
    }
  }

  private static func readLine(_ pipes: inout Pipes) throws -> String {
    while true {
      if let end = pipes.received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pipes.received[..<end], as: UTF8.self)
        pipes.received = Data(pipes.received[(end + 1)...])
        return line
      }
      let data = pipes.answers.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the server's guardian ended") }
      pipes.received.append(data)
    }
  }

  private static let script = #"""
    # PIPE: this process may end between an order and its answer.
    trap '' INT TERM HUP PIPE
    umask 077
    for bin in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V -r) "$(pg_config --bindir)"; do
      [ -x "$bin/initdb" ] && break
    done
    [ -x "$bin/initdb" ] || { echo "no PostgreSQL server is installed"; exit 1; }
    # Copying a database takes 10 ms in memory and 150 ms on a disk.
    parent=/tmp
    free=$(df -k --output=avail /dev/shm 2>/dev/null | tail -1)
    [ "${free:-0}" -gt 4000000 ] && [ -w /dev/shm ] && parent=/dev/shm
    dir=$(mktemp -d $parent/gatehouse-test.XXXXXX) || { echo "no temporary folder"; exit 1; }
    server=
    start() {
      attempt=0
      # After a crash the old children may hold the shared memory for a moment.
      while [ $attempt -lt 50 ]; do
        "$bin/postgres" -D "$dir/data" </dev/null >>"$dir/log" 2>&1 &
        server=$!
        while kill -0 $server 2>/dev/null; do
          "$bin/pg_isready" -q -h "$dir" && return 0
          sleep 0.05
        done
        { wait $server; } 2>/dev/null
        attempt=$((attempt + 1))
        sleep 0.1
      done
      return 1
    }
    finish() {
      [ -n "$server" ] || return 0
      kill -CONT $(pgrep -P $server) $server 2>/dev/null
      kill -"$1" $server 2>/dev/null
      { wait $server; } 2>/dev/null
      server=
    }
    sql() { printf '%s\n' "$1" | "$bin/psql" -h "$dir" -U postgres -d postgres -q -X 2>&1; }
    # Drops what no test is using: none has it, it was made long ago, and has no connection.
    prune() {
      sql "SELECT 'DROP DATABASE ' || datname FROM pg_database d
        WHERE datname = ANY ('{$unused}') AND substr(datname, 6)::integer < $1 - $newest
          AND NOT EXISTS (SELECT FROM pg_stat_activity a WHERE a.datid = d.oid) \\gexec" >/dev/null
    }
    # A certificate for localhost, signed by itself.
    certify() {
      openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
        -addext subjectAltName=DNS:localhost \
        -keyout "$dir/server.key" -out "$dir/server.crt" >>"$dir/log" 2>&1
    }
    listen() {
      printf '%s\n' "listen_addresses = 'localhost'" "ssl = on" "ssl_cert_file = '$dir/server.crt'" \
        "ssl_key_file = '$dir/server.key'" >>"$dir/data/postgresql.conf"
      echo 'host all all localhost trust' >>"$dir/data/pg_hba.conf"
      export PGPORT="$1"
    }
    created=0
    newest="$1"
    unused=
    # The server first: it starts no other process then. A session may end between its listing and its signal.
    signal_all() { kill -"$1" $server && { kill -"$1" $(pgrep -P $server) 2>/dev/null || true; }; }
    "$bin/initdb" -D "$dir/data" -U postgres -A trust -N -E UTF8 --locale=C >"$dir/log" 2>&1 ||
      { cat "$dir/log" >&2; rm -rf "$dir"; echo "initdb failed"; exit 1; }
    cat >>"$dir/data/postgresql.conf" <<END
    listen_addresses = ''
    unix_socket_directories = '$dir'
    fsync = off
    full_page_writes = off
    wal_level = minimal
    max_wal_senders = 0
    max_connections = 2000
    autovacuum = off
    END
    printf '%s\n' 'local all postgres trust' 'local secured all scram-sha-256' \
      'local all all trust' >"$dir/data/pg_hba.conf"
    if start; then
      echo "ready $dir"
      while read -r order first second; do
        case $order in
          # A session outlives its server for a moment, and would still answer.
          crash) sessions=$(pgrep -P $server)
            finish KILL && answer=done
            kill -KILL $sessions 2>/dev/null ;;
          stop) finish INT && answer=done ;;
          start) start && answer=done ;;
          freeze) signal_all STOP && answer=done ;;
          thaw) signal_all CONT && answer=done ;;
          tls) finish INT && certify && listen "$first" && start && answer=done ;;
          create) answer=$(sql "CREATE DATABASE $first TEMPLATE $second STRATEGY file_copy" |
              tr '\n' ' ')
            answer=${answer:-done}
            created=$((created + 1))
            [ $((created % (newest / 3 + 1))) -eq 0 ] && prune "${first##*_}" & ;;
          unused)
            for name in $first $second; do unused="${unused:+$unused,}$name"; done
            answer=done ;;
        esac
        echo "${answer:-failed}"
        answer=
      done
    else
      tail -5 "$dir/log" | tr '\n' ' '
      echo
    fi
    finish QUIT
    rm -rf "$dir"
    """#
}
