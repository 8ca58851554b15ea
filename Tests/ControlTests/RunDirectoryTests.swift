import OperatingSystem
import Testing

@testable import ControlService

@Suite("The folder of sockets")
struct RunDirectoryTests {
  private let longest = StateFolder("/" + String(repeating: "a long folder/", count: 80) + "state")

  @Test("it leaves room for a socket's name however long the state folder's path is")
  func isShort() {
    for environment in [[:], ["XDG_RUNTIME_DIR": "/tmp"]] {
      let run = RunDirectory(state: longest, environment: environment)
      #expect("\(run.path)/identity-federation/1.sock".utf8.count < 108)
      #expect("\(run.postgresPath)/.s.PGSQL.5432".utf8.count < 108)
    }
  }

  @Test("it is the same for the same state folder and another for another")
  func isStable() {
    let first = RunDirectory(state: StateFolder("/a/state"), environment: [:])
    #expect(first.path == RunDirectory(state: StateFolder("/a/state/"), environment: [:]).path)
    #expect(first.path != RunDirectory(state: StateFolder("/b/state"), environment: [:]).path)
  }

  @Test("a folder that another user prepared as a symbolic link is refused")
  func refusesLink() throws {
    let target = "/tmp/ghc-target-\(ProcessIdentity.current)"
    let link = "/tmp/ghc-link-\(ProcessIdentity.current)"
    try Directory.make(target, mode: 0o700)
    defer { Directory.remove(target) }
    try FileSystem.link(target, as: link)
    defer { Directory.remove(link) }
    #expect(throws: FileFailure.self) { try Directory.make(link, mode: 0o700) }
  }
}
