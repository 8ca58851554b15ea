import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension AppInstance {
  /// A request with its proof, and its answer.
  func call(
    _ method: String,
    _ path: String,
    _ body: JSONValue? = nil,
    settingClock: Bool = true
  ) async throws(AppError) -> JSONValue {
    let data = body.map { Data($0.canonical.utf8) } ?? Data()
    let bare = server.address.absoluteString + "/interaction/v1" + path
    guard let url = URL(string: bare), let key = try await key("instance") else {
      throw .keys("the instance's key is gone")
    }
    let address = bare.prefix { $0 != "?" }
    let time = clock() + clockOffset
    let status: Int
    let answer: Data
    do {
      var request = URLRequest(url: url)
      request.httpMethod = method
      if body != nil { request.httpBody = data }
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      let proof = try await SignedText.proof(
        method: method,
        address: String(address),
        body: data,
        time: time,
        identifier: await randomness.identifier(),
        key: key
      )
      request.setValue(proof, forHTTPHeaderField: "DPoP")
      (status, answer) = try await transport.send(request)
    } catch {
      throw .connection("\(error)")
    }
    if (200...299).contains(status), answer.isEmpty { return .object([:]) }
    guard let told = try? JSONDecoder().decode(JSONValue.self, from: answer) else {
      if status >= 500 { throw .connection("status \(status)") }
      throw .malformedAnswer
    }
    if (200...299).contains(status) { return told }
    let word = told["error"]?.text ?? ""
    if word == "invalid_proof", settingClock, let serverTime = told["serverTime"]?.integer {
      // The device's clock may be wrong: the server's time sets it right, once.
      clockOffset = serverTime - clock()
      return try await call(method, path, body, settingClock: false)
    }
    if status == 426 { throw .upgradeRequired }
    throw .refused(word: word, message: told["message"]?.text ?? "", status: status)
  }

  // The store's calls, with this library's error.

  func secret(_ name: String) async throws(AppError) -> Data? {
    do { return try await keys.secret(named: name) } catch { throw .keys("\(error)") }
  }

  func setSecret(_ secret: Data?, _ name: String) async throws(AppError) {
    do { try await keys.setSecret(secret, named: name) } catch { throw .keys("\(error)") }
  }

  func key(_ name: String) async throws(AppError) -> (any SigningKey)? {
    do { return try await keys.key(named: name) } catch { throw .keys("\(error)") }
  }

  func makeKey(
    _ name: String,
    _ protection: KeyProtection
  ) async throws(AppError)
    -> any SigningKey
  {
    do { return try await keys.makeKey(named: name, protectedBy: protection) } catch {
      throw .keys("\(error)")
    }
  }

  func removeKey(_ name: String?) async throws(AppError) {
    guard let name else { return }
    do { try await keys.removeKey(named: name) } catch { throw .keys("\(error)") }
  }
}
