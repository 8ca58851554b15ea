// swift-format-ignore-file
// Generated from Proto/gatehouse/rpc/v1/rpc.proto. Do not edit.

/// One metadata pair of a call or a status.
public struct MetadataEntry: Sendable, Hashable {
  /// key.
  public var key: String?
  /// value.
  public var value: String?

  /// Makes a message; what is not given is absent.
  public init(
    key: String? = nil,
    value: String? = nil
  ) {
    self.key = key
    self.value = value
  }
}

/// What a frame carries.
///
/// Exactly one of the optional messages is set.
public struct Frame: Sendable, Hashable {
  /// Opens a call.
  public var call: CallFrame?
  /// Answers a call, once.
  public var reply: ReplyFrame?
  /// The client no longer waits for this call.
  public var cancel: CancelFrame?
  /// Keep-alive; answered with the same opaque value and is_acknowledgement set.
  public var ping: PingFrame?
  /// The sender finishes what is in flight and takes nothing new.
  public var goAway: GoAwayFrame?

  /// Makes a message; what is not given is absent.
  public init(
    call: CallFrame? = nil,
    reply: ReplyFrame? = nil,
    cancel: CancelFrame? = nil,
    ping: PingFrame? = nil,
    goAway: GoAwayFrame? = nil
  ) {
    self.call = call
    self.reply = reply
    self.cancel = cancel
    self.ping = ping
    self.goAway = goAway
  }
}

/// A call's request.
public struct CallFrame: Sendable, Hashable {
  /// Chosen by the client, odd, and never used again on the connection.
  public var streamId: UInt64?
  /// For example gatehouse.authentication.v1.AuthenticationService/SignUp.
  public var method: String?
  /// The time that was left when the call was sent.
  ///
  /// It says when the call ends to a server that does not know deadline_nanos, and bounds what deadline_nanos says. Absent: the server's default.
  public var timeoutMicros: Int64?
  /// request_id.
  public var requestId: String?
  /// W3C Trace Context.
  public var traceparent: String?
  /// metadata.
  public var metadata: [MetadataEntry]
  /// The encoded request.
  public var message: [UInt8]?
  /// When the caller stops waiting: nanoseconds since the machine started, by CLOCK_BOOTTIME, which all its processes share.
  ///
  /// However long the call lay in the socket, it has no more time than that.
  public var deadlineNanos: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    streamId: UInt64? = nil,
    method: String? = nil,
    timeoutMicros: Int64? = nil,
    requestId: String? = nil,
    traceparent: String? = nil,
    metadata: [MetadataEntry] = [],
    message: [UInt8]? = nil,
    deadlineNanos: Int64? = nil
  ) {
    self.streamId = streamId
    self.method = method
    self.timeoutMicros = timeoutMicros
    self.requestId = requestId
    self.traceparent = traceparent
    self.metadata = metadata
    self.message = message
    self.deadlineNanos = deadlineNanos
  }
}

extension CallFrame: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "streamId": self.streamId as Any,
        "method": self.method as Any,
        "timeoutMicros": self.timeoutMicros as Any,
        "requestId": self.requestId as Any,
        "traceparent": self.traceparent as Any,
        "metadata": self.metadata as Any,
        "message": sizeOnly(self.message),
        "deadlineNanos": self.deadlineNanos as Any,
      ],
      displayStyle: .struct
    )
  }
}

/// A call's answer.
public struct ReplyFrame: Sendable, Hashable {
  /// stream_id.
  public var streamId: UInt64?
  /// gRPC's status code; 0 is OK.
  public var code: UInt32?
  /// Stable and machine-readable; absent when code is 0.
  public var reason: String?
  /// For the operator's log.
  public var statusMessage: String?
  /// details.
  public var details: [MetadataEntry]
  /// The encoded response; absent when code is not 0.
  public var message: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    streamId: UInt64? = nil,
    code: UInt32? = nil,
    reason: String? = nil,
    statusMessage: String? = nil,
    details: [MetadataEntry] = [],
    message: [UInt8]? = nil
  ) {
    self.streamId = streamId
    self.code = code
    self.reason = reason
    self.statusMessage = statusMessage
    self.details = details
    self.message = message
  }
}

extension ReplyFrame: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "streamId": self.streamId as Any,
        "code": self.code as Any,
        "reason": self.reason as Any,
        "statusMessage": self.statusMessage as Any,
        "details": self.details as Any,
        "message": sizeOnly(self.message),
      ],
      displayStyle: .struct
    )
  }
}

/// The client gave up on a call.
public struct CancelFrame: Sendable, Hashable {
  /// stream_id.
  public var streamId: UInt64?

  /// Makes a message; what is not given is absent.
  public init(
    streamId: UInt64? = nil
  ) {
    self.streamId = streamId
  }
}

/// Keep-alive.
public struct PingFrame: Sendable, Hashable {
  /// opaque.
  public var opaque: UInt64?
  /// is_acknowledgement.
  public var isAcknowledgement: Bool?

  /// Makes a message; what is not given is absent.
  public init(
    opaque: UInt64? = nil,
    isAcknowledgement: Bool? = nil
  ) {
    self.opaque = opaque
    self.isAcknowledgement = isAcknowledgement
  }
}

/// The sender is about to leave.
public struct GoAwayFrame: Sendable, Hashable {
  /// reason.
  public var reason: String?

  /// Makes a message; what is not given is absent.
  public init(
    reason: String? = nil
  ) {
    self.reason = reason
  }
}

/// Asks for one service of the process, or for the process itself.
public struct HealthCheckRequest: Sendable, Hashable {
  /// A full service name; absent or empty: the process.
  public var service: String?

  /// Makes a message; what is not given is absent.
  public init(
    service: String? = nil
  ) {
    self.service = service
  }
}

/// grpc.health.v1's meaning.
public struct HealthCheckResponse: Sendable, Hashable {
  /// serving_status.
  public var servingStatus: HealthCheckResponse.ServingStatus?
  /// What all processes of an installation must have in common, by the keys of their configurations.
  public var installation: [MetadataEntry]
  /// Why it is not serving, and what to do about it, for the operator.
  public var cause: String?
  /// cure.
  public var cure: String?

  /// Makes a message; what is not given is absent.
  public init(
    servingStatus: HealthCheckResponse.ServingStatus? = nil,
    installation: [MetadataEntry] = [],
    cause: String? = nil,
    cure: String? = nil
  ) {
    self.servingStatus = servingStatus
    self.installation = installation
    self.cause = cause
    self.cure = cure
  }

  /// ServingStatus.
  public enum ServingStatus: UInt32, Sendable, Hashable, CaseIterable {
    case unknown = 0
    case serving = 1
    case notServing = 2
    case serviceUnknown = 3
  }
}
