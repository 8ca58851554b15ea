internal import NIOCore

/// Writes frames to a channel and flushes once for all that one turn of the event loop produced:
/// with many calls in flight that saves most system calls.
struct FrameWriter {
  private var isFlushScheduled = false

  mutating func write(_ buffer: ByteBuffer, _ context: ChannelHandlerContext, flush: () -> Void) {
    context.write(NIOAny(buffer), promise: nil)
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    flush()
  }

  mutating func flushed() {
    isFlushScheduled = false
  }
}
