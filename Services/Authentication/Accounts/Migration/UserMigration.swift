package import AuthenticationCore
internal import AuthenticationTriggers
package import Domain
internal import PublicOperations

/// UserMigration: a name that no user has, which the pool's function may know from elsewhere.
package struct UserMigration: Sendable {
  /// What the client asks for.
  package enum Source: Sendable, Hashable {
    /// A sign-in that shows the password, with ClientMetadata as validationData.
    case authentication(password: String, validationData: [String: String])
    case forgotPassword(clientMetadata: [String: String])

    var text: String {
      switch self {
      case .authentication: "UserMigration_Authentication"
      case .forgotPassword: "UserMigration_ForgotPassword"
      }
    }
  }

  /// What came of it.
  package enum Outcome: Sendable {
    /// No function is asked, or none about such a name.
    case notAsked
    /// The function knows no such user, or does not say who it is (CUS-39).
    case unknown
    /// The user is there now, made by this call or by another in the same moment.
    case there(SignInContext)
  }

  /// The `request` of the event.
  struct Event: Encodable, Sendable {
    /// Absent where the password was forgotten.
    let password: String?
    let validationData: [String: String]?
    let clientMetadata: [String: String]?

    private enum CodingKeys: String, CodingKey {
      case password, validationData, clientMetadata
    }

    /// With null for validation data that was not sent, as Cognito sends it.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(password, forKey: .password)
      try container.encode(validationData, forKey: .validationData)
      try container.encodeIfPresent(clientMetadata, forKey: .clientMetadata)
    }

    init(_ source: Source) {
      switch source {
      case .authentication(let password, let validationData):
        self.password = password
        self.validationData = validationData.forFunctions
        clientMetadata = nil
      case .forgotPassword(let metadata):
        password = nil
        validationData = nil
        clientMetadata = metadata.forFunctions
      }
    }
  }

  /// The `response` of the event.
  struct Response: Decodable, Sendable {
    let userAttributes: [String: String]?
    let finalUserStatus: String?
    let messageAction: String?
    let desiredDeliveryMediums: [String]?
    let forceAliasCreation: Bool?
    let enableSMSMFA: Bool?
  }
}

extension Accounts {
  /// Asks the pool's function about a name that no user has, and makes the user that it describes.
  ///
  /// To be called once the client has proved itself, before anything else is asked or counted of the
  /// user. What the function throws stands in the event alone.
  package func migrate(
    _ name: String,
    _ source: UserMigration.Source,
    _ subject: SignInContext,
    _ call: Call
  ) async throws(AuthenticationFailure) -> UserMigration.Outcome {
    let pool = subject.pool
    guard subject.user == nil, pool.triggers[.userMigration] != nil, pool.mayHaveUser(name) else {
      return .notAsked
    }
    try await checkMigrationRate(of: pool, call)
    let invocation = TriggerCall(
      trigger: .userMigration,
      source: source.text,
      pool: pool,
      client: subject.client.id,
      username: name,
      call: call
    )
    guard let response = try await answer(to: invocation, UserMigration.Event(source)) else {
      return .unknown
    }
    guard let attributes = response.userAttributes, !attributes.isEmpty else {
      call.trail.note(rule: "the function describes no user: UserMigration")
      return .unknown
    }
    let migrated: MigratedUser
    do throws(MigratedUser.Fault) {
      migrated = try MigratedUser(named: name, response, attributes, source, in: pool)
    } catch {
      throw call.refusal(
        .invalidLambdaResponse(error.sentence),
        "the function's user does not fit the pool",
        of: .userMigration
      )
    }
    let cached = ClientAndPool(client: subject.client, pool: pool)
    do throws(AuthenticationFailure) {
      let sub = try await make(migrated, in: pool, call)
      return .there(try await directory.subject(sub: sub, cached: cached, call))
    } catch .usernameExists {
      // Another call made the user in the same moment. By the typed name: a username of the function's
      // choice may be another user's, whom no password was shown for.
      let found = try await directory.subject(named: name, for: subject.client.id, call)
      guard found.user == nil else { return .there(found) }
      throw call.refusal(
        .invalidLambdaResponse("The username of the migrated user is another user's."),
        "the function's username is taken",
        of: .userMigration
      )
    } catch {
      throw error
    }
  }

  /// Strangers cause these calls, and no answer of theirs costs them anything (CUS-40).
  private func checkMigrationRate(
    of pool: UserPoolSettings,
    _ call: Call
  ) async throws(AuthenticationFailure) {
    let bucket = RequestBucket(
      pool: pool.id.text,
      category: "user-migration",
      rate: configuration.migrationsPerSecond
    )
    let isAdmitted: Bool
    do throws(GateFailure) {
      isAdmitted = try await migrationRates.admits(bucket)
    } catch {
      throw AuthenticationFailure(error)
    }
    guard isAdmitted else {
      throw call.refusal(
        .tooManyRequests("Too many requests"),
        "unknown names come too fast to be migrated",
        of: .userMigration
      )
    }
  }

  /// The function's response; nil where it throws.
  private func answer(
    to invocation: TriggerCall,
    _ event: UserMigration.Event
  ) async throws(AuthenticationFailure) -> UserMigration.Response? {
    do throws(AuthenticationFailure) {
      return try await triggers.answer(
        to: invocation,
        request: event,
        response: .object([
          "userAttributes": .null, "forceAliasCreation": .null, "enableSMSMFA": .null,
          "finalUserStatus": .null, "messageAction": .null, "desiredDeliveryMediums": .null,
        ])
      )
    } catch .userLambdaValidation(let sentence) {
      // The client hears what it hears of every unknown name (CUS-39).
      invocation.call.note("the function refused", inWords: sentence)
      return nil
    } catch {
      throw error
    }
  }
}

extension UserPoolSettings {
  /// Whether a user could have the name; the function is not asked about any other.
  fileprivate func mayHaveUser(_ name: String) -> Bool {
    if looksLikeAlias(name) { return true }
    do throws(AuthenticationFailure) {
      try checkNewUsername(name)
      return true
    } catch {
      return false
    }
  }
}

extension AuthenticationFailure {
  /// Where the client reports existence, the words by which clients know that a migration failed.
  package static func migrationFailed(of client: ClientID) -> AuthenticationFailure {
    .userNotFound("Exception migrating user in app client \(client.text).")
  }
}
