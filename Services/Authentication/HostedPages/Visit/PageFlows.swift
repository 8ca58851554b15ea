internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import GatehouseStubs
internal import Protobuf

/// Seals what a browser keeps between the pages of a sign-in.
///
/// It is a cookie. An address would leave the challenge's Session in the history and in the logs of
/// proxies. A hidden field does not survive the GET by which each step is shown, and without that GET a reload
/// would send a password again.
struct PageFlows: Sendable {
  let sealer: Sealer

  /// Browsers keep 4096 bytes of a cookie, in Base64.
  private static let maxBytes = 2900

  /// The flow as the browser keeps it; what was typed is left out where it is too long.
  func seal(
    _ flow: SealedHostedPageFlow,
    for client: ClientSettings,
    at now: Instant
  ) throws(AuthenticationFailure) -> HostedPageFlow {
    var bytes = try encoded(flow)
    if bytes.count > Self.maxBytes, !flow.typed.isEmpty {
      var shorter = flow
      shorter.typed = []
      bytes = try encoded(shorter)
    }
    do throws(CryptographyError) {
      let sealed = try sealer.seal(bytes, associatedData: Self.place(client))
      let milliseconds = (flow.expiresAtUnixMillis ?? 0) - now.unixMillis
      return HostedPageFlow(
        value: sealed,
        seconds: max(milliseconds / 1000, 1) + PageLifetime.name
      )
    } catch {
      throw .internalFault("a flow of pages cannot be sealed: \(error)")
    }
  }

  /// Whether a browser can keep the flow.
  func fits(_ flow: SealedHostedPageFlow) throws(AuthenticationFailure) -> Bool {
    try encoded(flow).count <= Self.maxBytes
  }

  /// The flow that was sealed for the client's pages; nil where there is none.
  ///
  /// The name outlives its flow for a while, at no page: time that ran out must not have users type it again (PAG-7).
  func open(
    _ sealed: [UInt8]?,
    for client: ClientSettings,
    at now: Instant
  ) -> SealedHostedPageFlow? {
    guard let sealed else { return nil }
    let opened: [UInt8]
    do throws(CryptographyError) {
      opened = try sealer.openCarried(sealed, associatedData: Self.place(client))
    } catch {
      return nil
    }
    do throws(ProtobufError) {
      let flow = try SealedHostedPageFlow(decoding: opened.span)
      guard let expiry = flow.expiresAtUnixMillis else { return nil }
      if now.unixMillis < expiry { return flow }
      guard now.adding(seconds: -PageLifetime.name).unixMillis < expiry, let name = flow.username
      else { return nil }
      return SealedHostedPageFlow(username: name)
    } catch {
      return nil
    }
  }

  private func encoded(
    _ flow: SealedHostedPageFlow
  ) throws(AuthenticationFailure) -> [UInt8] {
    do throws(ProtobufError) {
      return try flow.encoded()
    } catch {
      throw .internalFault("a flow of pages cannot be encoded: \(error)")
    }
  }

  /// Names pool and client: what is sealed for one opens at no other's pages.
  private static func place(_ client: ClientSettings) -> [UInt8] {
    Array("hosted_page_flow|\(client.userPoolID.text)|\(client.id.text)".utf8)
  }
}

extension HostedPages {
  /// A flow that has come to a page, for so many seconds from now on.
  func flow(
    at page: HostedPage,
    for seconds: Int64,
    username: String? = nil
  ) -> SealedHostedPageFlow {
    SealedHostedPageFlow(
      id: random.bytes(16),
      expiresAtUnixMillis: clock.now().adding(seconds: seconds).unixMillis,
      page: page.rawValue,
      username: username
    )
  }
}

/// For how long a browser keeps what it has come to.
enum PageLifetime {
  /// Before anything is proved, or while a code is on its way.
  static let open: Int64 = 3600
  /// For how much longer than its flow the name is kept.
  static let name: Int64 = 3600
  /// To write recovery codes down.
  static let end: Int64 = 280
}
