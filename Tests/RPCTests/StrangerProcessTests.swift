import Foundation
import OperatingSystem
import RPC
import Testing

@Suite("Processes of other users")
struct StrangerProcessTests {
  @Test(
    "a process of another user is told so and cut off, though it can reach the socket (SO_PEERCRED)"
  )
  func stranger() async throws {
    let harness = try RPCTestHarness()
    let server = harness.server()
    try await harness.running([server]) { client in
      _ = try await client.call(RPCTestHarness.echo, [], context: RPCTestHarness.context())
      let socket = "\(harness.directory)/1.sock"
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: harness.directory
      )
      try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: socket)
      let heard = try Self.ask(socket, as: "nobody")
      #expect(heard.contains("rpc_caller_not_allowed"))
      #expect(server.openConnections == 1)
      let own = try Self.ask(socket, as: "\(UserAccount.current.user)")
      #expect(!own.isEmpty && !own.contains("rpc_caller_not_allowed"))
    }
  }

  /// Sends a good preface and ping as a user, and answers all that came back.
  ///
  /// Only root can become another user; other users need the sudo that `deploy/packages` uses.
  private static func ask(_ socket: String, as user: String) throws -> String {
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let becoming = UserAccount.current.isRoot ? ["setpriv"] : ["sudo", "-n", "setpriv"]
    python.arguments =
      becoming + [
        "--reuid=\(user)", "--clear-groups", "/usr/bin/python3", "-c",
        """
        import socket, sys
        s = socket.socket(socket.AF_UNIX)
        s.settimeout(600)
        s.connect(sys.argv[1])
        try:
            s.sendall(b"GHRP\\x01" + bytes([0, 0, 0, 4, 0x22, 0x02, 0x08, 0x05]))
        except BrokenPipeError:
            pass  # Cut off already; what was said first can still be read.
        sys.stdout.buffer.write(s.recv(1000))
        """,
        socket,
      ]
    let output = Pipe()
    python.standardOutput = output
    try python.run()
    python.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
