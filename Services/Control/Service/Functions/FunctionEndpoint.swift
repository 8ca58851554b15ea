internal import Cryptography
internal import FoundationEssentials
internal import NIOHTTP1
internal import OperatingSystem
internal import Synchronization

/// The Invoke API of Lambda over a folder of functions.
final class FunctionEndpoint: Sendable {
  /// What a call is answered with.
  struct Answer: Sendable {
    let status: HTTPResponseStatus
    var headers: [(String, String)] = []
    let body: [UInt8]
  }

  private struct Told: Decodable {
    struct Thrown: Codable {
      let errorMessage: String
      let errorType: String
      let trace: [String]
    }

    let error: Thrown?
  }

  private let folder: FunctionFolder
  private let workFolder: String
  private let processes = Mutex<[String: HandlerProcess]>([:])
  private let terminal = Terminal()

  private static let prefix = "/2015-03-31/functions/"
  private static let suffix = "/invocations"

  /// Functions of the folder; sockets and runners are in the other.
  init(_ folder: FunctionFolder, workFolder: String) {
    self.folder = folder
    self.workFolder = workFolder
  }

  /// Invokes the function that the path names.
  func answer(to event: [UInt8], at path: String, id: String?) async -> Answer {
    let path = path.prefix { $0 != "?" }
    guard path.hasPrefix(Self.prefix), path.hasSuffix(Self.suffix) else {
      return Self.refusal(.notFound, "UnknownOperationException", "There is no such operation.")
    }
    let name = String(path.dropFirst(Self.prefix.count).dropLast(Self.suffix.count))
    let handler: FunctionFolder.Handler?
    do throws(FileFailure) {
      handler = try folder.handler(of: name)
    } catch {
      return Self.refusal(.internalServerError, "ServiceException", "\(error)")
    }
    guard let handler else {
      return Self.refusal(.notFound, "ResourceNotFoundException", "Function not found: \(name)")
    }
    return await answer(to: event, of: name, handler, id: id)
  }

  /// Ends every process.
  func stop() async {
    for process in processes.withLock({ Array($0.values) }) { await process.stop() }
  }

  private func answer(
    to event: [UInt8],
    of name: String,
    _ handler: FunctionFolder.Handler,
    id: String?
  ) async -> Answer {
    let process = processes.withLock { processes in
      if let process = processes[name] { return process }
      let process = HandlerProcess(name: name, folder: workFolder)
      processes[name] = process
      return process
    }
    let clock = ContinuousClock()
    let begun = clock.now
    let answer: Answer
    do throws(HandlerProcess.Failure) {
      let told = try await process.answer(to: event, id: Self.word(id), by: handler)
      answer = try Self.read(told)
    } catch {
      switch error {
      case .notRunning(let reason): answer = Self.thrown("Runtime.ExitError", reason)
      case .timedOut:
        let seconds = HandlerProcess.limit.components.seconds
        answer = Self.thrown("Sandbox.Timedout", "Task timed out after \(seconds) seconds")
      }
    }
    let outcome = answer.headers.isEmpty ? "answered" : "failed"
    let took = (clock.now - begun).components
    terminal.say(
      "\(name) \(outcome) in \(took.seconds * 1000 + took.attoseconds / 1_000_000_000_000_000) ms"
    )
    return answer
  }

  private static func read(_ told: [UInt8]) throws(HandlerProcess.Failure) -> Answer {
    do {
      if let error = try JSONDecoder().decode(Told.self, from: Data(told)).error {
        return thrown(error)
      }
    } catch {
      throw .notRunning("its answer is no JSON")
    }
    // `{"event":…}`, without another member before it; without an event where the handler gave none.
    let event = told.drop { $0 != UInt8(ascii: ":") }.dropFirst().dropLast()
    return Answer(status: .ok, headers: [], body: event.isEmpty ? Array("null".utf8) : Array(event))
  }

  private static func thrown(_ type: String, _ message: String) -> Answer {
    thrown(Told.Thrown(errorMessage: message, errorType: type, trace: []))
  }

  private static func thrown(_ thrown: Told.Thrown) -> Answer {
    let body = (try? JSONEncoder().encode(thrown)).map(Array.init) ?? []
    return Answer(status: .ok, headers: [("X-Amz-Function-Error", "Unhandled")], body: body)
  }

  static func refusal(
    _ status: HTTPResponseStatus,
    _ type: String,
    _ message: String
  ) -> Answer {
    let body = (try? JSONEncoder().encode(["Type": "User", "Message": message])).map(Array.init)
    return Answer(status: status, headers: [("X-Amzn-ErrorType", type)], body: body ?? [])
  }

  /// An id that a line can hold: the caller's, or a new one.
  private static func word(_ id: String?) -> String {
    let isWord = id.map { text in
      (1...64).contains(text.utf8.count)
        && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
    return isWord == true ? id ?? "" : Hex.encode(SecureRandom.bytes(16))
  }
}
