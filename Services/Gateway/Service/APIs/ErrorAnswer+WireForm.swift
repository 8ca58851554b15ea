internal import JSON
internal import NIOCore

extension ErrorAnswer {
  /// In the form of the API that was called.
  init(
    _ error: PublicError,
    form: WireForm,
    contentType: String,
    requestID: String,
    closesConnection: Bool
  ) {
    let body: ByteBuffer
    switch form {
    case .json:
      self.init(error, contentType: contentType, closesConnection: closesConnection)
      return
    case .restJSON:
      body = ByteBuffer(bytes: JSONWriter.bytes(of: ["message": error.message]))
    case .query(let namespace, _):
      body = ByteBuffer(
        bytes: XMLWriter.error(error, namespace: namespace, requestID: requestID)
      )
    }
    self.init(error, body, contentType: contentType, closesConnection: closesConnection)
  }
}
