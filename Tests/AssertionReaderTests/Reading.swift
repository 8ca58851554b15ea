import AssertionReaderMessages
import AssertionReaderService
import Cryptography
import Domain
import Logging
import RPC
import SAMLTestSupport
import TestSupport
import Testing

/// The reader as identity federation calls it.
enum Reading {
  static let now = Instant(unixSeconds: 1_790_000_000)

  static func signer() throws -> SAMLSigner { try #require(SAMLSigner.provider) }

  static func sample(_ change: (inout SAMLSample) -> Void = { _ in }) -> SAMLSample {
    var sample = SAMLSample(at: now)
    change(&sample)
    return sample
  }

  /// What the reader says of base64.
  static func read(
    base64: [UInt8],
    isBare: Bool = false,
    certificates: [[UInt8]]? = nil
  ) async throws -> Result<ReadAssertionResponse, AssertionReaderFailure> {
    let reader = AssertionReader(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let pinned = try certificates ?? [signer().certificate]
    do throws(AssertionReaderFailure) {
      return .success(
        try await reader.readAssertion(
          ReadAssertionRequest(
            document: base64,
            certificates: pinned.map { SamlCertificate(der: $0) },
            isBareAssertion: isBare
          ),
          context: RPCCallContext(requestID: "test", deadline: .now + patience)
        )
      )
    } catch {
      return .failure(error)
    }
  }

  static func read(
    bytes: [UInt8]
  ) async throws -> Result<ReadAssertionResponse, AssertionReaderFailure> {
    try await read(base64: Array(Base64.encode(bytes).utf8))
  }

  static func read(
    _ document: String,
    isBare: Bool = false,
    certificates: [[UInt8]]? = nil
  ) async throws -> Result<ReadAssertionResponse, AssertionReaderFailure> {
    try await read(
      base64: Array(Base64.encode(Array(document.utf8)).utf8),
      isBare: isBare,
      certificates: certificates
    )
  }

  /// The step at which a document is refused; nil where it is read.
  static func step(_ document: String, isBare: Bool = false) async throws -> ReadingStep? {
    switch try await read(document, isBare: isBare) {
    case .success: return nil
    case .failure(.refused(let step)): return step
    case .failure(let failure):
      Issue.record("\(failure)")
      return nil
    }
  }
}
