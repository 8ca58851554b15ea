// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/console_pool.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.ConsolePoolService.
public enum ConsolePoolMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.ConsolePoolService"
  /// ShowConsoleClient.
  public static let showConsoleClient: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/ShowConsoleClient")
  /// ListConsoleSessions.
  public static let listConsoleSessions: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/ListConsoleSessions")
  /// ShowConsoleSession.
  public static let showConsoleSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/ShowConsoleSession")
  /// EndConsoleSession.
  public static let endConsoleSession: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/EndConsoleSession")
  /// ListConsoleKeys.
  public static let listConsoleKeys: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/ListConsoleKeys")
  /// RotateConsoleKeys.
  public static let rotateConsoleKeys: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/RotateConsoleKeys")
  /// TestConsoleProvider.
  public static let testConsoleProvider: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/TestConsoleProvider")
  /// TestConsoleFunction.
  public static let testConsoleFunction: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/TestConsoleFunction")
  /// TestConsoleTokens.
  public static let testConsoleTokens: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/TestConsoleTokens")
  /// UploadConsoleImportFile.
  public static let uploadConsoleImportFile: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/UploadConsoleImportFile")
  /// ReadConsoleImportLog.
  public static let readConsoleImportLog: RPCMethod = RPCMethod("gatehouse.authentication.v1.ConsolePoolService/ReadConsoleImportLog")
}

/// What operators ask about one pool beside the public operations.
///
/// For the console. Each call carries the operator's access token, which is proved here, and names the pool in which the role counts.
public protocol ConsolePoolServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// A client as DescribeUserPoolClient has it, without its secret; and its secrets by name and age alone.
  func showConsoleClient(_ request: ShowConsoleClientRequest, context: RPCCallContext) async throws(Failure) -> ShowConsoleClientResponse

  /// A user's active sessions, whether or not the pool tracks sessions.
  func listConsoleSessions(_ request: ListConsoleSessionsRequest, context: RPCCallContext) async throws(Failure) -> ListConsoleSessionsResponse

  /// One session with the steps of its refresh tokens, also one that is over.
  func showConsoleSession(_ request: ShowConsoleSessionRequest, context: RPCCallContext) async throws(Failure) -> ShowConsoleSessionResponse

  /// Ends one session of a user, whether or not the pool tracks sessions.
  ///
  /// For support.
  func endConsoleSession(_ request: EndConsoleSessionRequest, context: RPCCallContext) async throws(Failure) -> EndConsoleSessionResponse

  /// The pool's signing keys, without their secrets.
  func listConsoleKeys(_ request: ListConsoleKeysRequest, context: RPCCallContext) async throws(Failure) -> ListConsoleKeysResponse

  /// Publishes new signing keys, which soon sign.
  ///
  /// For administrators, by a fresh sign-in.
  func rotateConsoleKeys(_ request: RotateConsoleKeysRequest, context: RPCCallContext) async throws(Failure) -> RotateConsoleKeysResponse

  /// Walks a sign-in at a provider as far as that goes without a browser.
  ///
  /// For administrators.
  func testConsoleProvider(_ request: TestConsoleProviderRequest, context: RPCCallContext) async throws(Failure) -> TestConsoleProviderResponse

  /// Calls a pool's function once, which changes nothing here.
  ///
  /// For administrators.
  func testConsoleFunction(_ request: TestConsoleFunctionRequest, context: RPCCallContext) async throws(Failure) -> TestConsoleFunctionResponse

  /// What a user's tokens would say, with what the pool's function changes.
  ///
  /// For administrators.
  func testConsoleTokens(_ request: TestConsoleTokensRequest, context: RPCCallContext) async throws(Failure) -> TestConsoleTokensResponse

  /// Makes a file the one of an import job that waits for it.
  ///
  /// For administrators, by a fresh sign-in.
  func uploadConsoleImportFile(_ request: UploadConsoleImportFileRequest, context: RPCCallContext) async throws(Failure) -> UploadConsoleImportFileResponse

  /// An import job's progress, and its refused rows after a line.
  func readConsoleImportLog(_ request: ReadConsoleImportLogRequest, context: RPCCallContext) async throws(Failure) -> ReadUserImportLogResponse
}

