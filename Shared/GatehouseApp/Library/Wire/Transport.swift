import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One HTTP exchange, so that tests and apps with rules of their own can replace it.
public protocol Transport: Sendable {
  /// Sends a request and gives back status and body.
  ///
  /// It must not follow a redirection, and throws where no answer came.
  func send(_ request: URLRequest) async throws -> (status: Int, body: Data)
}

/// The system's HTTP client, without cookies and caches.
public struct URLSessionTransport: Transport {
  private let session: URLSession

  /// Makes a client of its own.
  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 60
    session = URLSession(configuration: configuration, delegate: Redirections(), delegateQueue: nil)
  }

  /// As the protocol says.
  public func send(_ request: URLRequest) async throws -> (status: Int, body: Data) {
    let (body, answer) = try await session.data(for: request)
    guard let answer = answer as? HTTPURLResponse else { throw AppError.malformedAnswer }
    return (answer.statusCode, body)
  }
}

/// A proof is for one address: a redirection is an answer like another.
private final class Redirections: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
