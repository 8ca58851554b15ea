import Foundation
import OperatingSystem
import Testing

@Suite("What the operating system tells and is told")
struct OperatingSystemTests {
  @Test("sockets are inherited by the process that they are meant for, and by no child")
  func inherited() throws {
    let descriptor = try Directory.open("/")
    defer { FileSystem.close(descriptor) }
    let environment = ["LISTEN_PID": "42", "LISTEN_FDS": "1", "LISTEN_FDNAMES": "rpc"]
    let taken = InheritedSockets.take(
      environment: environment,
      processID: 42,
      first: descriptor
    )
    #expect(taken.map(\.descriptor) == [descriptor])
    #expect(taken.map(\.name) == ["rpc"])
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    #expect(InheritedSockets.take(environment: environment, processID: 43).isEmpty)
    #expect(InheritedSockets.take(environment: [:], processID: 42).isEmpty)
    for count in ["", "0", "-1", "x", "99999999999"] {
      let wrong = ["LISTEN_PID": "42", "LISTEN_FDS": count]
      #expect(InheritedSockets.take(environment: wrong, processID: 42).isEmpty)
    }
  }

  @Test("the watchdog's time is read when it is meant for this process")
  func watchdog() {
    let micros = ["WATCHDOG_USEC": "2000000"]
    #expect(ServiceNotifier(environment: micros).watchdogTimeout == .seconds(2))
    #expect(ServiceNotifier(environment: ["WATCHDOG_USEC": "0"]).watchdogTimeout == nil)
    #expect(ServiceNotifier(environment: [:]).watchdogTimeout == nil)
    let mine = micros.merging(["WATCHDOG_PID": "7"]) { $1 }
    #expect(ServiceNotifier(environment: mine, processID: 7).watchdogTimeout == .seconds(2))
    #expect(ServiceNotifier(environment: mine, processID: 8).watchdogTimeout == nil)
  }

  @Test("the service manager hears of readiness, by a path and by an abstract name")
  func notifies() throws {
    for path in ["/tmp/gh-notify-\(UUID().uuidString)", "@gh-notify-\(UUID().uuidString)"] {
      let python = Process()
      python.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      python.arguments = [
        "-c",
        """
        import socket, sys
        s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        path = sys.argv[1]
        s.bind("\\0" + path[1:] if path[0] == "@" else path)
        s.settimeout(600)
        sys.stdout.write("bound\\n"); sys.stdout.flush()
        heard = s.recv(100) + b"|" + s.recv(100)
        sys.stdout.write(heard.decode())
        """,
        path,
      ]
      let output = Pipe()
      python.standardOutput = output
      try python.run()
      let first = output.fileHandleForReading.availableData
      #expect(String(decoding: first, as: UTF8.self) == "bound\n")
      let notifier = ServiceNotifier(environment: ["NOTIFY_SOCKET": path])
      notifier.ready()
      notifier.status("two\nlines")
      python.waitUntilExit()
      let heard = output.fileHandleForReading.readDataToEndOfFile()
      #expect(String(decoding: heard, as: UTF8.self) == "READY=1|STATUS=two lines")
      Directory.remove(path)
    }
  }

  @Test("a manager that does not listen is no reason to fail")
  func nobody() {
    for path in ["", "x", "/nowhere/at/all", "@nobody", String(repeating: "/x", count: 200)] {
      ServiceNotifier(environment: ["NOTIFY_SOCKET": path]).ready()
    }
  }

  @Test("a watched folder that another one replaced is noticed")
  func watch() throws {
    let path = "/tmp/gh-watch-\(UUID().uuidString)"
    try Directory.make(path, mode: 0o700)
    let watch = try DirectoryWatch(path)
    #expect(watch.isCurrent)
    Directory.remove(path)
    #expect(!watch.isCurrent)
    try Directory.make(path, mode: 0o700)
    #expect(!watch.isCurrent)
    watch.closeFolder()
    FileSystem.close(watch.descriptor)
    Directory.remove(path)
  }

  @Test("a listening socket is for its owner and group alone, whatever the umask")
  func permissions() throws {
    let directory = "/tmp/gh-sockets-\(UUID().uuidString)"
    let socket = try ListeningSocket.open(directory: directory, name: "a.sock")
    let attributes = try FileManager.default.attributesOfItem(atPath: socket.path)
    #expect(attributes[.posixPermissions] as? Int == 0o660)
    let folder = try FileManager.default.attributesOfItem(atPath: directory)
    #expect(folder[.posixPermissions] as? Int == 0o700)
    socket.removeName()
    FileSystem.close(socket.descriptor)
    Directory.remove(directory)
    for name in ["", ".", "..", "../a", "a/b", "a\0b", String(repeating: "a", count: 65)] {
      #expect(throws: FileFailure.self) {
        try ListeningSocket.open(directory: directory, name: name)
      }
    }
  }

  @Test("a process knows what it uses")
  func usage() {
    let usage = ProcessUsage.current
    #expect(usage.cpuTime > .zero)
    #expect(usage.residentBytes > 1 << 20)
  }
}