extension ConsolePoolServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(ConsolePoolMethods.showConsoleClient) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowConsoleClientRequest = try decodeRequest(bytes)
      let response: ShowConsoleClientResponse
      do throws(Failure) {
        response = try await self.showConsoleClient(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.listConsoleSessions) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListConsoleSessionsRequest = try decodeRequest(bytes)
      let response: ListConsoleSessionsResponse
      do throws(Failure) {
        response = try await self.listConsoleSessions(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.showConsoleSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ShowConsoleSessionRequest = try decodeRequest(bytes)
      let response: ShowConsoleSessionResponse
      do throws(Failure) {
        response = try await self.showConsoleSession(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.endConsoleSession) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: EndConsoleSessionRequest = try decodeRequest(bytes)
      let response: EndConsoleSessionResponse
      do throws(Failure) {
        response = try await self.endConsoleSession(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.listConsoleKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ListConsoleKeysRequest = try decodeRequest(bytes)
      let response: ListConsoleKeysResponse
      do throws(Failure) {
        response = try await self.listConsoleKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.rotateConsoleKeys) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: RotateConsoleKeysRequest = try decodeRequest(bytes)
      let response: RotateConsoleKeysResponse
      do throws(Failure) {
        response = try await self.rotateConsoleKeys(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.testConsoleProvider) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TestConsoleProviderRequest = try decodeRequest(bytes)
      let response: TestConsoleProviderResponse
      do throws(Failure) {
        response = try await self.testConsoleProvider(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.testConsoleFunction) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TestConsoleFunctionRequest = try decodeRequest(bytes)
      let response: TestConsoleFunctionResponse
      do throws(Failure) {
        response = try await self.testConsoleFunction(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.testConsoleTokens) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: TestConsoleTokensRequest = try decodeRequest(bytes)
      let response: TestConsoleTokensResponse
      do throws(Failure) {
        response = try await self.testConsoleTokens(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.uploadConsoleImportFile) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: UploadConsoleImportFileRequest = try decodeRequest(bytes)
      let response: UploadConsoleImportFileResponse
      do throws(Failure) {
        response = try await self.uploadConsoleImportFile(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(ConsolePoolMethods.readConsoleImportLog) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: ReadConsoleImportLogRequest = try decodeRequest(bytes)
      let response: ReadUserImportLogResponse
      do throws(Failure) {
        response = try await self.readConsoleImportLog(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.ConsolePoolService.
public struct ConsolePoolClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// A client as DescribeUserPoolClient has it, without its secret; and its secrets by name and age alone.
  public func showConsoleClient(_ request: ShowConsoleClientRequest, context: RPCCallContext) async throws(RPCError) -> ShowConsoleClientResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.showConsoleClient, bytes, context: context))
  }

  /// A user's active sessions, whether or not the pool tracks sessions.
  public func listConsoleSessions(_ request: ListConsoleSessionsRequest, context: RPCCallContext) async throws(RPCError) -> ListConsoleSessionsResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.listConsoleSessions, bytes, context: context))
  }

  /// One session with the steps of its refresh tokens, also one that is over.
  public func showConsoleSession(_ request: ShowConsoleSessionRequest, context: RPCCallContext) async throws(RPCError) -> ShowConsoleSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.showConsoleSession, bytes, context: context))
  }

  /// Ends one session of a user, whether or not the pool tracks sessions.
  ///
  /// For support.
  public func endConsoleSession(_ request: EndConsoleSessionRequest, context: RPCCallContext) async throws(RPCError) -> EndConsoleSessionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.endConsoleSession, bytes, context: context))
  }

  /// The pool's signing keys, without their secrets.
  public func listConsoleKeys(_ request: ListConsoleKeysRequest, context: RPCCallContext) async throws(RPCError) -> ListConsoleKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.listConsoleKeys, bytes, context: context))
  }

  /// Publishes new signing keys, which soon sign.
  ///
  /// For administrators, by a fresh sign-in.
  public func rotateConsoleKeys(_ request: RotateConsoleKeysRequest, context: RPCCallContext) async throws(RPCError) -> RotateConsoleKeysResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.rotateConsoleKeys, bytes, context: context))
  }

  /// Walks a sign-in at a provider as far as that goes without a browser.
  ///
  /// For administrators.
  public func testConsoleProvider(_ request: TestConsoleProviderRequest, context: RPCCallContext) async throws(RPCError) -> TestConsoleProviderResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.testConsoleProvider, bytes, context: context))
  }

  /// Calls a pool's function once, which changes nothing here.
  ///
  /// For administrators.
  public func testConsoleFunction(_ request: TestConsoleFunctionRequest, context: RPCCallContext) async throws(RPCError) -> TestConsoleFunctionResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.testConsoleFunction, bytes, context: context))
  }

  /// What a user's tokens would say, with what the pool's function changes.
  ///
  /// For administrators.
  public func testConsoleTokens(_ request: TestConsoleTokensRequest, context: RPCCallContext) async throws(RPCError) -> TestConsoleTokensResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.testConsoleTokens, bytes, context: context))
  }

  /// Makes a file the one of an import job that waits for it.
  ///
  /// For administrators, by a fresh sign-in.
  public func uploadConsoleImportFile(_ request: UploadConsoleImportFileRequest, context: RPCCallContext) async throws(RPCError) -> UploadConsoleImportFileResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.uploadConsoleImportFile, bytes, context: context))
  }

  /// An import job's progress, and its refused rows after a line.
  public func readConsoleImportLog(_ request: ReadConsoleImportLogRequest, context: RPCCallContext) async throws(RPCError) -> ReadUserImportLogResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(ConsolePoolMethods.readConsoleImportLog, bytes, context: context))
  }
}
