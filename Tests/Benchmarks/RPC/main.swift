internal import OperatingSystem

// Client and server of the RPC module in two processes, as services are. Without arguments it is the
// client and starts the server; as a server it is told the path of its socket.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.isEmpty {
  try await Benchmark().run()
} else if arguments.count == 2, arguments[0] == "server" {
  try await BenchmarkServer(path: arguments[1]).run()
} else {
  StandardError.write(Array("usage: rpc-benchmark [server SOCKET]\n".utf8))
}
