internal import FoundationEssentials
package import LambdaFunctions
package import OutboundHTTP

/// Asks whether a captcha was solved.
package protocol CaptchaVerifying: Sendable {
  /// What the provider says of the token that its widget gave the client.
  func verify(
    _ token: String,
    sourceIP: String?,
    deadline: ContinuousClock.Instant
  ) async throws(LambdaFunctions.Failure) -> CaptchaVerdict
}

/// What a provider says of a token.
package struct CaptchaVerdict: Sendable, Hashable {
  package let isSuccess: Bool
  /// The page on which the captcha was solved.
  package let hostname: String?

  package init(isSuccess: Bool, hostname: String?) {
    self.isSuccess = isSuccess
    self.hostname = hostname
  }
}

/// The form that hCaptcha, Turnstile and reCAPTCHA share.
///
/// https://docs.hcaptcha.com/#verify-the-user-response-server-side
package struct CaptchaVerification: CaptchaVerifying {
  private struct Answer: Decodable {
    let success: Bool
    let hostname: String?
  }

  private let client: OutboundHTTPClient
  private let url: String
  private let secret: String

  private static let limit = Duration.seconds(3)
  private static let maxAnswer = 16_384
  /// Longer than any provider's.
  private static let maxToken = 16_384

  /// Asks at the URL, with the operator's secret.
  package init(_ client: OutboundHTTPClient, url: String, secret: String) {
    self.client = client
    self.url = url
    self.secret = secret
  }

  /// Posts the token once: a provider accepts each only once.
  package func verify(
    _ token: String,
    sourceIP: String?,
    deadline: ContinuousClock.Instant
  ) async throws(LambdaFunctions.Failure) -> CaptchaVerdict {
    guard token.utf8.count <= Self.maxToken else {
      return CaptchaVerdict(isSuccess: false, hostname: nil)
    }
    let answer: OutboundAnswer
    do throws(OutboundFailure) {
      answer = try await client.post(
        OutboundRequest(
          url: url,
          headers: [("Content-Type", "application/x-www-form-urlencoded")],
          body: Self.form([("secret", secret), ("response", token), ("remoteip", sourceIP)]),
          answer: .read(maxBytes: Self.maxAnswer),
          timeLimit: min(Self.limit, max(ContinuousClock.now.duration(to: deadline), .zero))
        )
      )
    } catch {
      switch error {
      case .unreachable(let reason): throw .notInvoked(Self.unreachable, reason: reason)
      case .answerTooLong: throw .notJSON
      }
    }
    guard answer.status == 200 else {
      throw .notInvoked(
        Self.unreachable,
        reason: "the captcha's provider answers with the status \(answer.status)"
      )
    }
    do {
      let verdict = try JSONDecoder().decode(Answer.self, from: Data(answer.body))
      return CaptchaVerdict(isSuccess: verdict.success, hostname: verdict.hostname)
    } catch {
      throw .notJSON
    }
  }

  private static let unreachable = "Connection failure while verifying the captcha"

  /// As the WHATWG's URL standard encodes a form; what has no value is left out.
  static func form(_ members: [(String, String?)]) -> [UInt8] {
    let parts = members.compactMap { name, value in value.map { "\(name)=\(encoded($0))" } }
    return Array(parts.joined(separator: "&").utf8)
  }

  private static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      let scalar = UnicodeScalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        encoded.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
