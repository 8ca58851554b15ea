public import HTTPTypes
public import NIOCore
internal import NIOHTTPTypes

/// An answer that is in memory.
public struct CachedAnswer: Sendable {
  var head: HTTPResponse
  let body: ByteBuffer

  /// An answer of head and body.
  public init(head: HTTPResponse, body: ByteBuffer) {
    self.head = head
    self.body = body
  }
}

/// Answers requests whose answers are in memory on the connection's thread at once, without a task.
///
/// Stands above `RequestDeadline`, which sees these requests like all others. What is above this handler
/// never sees them, so that they must have no body, and no request before them may be unanswered.
///
/// After a burst, and while the client takes no answers, the next one waits and nothing more is read: a
/// client that pipelines holds neither the thread nor memory.
///
/// The same holds for all that is pipelined. Requests that the server refuses by itself (an unknown path, a
/// malformed call) suspend nowhere. Given to the connection's task at once, those of a few connections would
/// be answered one after the other before the thread looks at any other connection, for it looks at none
/// while it has tasks: a yield between them would not help either. So the next request of a pipeline comes up
/// when the answer before it is out, and in its turn. Who waits for each answer never notices.
final class CachedAnswers: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let find: @Sendable (HTTPRequest) -> CachedAnswer?
  private let pace: DocumentPace
  private var networks: [ClientNetwork] = []
  /// The turns of a connection that is counted for no client.
  private var ownTurns = DocumentTurns()
  private static let ownStep: TimeAmount = .microseconds(100)

  /// A request whose end is still to come, or whose answer waits.
  private var held: (request: HTTPRequest, answer: CachedAnswer)?
  /// Requests that what is above has to answer.
  private var answersOwed = 0

  /// The answer of `held`, or the next request of a pipeline, waits for its turn or for what is before it.
  private var isWaiting = false
  private var turn: Scheduled<Void>?
  /// What came after the request whose answer waits.
  private var later = CircularBuffer<HTTPRequestPart>()
  /// More than one read brings; the end of a connection is read at once with all that is before it.
  static let mostLater = 2048
  private var isReadOwed = false
  private var isInputClosed = false

  /// Asks `find` for the answer of each request; nil stands for one that is made as usual.
  init(_ find: @escaping @Sendable (HTTPRequest) -> CachedAnswer?, pace: DocumentPace) {
    self.find = find
    self.pace = pace
  }

  func handlerAdded(context: ChannelHandlerContext) {
    networks = pace.networks(of: context.channel.remoteAddress)
  }

  func channelActive(context: ChannelHandlerContext) {
    networks = pace.networks(of: context.channel.remoteAddress)
    context.fireChannelActive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    turn?.cancel()
    turn = nil
    later.removeAll()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard isWaiting else { return take(part, context) }
    guard later.count < Self.mostLater else {
      later.removeAll()
      context.close(promise: nil)
      return
    }
    later.append(part)
  }

  func read(context: ChannelHandlerContext) {
    if isWaiting { isReadOwed = true } else { context.read() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // Said after the requests that came before it are answered.
    if isWaiting, case ChannelEvent.inputClosed? = event as? ChannelEvent {
      isInputClosed = true
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if isWaiting, turn == nil { resume(context) }
    context.fireChannelWritabilityChanged()
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    var isEnd = false
    if case .end = unwrapOutboundIn(data) { isEnd = true }
    context.write(data, promise: promise)
    guard isEnd else { return }
    answersOwed -= 1
    guard isWaiting, answersOwed == 0, !later.isEmpty else { return }
    let wait = nextTurn(context)
    if wait > .zero { resume(context, in: wait) } else { resume(context) }
  }

  private func take(_ part: HTTPRequestPart, _ context: ChannelHandlerContext) {
    switch part {
    case .head(let request):
      guard answersOwed == 0 else {
        later.prepend(part)
        isWaiting = true
        return
      }
      if let answer = find(request) {
        held = (request, answer)
        return
      }
      answersOwed += 1
    case .body:
      // It has a body after all.
      guard let held else { break }
      self.held = nil
      answersOwed += 1
      context.fireChannelRead(wrapInboundOut(.head(held.request)))
    case .end:
      guard held != nil else { break }
      answerInTurn(context)
      return
    }
    context.fireChannelRead(wrapInboundOut(part))
  }

  private func answerInTurn(_ context: ChannelHandlerContext) {
    let wait = nextTurn(context)
    guard wait > .zero || !context.channel.isWritable else { return answer(context) }
    isWaiting = true
    guard wait > .zero else { return }
    resume(context, in: wait)
  }

  private func nextTurn(_ context: ChannelHandlerContext) -> TimeAmount {
    let now = context.eventLoop.now
    return networks.isEmpty
      ? ownTurns.take(step: Self.ownStep, at: now) : pace.wait(of: networks, at: now)
  }

  private func resume(_ context: ChannelHandlerContext, in wait: TimeAmount) {
    // A task for now would run before the thread looks at other connections again.
    turn = context.eventLoop.assumeIsolated().scheduleTask(in: wait) {
      self.turn = nil
      self.resume(context)
    }
  }

  private func resume(_ context: ChannelHandlerContext) {
    guard context.channel.isWritable, context.channel.isActive, answersOwed == 0 else { return }
    isWaiting = false
    answer(context)
    while !isWaiting, let part = later.popFirst() { take(part, context) }
    // What is above takes nothing before that.
    context.fireChannelReadComplete()
    guard !isWaiting else { return }
    if isReadOwed {
      isReadOwed = false
      context.read()
    }
    guard isInputClosed else { return }
    isInputClosed = false
    context.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
  }

  private func answer(_ context: ChannelHandlerContext) {
    guard let answer = held?.answer else { return }
    held = nil
    context.write(wrapOutboundOut(.head(answer.head)), promise: nil)
    context.write(wrapOutboundOut(.body(answer.body)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
