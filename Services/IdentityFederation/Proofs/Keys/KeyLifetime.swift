/// How long a provider's document is cached, by its own headers (RFC 9111 §4.2).
enum KeyLifetime {
  /// Where the headers say nothing.
  private static let usual: Int64 = 600
  /// A provider that allows less would be asked for each login.
  private static let shortest: Int64 = 60
  /// A key that was withdrawn counts for no longer than this, whatever becomes of its issuer.
  static let longest: Int64 = 86_400

  /// In seconds.
  static func seconds(of answer: ProviderAnswer) -> Int64 {
    min(max(stated(answer), shortest), longest)
  }

  private static func stated(_ answer: ProviderAnswer) -> Int64 {
    let directives = (answer.cacheControl ?? "").lowercased().split(separator: ",").map {
      $0.filter { !$0.isWhitespace && $0 != "\"" }
    }
    guard !directives.contains("no-store"), !directives.contains("no-cache") else { return 0 }
    guard let maxAge = directives.first(where: { $0.hasPrefix("max-age=") }),
      let seconds = Int64(maxAge.dropFirst("max-age=".count)), seconds >= 0
    else { return usual }
    // What a cache on the way held meanwhile is over.
    let age = answer.age.flatMap { Int64($0) } ?? 0
    return seconds - min(max(age, 0), seconds)
  }
}
