internal import GatehouseMessages

/// A call as a frame.
enum CallEncoding {
  /// The frame of a call that its server ends at the deadline, so much time from now.
  static func frame(
    _ call: PendingCall,
    _ stream: UInt64,
    deadline: ContinuousClock.Instant,
    timeout: Duration
  ) -> Frame {
    let context = call.context
    let (seconds, attoseconds) = timeout.components
    return Frame(
      call: CallFrame(
        streamId: stream,
        method: call.method.fullName,
        timeoutMicros: seconds &* 1_000_000 &+ attoseconds / 1_000_000_000_000,
        requestId: context.requestID.withoutNUL,
        traceparent: context.traceparent?.withoutNUL,
        metadata: context.metadata.map {
          MetadataEntry(key: $0.key.withoutNUL, value: $0.value.withoutNUL)
        },
        message: call.request,
        deadlineNanos: deadline.machineNanoseconds
      )
    )
  }
}
