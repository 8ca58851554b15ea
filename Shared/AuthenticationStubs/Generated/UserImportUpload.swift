// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import_upload.proto. Do not edit.

internal import GatehouseStubs
public import AuthenticationMessages
public import RPC

/// The methods of gatehouse.authentication.v1.UserImportUploadService.
public enum UserImportUploadMethods {
  /// The service's full name.
  public static let service: String = "gatehouse.authentication.v1.UserImportUploadService"
  /// BeginUserImportUpload.
  public static let beginUserImportUpload: RPCMethod = RPCMethod("gatehouse.authentication.v1.UserImportUploadService/BeginUserImportUpload")
  /// AppendToUserImportUpload.
  public static let appendToUserImportUpload: RPCMethod = RPCMethod("gatehouse.authentication.v1.UserImportUploadService/AppendToUserImportUpload")
  /// FinishUserImportUpload.
  public static let finishUserImportUpload: RPCMethod = RPCMethod("gatehouse.authentication.v1.UserImportUploadService/FinishUserImportUpload")
}

/// Takes the files of user import jobs, in pieces.
///
/// For the gateway.
public protocol UserImportUploadServing: Sendable {
  /// What a call fails with.
  associatedtype Failure: RPCFailure

  /// Checks the pre-signed URL and begins a file; an unfinished one before it is given up.
  func beginUserImportUpload(_ request: BeginUserImportUploadRequest, context: RPCCallContext) async throws(Failure) -> BeginUserImportUploadResponse

  /// Adds the next piece of the file.
  func appendToUserImportUpload(_ request: AppendToUserImportUploadRequest, context: RPCCallContext) async throws(Failure) -> AppendToUserImportUploadResponse

  /// Makes the file the job's, in place of any before it.
  func finishUserImportUpload(_ request: FinishUserImportUploadRequest, context: RPCCallContext) async throws(Failure) -> FinishUserImportUploadResponse
}

extension UserImportUploadServing {
  /// Answers this service's methods in the router.
  public func register(in router: inout RPCRouter) {
    router.register(UserImportUploadMethods.beginUserImportUpload) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: BeginUserImportUploadRequest = try decodeRequest(bytes)
      let response: BeginUserImportUploadResponse
      do throws(Failure) {
        response = try await self.beginUserImportUpload(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserImportUploadMethods.appendToUserImportUpload) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: AppendToUserImportUploadRequest = try decodeRequest(bytes)
      let response: AppendToUserImportUploadResponse
      do throws(Failure) {
        response = try await self.appendToUserImportUpload(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
    router.register(UserImportUploadMethods.finishUserImportUpload) {
      (bytes, context) async throws(RPCError) -> [UInt8] in
      let request: FinishUserImportUploadRequest = try decodeRequest(bytes)
      let response: FinishUserImportUploadResponse
      do throws(Failure) {
        response = try await self.finishUserImportUpload(request, context: context)
      } catch {
        throw error.status
      }
      return try encodeResponse(response)
    }
  }
}

/// Calls gatehouse.authentication.v1.UserImportUploadService.
public struct UserImportUploadClient: Sendable {
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Checks the pre-signed URL and begins a file; an unfinished one before it is given up.
  public func beginUserImportUpload(_ request: BeginUserImportUploadRequest, context: RPCCallContext) async throws(RPCError) -> BeginUserImportUploadResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserImportUploadMethods.beginUserImportUpload, bytes, context: context))
  }

  /// Adds the next piece of the file.
  public func appendToUserImportUpload(_ request: AppendToUserImportUploadRequest, context: RPCCallContext) async throws(RPCError) -> AppendToUserImportUploadResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserImportUploadMethods.appendToUserImportUpload, bytes, context: context))
  }

  /// Makes the file the job's, in place of any before it.
  public func finishUserImportUpload(_ request: FinishUserImportUploadRequest, context: RPCCallContext) async throws(RPCError) -> FinishUserImportUploadResponse {
    let bytes: [UInt8] = try encodeRequest(request)
    return try decodeResponse(
      try await channel.call(UserImportUploadMethods.finishUserImportUpload, bytes, context: context))
  }
}
