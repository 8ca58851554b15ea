/// Why a connection is closed: the peer broke the protocol.
enum ProtocolFault: Error, Hashable {
  /// The first bytes are not this protocol's, or name another version of it.
  case wrongPreface
  /// A frame announces more bytes than allowed.
  case oversizedFrame(Int)
  /// A frame is not the envelope message, or carries none or several of its kinds.
  case malformedFrame
  /// A frame that this side never receives, or a stream id used twice.
  case unexpectedFrame
}
