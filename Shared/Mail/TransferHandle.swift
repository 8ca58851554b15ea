internal import CLibCurl

/// Owns one easy handle of libcurl, with the connections it keeps.
///
/// libcurl forbids two threads on one handle, so it cannot be copied. An actor with a thread of its
/// own holds it.
struct TransferHandle: ~Copyable {
  private let curl: UnsafeMutableRawPointer

  /// libcurl wants its global state made before the first handle, once in a process.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private static let connectSeconds = 10
  private static let messageBytes = Int(CURL_ERROR_SIZE)

  init() throws(TransferError) {
    guard Self.isReady, let curl = curl_easy_init() else {
      throw TransferError(.unavailable, "libcurl has no memory")
    }
    self.curl = curl
  }

  deinit {
    curl_easy_cleanup(curl)
  }

  /// The settings of one transfer; texts must be free of NUL.
  struct Options {
    var texts: [(CURLoption, String)] = []
    var numbers: [(CURLoption, Int)] = []
    /// Header lines or recipients.
    var lists: [(CURLoption, [String])] = []
  }

  /// Runs one transfer to its end, which blocks.
  ///
  /// Settings of an earlier transfer are cleared. Its connection may be used again.
  func perform(
    _ options: Options,
    uploading bytes: [UInt8],
    within limit: Duration
  ) throws(TransferError) {
    curl_easy_reset(curl)
    var lists: [UnsafeMutablePointer<curl_slist>] = []
    defer { for list in lists { curl_slist_free_all(list) } }
    // Signals are the process's, not this thread's; names are resolved on a thread of libcurl's.
    try set(CURLOPT_NOSIGNAL, 1)
    try set(CURLOPT_CONNECTTIMEOUT, Self.connectSeconds)
    try set(CURLOPT_TIMEOUT, Int(limit.components.seconds))
    // Otherwise the process's environment could lead passwords through a foreign proxy.
    try set(CURLOPT_PROXY, "")
    for (option, value) in options.numbers { try set(option, value) }
    for (option, value) in options.texts { try set(option, value) }
    for (option, values) in options.lists {
      let list = try Self.list(values)
      lists.append(list)
      try check(gatehouse_curl_set_list(curl, option, list))
    }
    try check(gatehouse_curl_discard_answer(curl))
    try run(bytes)
  }

  private func run(_ bytes: [UInt8]) throws(TransferError) {
    var message = [CChar](repeating: 0, count: Self.messageBytes)
    let result = bytes.withUnsafeBytes { bytes in
      message.withUnsafeMutableBufferPointer { message in
        var upload = gatehouse_curl_upload(
          bytes: bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          length: bytes.count
        )
        return withUnsafeMutablePointer(to: &upload) { upload in
          let code = gatehouse_curl_set_buffer(curl, CURLOPT_ERRORBUFFER, message.baseAddress)
          guard code == CURLE_OK else { return code }
          let reading = gatehouse_curl_read_from(curl, upload)
          guard reading == CURLE_OK else { return reading }
          let performed = curl_easy_perform(curl)
          // The buffers end with this function; the handle must not keep their addresses.
          _ = gatehouse_curl_set_buffer(curl, CURLOPT_ERRORBUFFER, nil)
          _ = gatehouse_curl_read_from(curl, nil)
          return performed
        }
      }
    }
    guard result == CURLE_OK else {
      throw Self.failure(result, answer: gatehouse_curl_response_code(curl), message)
    }
  }

  /// A final refusal is about the message: a 5xx that is not about the log-in.
  private static func failure(
    _ code: CURLcode,
    answer: Int,
    _ message: [CChar]
  ) -> TransferError {
    let isAboutMessage =
      [CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_WEIRD_SERVER_REPLY].contains(code)
    // RFC 4954 §6: authentication required, too weak, failed.
    let isAboutLogIn = [530, 534, 535, 538].contains(answer)
    let kind: TransferError.Kind =
      isAboutMessage && (500...599).contains(answer) && !isAboutLogIn ? .refused : .unavailable
    let detail = String(
      decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    let general = String(cString: curl_easy_strerror(code))
    return TransferError(kind, detail.isEmpty ? general : detail)
  }

  private func set(_ option: CURLoption, _ value: Int) throws(TransferError) {
    try check(gatehouse_curl_set_number(curl, option, value))
  }

  private func set(_ option: CURLoption, _ value: String) throws(TransferError) {
    guard !value.utf8.contains(0) else {
      throw TransferError(.refused, "a text for libcurl contains NUL")
    }
    // libcurl copies the text.
    try check(gatehouse_curl_set_text(curl, option, value))
  }

  private func check(_ code: CURLcode) throws(TransferError) {
    guard code == CURLE_OK else {
      throw TransferError(.unavailable, String(cString: curl_easy_strerror(code)))
    }
  }

  private static func list(
    _ values: [String]
  ) throws(TransferError) -> UnsafeMutablePointer<curl_slist> {
    var list: UnsafeMutablePointer<curl_slist>?
    for value in values {
      guard !value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
        curl_slist_free_all(list)
        throw TransferError(.refused, "a line for libcurl contains a control character")
      }
      guard let longer = curl_slist_append(list, value) else {
        curl_slist_free_all(list)
        throw TransferError(.unavailable, "libcurl has no memory")
      }
      list = longer
    }
    guard let list else { throw TransferError(.refused, "a list for libcurl is empty") }
    return list
  }
}

extension TransferHandle? {
  /// Performs on the handle there is, or makes one first.
  mutating func perform(
    _ options: TransferHandle.Options,
    uploading bytes: [UInt8],
    within limit: Duration
  ) throws(TransferError) {
    guard let handle = take() else {
      let handle = try TransferHandle()
      try handle.perform(options, uploading: bytes, within: limit)
      self = consume handle
      return
    }
    try handle.perform(options, uploading: bytes, within: limit)
    self = consume handle
  }
}
