// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/security_token.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension SecurityTokenPolicyDescriptorType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenPolicyDescriptorType: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenPolicyDescriptorType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorType>) {
    gatehouse__identity_federation__v1__security_token_policy_descriptor_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorType>) throws(ProtobufError) {
    self.arn = try readString(c.pointee.arn, "SecurityTokenPolicyDescriptorType.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.arn = try arena.string(self.arn, "SecurityTokenPolicyDescriptorType.arn")
  }
}

enum SecurityTokenPolicyDescriptorListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorListType>?) throws(ProtobufError) -> [SecurityTokenPolicyDescriptorType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SecurityTokenPolicyDescriptorType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SecurityTokenPolicyDescriptorListType.self)
    gatehouse__identity_federation__v1__security_token_policy_descriptor_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension SecurityTokenTag: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenTag: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenTag"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTag>) {
    gatehouse__identity_federation__v1__security_token_tag__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTag>) throws(ProtobufError) {
    self.key = try readString(c.pointee.key, "SecurityTokenTag.key")
    self.value = try readString(c.pointee.value, "SecurityTokenTag.value")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTag>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.key = try arena.string(self.key, "SecurityTokenTag.key")
    c.pointee.value = try arena.string(self.value, "SecurityTokenTag.value")
  }
}

enum SecurityTokenTagListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTagListType>?) throws(ProtobufError) -> [SecurityTokenTag]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SecurityTokenTag]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTagListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SecurityTokenTagListType.self)
    gatehouse__identity_federation__v1__security_token_tag_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

enum SecurityTokenTagKeyListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTagKeyListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SecurityTokenTagKeyListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenTagKeyListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SecurityTokenTagKeyListType.self)
    gatehouse__identity_federation__v1__security_token_tag_key_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SecurityTokenTagKeyListType.member")
    return c
  }
}

extension SecurityTokenProvidedContext: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenProvidedContext: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenProvidedContext"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenProvidedContext>) {
    gatehouse__identity_federation__v1__security_token_provided_context__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenProvidedContext>) throws(ProtobufError) {
    self.providerArn = try readString(c.pointee.provider_arn, "SecurityTokenProvidedContext.provider_arn")
    self.contextAssertion = try readString(c.pointee.context_assertion, "SecurityTokenProvidedContext.context_assertion")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenProvidedContext>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.provider_arn = try arena.string(self.providerArn, "SecurityTokenProvidedContext.provider_arn")
    c.pointee.context_assertion = try arena.string(self.contextAssertion, "SecurityTokenProvidedContext.context_assertion")
  }
}

enum SecurityTokenProvidedContextsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenProvidedContextsListType>?) throws(ProtobufError) -> [SecurityTokenProvidedContext]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [SecurityTokenProvidedContext]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenProvidedContextsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SecurityTokenProvidedContextsListType.self)
    gatehouse__identity_federation__v1__security_token_provided_contexts_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension AssumeRoleRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleRequest>) {
    gatehouse__identity_federation__v1__assume_role_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleRequest>) throws(ProtobufError) {
    self.roleArn = try readString(c.pointee.role_arn, "AssumeRoleRequest.role_arn")
    self.roleSessionName = try readString(c.pointee.role_session_name, "AssumeRoleRequest.role_session_name")
    self.policyArns = try SecurityTokenPolicyDescriptorListTypeWire.read(c.pointee.policy_arns)
    self.policy = try readString(c.pointee.policy, "AssumeRoleRequest.policy")
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.tags = try SecurityTokenTagListTypeWire.read(c.pointee.tags)
    self.transitiveTagKeys = try SecurityTokenTagKeyListTypeWire.read(c.pointee.transitive_tag_keys)
    self.externalId = try readString(c.pointee.external_id, "AssumeRoleRequest.external_id")
    self.serialNumber = try readString(c.pointee.serial_number, "AssumeRoleRequest.serial_number")
    self.tokenCode = try readString(c.pointee.token_code, "AssumeRoleRequest.token_code")
    self.sourceIdentity = try readString(c.pointee.source_identity, "AssumeRoleRequest.source_identity")
    self.providedContexts = try SecurityTokenProvidedContextsListTypeWire.read(c.pointee.provided_contexts)
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.role_arn = try arena.string(self.roleArn, "AssumeRoleRequest.role_arn")
    c.pointee.role_session_name = try arena.string(self.roleSessionName, "AssumeRoleRequest.role_session_name")
    c.pointee.policy_arns = try SecurityTokenPolicyDescriptorListTypeWire.write(self.policyArns, arena)
    c.pointee.policy = try arena.string(self.policy, "AssumeRoleRequest.policy")
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    c.pointee.tags = try SecurityTokenTagListTypeWire.write(self.tags, arena)
    c.pointee.transitive_tag_keys = try SecurityTokenTagKeyListTypeWire.write(self.transitiveTagKeys, arena)
    c.pointee.external_id = try arena.string(self.externalId, "AssumeRoleRequest.external_id")
    c.pointee.serial_number = try arena.string(self.serialNumber, "AssumeRoleRequest.serial_number")
    c.pointee.token_code = try arena.string(self.tokenCode, "AssumeRoleRequest.token_code")
    c.pointee.source_identity = try arena.string(self.sourceIdentity, "AssumeRoleRequest.source_identity")
    c.pointee.provided_contexts = try SecurityTokenProvidedContextsListTypeWire.write(self.providedContexts, arena)
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension SecurityTokenCredentials: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenCredentials: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenCredentials"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenCredentials>) {
    gatehouse__identity_federation__v1__security_token_credentials__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenCredentials>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "SecurityTokenCredentials.access_key_id")
    self.secretAccessKey = try readText(c.pointee.has_secret_access_key, c.pointee.secret_access_key, "SecurityTokenCredentials.secret_access_key")
    self.sessionToken = try readText(c.pointee.has_session_token, c.pointee.session_token, "SecurityTokenCredentials.session_token")
    self.expirationUnixMillis = c.pointee.has_expiration_unix_millis != 0 ? c.pointee.expiration_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenCredentials>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "SecurityTokenCredentials.access_key_id")
    if let secretAccessKey = self.secretAccessKey {
      c.pointee.has_secret_access_key = 1
      c.pointee.secret_access_key = try arena.data(of: secretAccessKey)
    }
    if let sessionToken = self.sessionToken {
      c.pointee.has_session_token = 1
      c.pointee.session_token = try arena.data(of: sessionToken)
    }
    if let expirationUnixMillis = self.expirationUnixMillis {
      c.pointee.has_expiration_unix_millis = 1
      c.pointee.expiration_unix_millis = expirationUnixMillis
    }
  }
}

extension SecurityTokenAssumedRoleUser: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenAssumedRoleUser: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenAssumedRoleUser"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenAssumedRoleUser>) {
    gatehouse__identity_federation__v1__security_token_assumed_role_user__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenAssumedRoleUser>) throws(ProtobufError) {
    self.assumedRoleId = try readString(c.pointee.assumed_role_id, "SecurityTokenAssumedRoleUser.assumed_role_id")
    self.arn = try readString(c.pointee.arn, "SecurityTokenAssumedRoleUser.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenAssumedRoleUser>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.assumed_role_id = try arena.string(self.assumedRoleId, "SecurityTokenAssumedRoleUser.assumed_role_id")
    c.pointee.arn = try arena.string(self.arn, "SecurityTokenAssumedRoleUser.arn")
  }
}

extension AssumeRoleResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleResponse>) {
    gatehouse__identity_federation__v1__assume_role_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.assumedRoleUser = try readMessage(c.pointee.assumed_role_user)
    self.packedPolicySize = c.pointee.has_packed_policy_size != 0 ? c.pointee.packed_policy_size : nil
    self.sourceIdentity = try readString(c.pointee.source_identity, "AssumeRoleResponse.source_identity")
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    c.pointee.assumed_role_user = try arena.message(self.assumedRoleUser)
    if let packedPolicySize = self.packedPolicySize {
      c.pointee.has_packed_policy_size = 1
      c.pointee.packed_policy_size = packedPolicySize
    }
    c.pointee.source_identity = try arena.string(self.sourceIdentity, "AssumeRoleResponse.source_identity")
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

extension AssumeRoleWithSAMLRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleWithSAMLRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleWithSAMLRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithSAMLRequest>) {
    gatehouse__identity_federation__v1__assume_role_with_samlrequest__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithSAMLRequest>) throws(ProtobufError) {
    self.roleArn = try readString(c.pointee.role_arn, "AssumeRoleWithSAMLRequest.role_arn")
    self.principalArn = try readString(c.pointee.principal_arn, "AssumeRoleWithSAMLRequest.principal_arn")
    self.samlAssertion = try readText(c.pointee.has_saml_assertion, c.pointee.saml_assertion, "AssumeRoleWithSAMLRequest.saml_assertion")
    self.policyArns = try SecurityTokenPolicyDescriptorListTypeWire.read(c.pointee.policy_arns)
    self.policy = try readString(c.pointee.policy, "AssumeRoleWithSAMLRequest.policy")
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithSAMLRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.role_arn = try arena.string(self.roleArn, "AssumeRoleWithSAMLRequest.role_arn")
    c.pointee.principal_arn = try arena.string(self.principalArn, "AssumeRoleWithSAMLRequest.principal_arn")
    if let samlAssertion = self.samlAssertion {
      c.pointee.has_saml_assertion = 1
      c.pointee.saml_assertion = try arena.data(of: samlAssertion)
    }
    c.pointee.policy_arns = try SecurityTokenPolicyDescriptorListTypeWire.write(self.policyArns, arena)
    c.pointee.policy = try arena.string(self.policy, "AssumeRoleWithSAMLRequest.policy")
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension AssumeRoleWithSAMLResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleWithSAMLResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleWithSAMLResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithSAMLResponse>) {
    gatehouse__identity_federation__v1__assume_role_with_samlresponse__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithSAMLResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.assumedRoleUser = try readMessage(c.pointee.assumed_role_user)
    self.packedPolicySize = c.pointee.has_packed_policy_size != 0 ? c.pointee.packed_policy_size : nil
    self.subject = try readString(c.pointee.subject, "AssumeRoleWithSAMLResponse.subject")
    self.subjectType = try readString(c.pointee.subject_type, "AssumeRoleWithSAMLResponse.subject_type")
    self.issuer = try readString(c.pointee.issuer, "AssumeRoleWithSAMLResponse.issuer")
    self.audience = try readString(c.pointee.audience, "AssumeRoleWithSAMLResponse.audience")
    self.nameQualifier = try readString(c.pointee.name_qualifier, "AssumeRoleWithSAMLResponse.name_qualifier")
    self.sourceIdentity = try readString(c.pointee.source_identity, "AssumeRoleWithSAMLResponse.source_identity")
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithSAMLResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    c.pointee.assumed_role_user = try arena.message(self.assumedRoleUser)
    if let packedPolicySize = self.packedPolicySize {
      c.pointee.has_packed_policy_size = 1
      c.pointee.packed_policy_size = packedPolicySize
    }
    c.pointee.subject = try arena.string(self.subject, "AssumeRoleWithSAMLResponse.subject")
    c.pointee.subject_type = try arena.string(self.subjectType, "AssumeRoleWithSAMLResponse.subject_type")
    c.pointee.issuer = try arena.string(self.issuer, "AssumeRoleWithSAMLResponse.issuer")
    c.pointee.audience = try arena.string(self.audience, "AssumeRoleWithSAMLResponse.audience")
    c.pointee.name_qualifier = try arena.string(self.nameQualifier, "AssumeRoleWithSAMLResponse.name_qualifier")
    c.pointee.source_identity = try arena.string(self.sourceIdentity, "AssumeRoleWithSAMLResponse.source_identity")
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

extension AssumeRoleWithWebIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleWithWebIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleWithWebIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityRequest>) {
    gatehouse__identity_federation__v1__assume_role_with_web_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityRequest>) throws(ProtobufError) {
    self.roleArn = try readString(c.pointee.role_arn, "AssumeRoleWithWebIdentityRequest.role_arn")
    self.roleSessionName = try readString(c.pointee.role_session_name, "AssumeRoleWithWebIdentityRequest.role_session_name")
    self.webIdentityToken = try readText(c.pointee.has_web_identity_token, c.pointee.web_identity_token, "AssumeRoleWithWebIdentityRequest.web_identity_token")
    self.providerId = try readString(c.pointee.provider_id, "AssumeRoleWithWebIdentityRequest.provider_id")
    self.policyArns = try SecurityTokenPolicyDescriptorListTypeWire.read(c.pointee.policy_arns)
    self.policy = try readString(c.pointee.policy, "AssumeRoleWithWebIdentityRequest.policy")
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.role_arn = try arena.string(self.roleArn, "AssumeRoleWithWebIdentityRequest.role_arn")
    c.pointee.role_session_name = try arena.string(self.roleSessionName, "AssumeRoleWithWebIdentityRequest.role_session_name")
    if let webIdentityToken = self.webIdentityToken {
      c.pointee.has_web_identity_token = 1
      c.pointee.web_identity_token = try arena.data(of: webIdentityToken)
    }
    c.pointee.provider_id = try arena.string(self.providerId, "AssumeRoleWithWebIdentityRequest.provider_id")
    c.pointee.policy_arns = try SecurityTokenPolicyDescriptorListTypeWire.write(self.policyArns, arena)
    c.pointee.policy = try arena.string(self.policy, "AssumeRoleWithWebIdentityRequest.policy")
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension AssumeRoleWithWebIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRoleWithWebIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRoleWithWebIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityResponse>) {
    gatehouse__identity_federation__v1__assume_role_with_web_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.subjectFromWebIdentityToken = try readString(c.pointee.subject_from_web_identity_token, "AssumeRoleWithWebIdentityResponse.subject_from_web_identity_token")
    self.assumedRoleUser = try readMessage(c.pointee.assumed_role_user)
    self.packedPolicySize = c.pointee.has_packed_policy_size != 0 ? c.pointee.packed_policy_size : nil
    self.provider = try readString(c.pointee.provider, "AssumeRoleWithWebIdentityResponse.provider")
    self.audience = try readString(c.pointee.audience, "AssumeRoleWithWebIdentityResponse.audience")
    self.sourceIdentity = try readString(c.pointee.source_identity, "AssumeRoleWithWebIdentityResponse.source_identity")
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRoleWithWebIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    c.pointee.subject_from_web_identity_token = try arena.string(self.subjectFromWebIdentityToken, "AssumeRoleWithWebIdentityResponse.subject_from_web_identity_token")
    c.pointee.assumed_role_user = try arena.message(self.assumedRoleUser)
    if let packedPolicySize = self.packedPolicySize {
      c.pointee.has_packed_policy_size = 1
      c.pointee.packed_policy_size = packedPolicySize
    }
    c.pointee.provider = try arena.string(self.provider, "AssumeRoleWithWebIdentityResponse.provider")
    c.pointee.audience = try arena.string(self.audience, "AssumeRoleWithWebIdentityResponse.audience")
    c.pointee.source_identity = try arena.string(self.sourceIdentity, "AssumeRoleWithWebIdentityResponse.source_identity")
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

extension AssumeRootRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRootRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRootRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRootRequest>) {
    gatehouse__identity_federation__v1__assume_root_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRootRequest>) throws(ProtobufError) {
    self.targetPrincipal = try readString(c.pointee.target_principal, "AssumeRootRequest.target_principal")
    self.taskPolicyArn = try readMessage(c.pointee.task_policy_arn)
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRootRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.target_principal = try arena.string(self.targetPrincipal, "AssumeRootRequest.target_principal")
    c.pointee.task_policy_arn = try arena.message(self.taskPolicyArn)
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension AssumeRootResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AssumeRootResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.AssumeRootResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRootResponse>) {
    gatehouse__identity_federation__v1__assume_root_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__AssumeRootResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.sourceIdentity = try readString(c.pointee.source_identity, "AssumeRootResponse.source_identity")
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__AssumeRootResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    c.pointee.source_identity = try arena.string(self.sourceIdentity, "AssumeRootResponse.source_identity")
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

extension DecodeAuthorizationMessageRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DecodeAuthorizationMessageRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DecodeAuthorizationMessageRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DecodeAuthorizationMessageRequest>) {
    gatehouse__identity_federation__v1__decode_authorization_message_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DecodeAuthorizationMessageRequest>) throws(ProtobufError) {
    self.encodedMessage = try readString(c.pointee.encoded_message, "DecodeAuthorizationMessageRequest.encoded_message")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DecodeAuthorizationMessageRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.encoded_message = try arena.string(self.encodedMessage, "DecodeAuthorizationMessageRequest.encoded_message")
  }
}

extension DecodeAuthorizationMessageResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DecodeAuthorizationMessageResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.DecodeAuthorizationMessageResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DecodeAuthorizationMessageResponse>) {
    gatehouse__identity_federation__v1__decode_authorization_message_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__DecodeAuthorizationMessageResponse>) throws(ProtobufError) {
    self.decodedMessage = try readString(c.pointee.decoded_message, "DecodeAuthorizationMessageResponse.decoded_message")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__DecodeAuthorizationMessageResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.decoded_message = try arena.string(self.decodedMessage, "DecodeAuthorizationMessageResponse.decoded_message")
  }
}

extension GetAccessKeyInfoRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetAccessKeyInfoRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetAccessKeyInfoRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetAccessKeyInfoRequest>) {
    gatehouse__identity_federation__v1__get_access_key_info_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetAccessKeyInfoRequest>) throws(ProtobufError) {
    self.accessKeyId = try readString(c.pointee.access_key_id, "GetAccessKeyInfoRequest.access_key_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetAccessKeyInfoRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.access_key_id = try arena.string(self.accessKeyId, "GetAccessKeyInfoRequest.access_key_id")
  }
}

extension GetAccessKeyInfoResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetAccessKeyInfoResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetAccessKeyInfoResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetAccessKeyInfoResponse>) {
    gatehouse__identity_federation__v1__get_access_key_info_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetAccessKeyInfoResponse>) throws(ProtobufError) {
    self.account = try readString(c.pointee.account, "GetAccessKeyInfoResponse.account")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetAccessKeyInfoResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.account = try arena.string(self.account, "GetAccessKeyInfoResponse.account")
  }
}

extension GetCallerIdentityRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCallerIdentityRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetCallerIdentityRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityRequest>) {
    gatehouse__identity_federation__v1__get_caller_identity_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityRequest>) throws(ProtobufError) {
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
  }
}

extension GetCallerIdentityResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCallerIdentityResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetCallerIdentityResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityResponse>) {
    gatehouse__identity_federation__v1__get_caller_identity_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityResponse>) throws(ProtobufError) {
    self.userId = try readString(c.pointee.user_id, "GetCallerIdentityResponse.user_id")
    self.account = try readString(c.pointee.account, "GetCallerIdentityResponse.account")
    self.arn = try readString(c.pointee.arn, "GetCallerIdentityResponse.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetCallerIdentityResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_id = try arena.string(self.userId, "GetCallerIdentityResponse.user_id")
    c.pointee.account = try arena.string(self.account, "GetCallerIdentityResponse.account")
    c.pointee.arn = try arena.string(self.arn, "GetCallerIdentityResponse.arn")
  }
}

extension GetDelegatedAccessTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetDelegatedAccessTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetDelegatedAccessTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetDelegatedAccessTokenRequest>) {
    gatehouse__identity_federation__v1__get_delegated_access_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetDelegatedAccessTokenRequest>) throws(ProtobufError) {
    self.tradeInToken = try readText(c.pointee.has_trade_in_token, c.pointee.trade_in_token, "GetDelegatedAccessTokenRequest.trade_in_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetDelegatedAccessTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let tradeInToken = self.tradeInToken {
      c.pointee.has_trade_in_token = 1
      c.pointee.trade_in_token = try arena.data(of: tradeInToken)
    }
  }
}

extension GetDelegatedAccessTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetDelegatedAccessTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetDelegatedAccessTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetDelegatedAccessTokenResponse>) {
    gatehouse__identity_federation__v1__get_delegated_access_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetDelegatedAccessTokenResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.packedPolicySize = c.pointee.has_packed_policy_size != 0 ? c.pointee.packed_policy_size : nil
    self.assumedPrincipal = try readString(c.pointee.assumed_principal, "GetDelegatedAccessTokenResponse.assumed_principal")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetDelegatedAccessTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    if let packedPolicySize = self.packedPolicySize {
      c.pointee.has_packed_policy_size = 1
      c.pointee.packed_policy_size = packedPolicySize
    }
    c.pointee.assumed_principal = try arena.string(self.assumedPrincipal, "GetDelegatedAccessTokenResponse.assumed_principal")
  }
}

extension GetFederationTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetFederationTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetFederationTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetFederationTokenRequest>) {
    gatehouse__identity_federation__v1__get_federation_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetFederationTokenRequest>) throws(ProtobufError) {
    self.name = try readString(c.pointee.name, "GetFederationTokenRequest.name")
    self.policy = try readString(c.pointee.policy, "GetFederationTokenRequest.policy")
    self.policyArns = try SecurityTokenPolicyDescriptorListTypeWire.read(c.pointee.policy_arns)
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.tags = try SecurityTokenTagListTypeWire.read(c.pointee.tags)
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetFederationTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.name = try arena.string(self.name, "GetFederationTokenRequest.name")
    c.pointee.policy = try arena.string(self.policy, "GetFederationTokenRequest.policy")
    c.pointee.policy_arns = try SecurityTokenPolicyDescriptorListTypeWire.write(self.policyArns, arena)
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    c.pointee.tags = try SecurityTokenTagListTypeWire.write(self.tags, arena)
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension SecurityTokenFederatedUser: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension SecurityTokenFederatedUser: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.SecurityTokenFederatedUser"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenFederatedUser>) {
    gatehouse__identity_federation__v1__security_token_federated_user__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__SecurityTokenFederatedUser>) throws(ProtobufError) {
    self.federatedUserId = try readString(c.pointee.federated_user_id, "SecurityTokenFederatedUser.federated_user_id")
    self.arn = try readString(c.pointee.arn, "SecurityTokenFederatedUser.arn")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenFederatedUser>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.federated_user_id = try arena.string(self.federatedUserId, "SecurityTokenFederatedUser.federated_user_id")
    c.pointee.arn = try arena.string(self.arn, "SecurityTokenFederatedUser.arn")
  }
}

extension GetFederationTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetFederationTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetFederationTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetFederationTokenResponse>) {
    gatehouse__identity_federation__v1__get_federation_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetFederationTokenResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.federatedUser = try readMessage(c.pointee.federated_user)
    self.packedPolicySize = c.pointee.has_packed_policy_size != 0 ? c.pointee.packed_policy_size : nil
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetFederationTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    c.pointee.federated_user = try arena.message(self.federatedUser)
    if let packedPolicySize = self.packedPolicySize {
      c.pointee.has_packed_policy_size = 1
      c.pointee.packed_policy_size = packedPolicySize
    }
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

extension GetSessionTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetSessionTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetSessionTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetSessionTokenRequest>) {
    gatehouse__identity_federation__v1__get_session_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetSessionTokenRequest>) throws(ProtobufError) {
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.serialNumber = try readString(c.pointee.serial_number, "GetSessionTokenRequest.serial_number")
    self.tokenCode = try readString(c.pointee.token_code, "GetSessionTokenRequest.token_code")
    self.minimumSessionTokenSize = c.pointee.has_minimum_session_token_size != 0 ? c.pointee.minimum_session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetSessionTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    c.pointee.serial_number = try arena.string(self.serialNumber, "GetSessionTokenRequest.serial_number")
    c.pointee.token_code = try arena.string(self.tokenCode, "GetSessionTokenRequest.token_code")
    if let minimumSessionTokenSize = self.minimumSessionTokenSize {
      c.pointee.has_minimum_session_token_size = 1
      c.pointee.minimum_session_token_size = minimumSessionTokenSize
    }
  }
}

extension GetSessionTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetSessionTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetSessionTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetSessionTokenResponse>) {
    gatehouse__identity_federation__v1__get_session_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetSessionTokenResponse>) throws(ProtobufError) {
    self.credentials = try readMessage(c.pointee.credentials)
    self.sessionTokenUtilization = c.pointee.has_session_token_utilization != 0 ? c.pointee.session_token_utilization : nil
    self.sessionTokenSize = c.pointee.has_session_token_size != 0 ? c.pointee.session_token_size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetSessionTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.credentials = try arena.message(self.credentials)
    if let sessionTokenUtilization = self.sessionTokenUtilization {
      c.pointee.has_session_token_utilization = 1
      c.pointee.session_token_utilization = sessionTokenUtilization
    }
    if let sessionTokenSize = self.sessionTokenSize {
      c.pointee.has_session_token_size = 1
      c.pointee.session_token_size = sessionTokenSize
    }
  }
}

enum SecurityTokenWebIdentityTokenAudienceListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenWebIdentityTokenAudienceListType>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "SecurityTokenWebIdentityTokenAudienceListType.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__SecurityTokenWebIdentityTokenAudienceListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__SecurityTokenWebIdentityTokenAudienceListType.self)
    gatehouse__identity_federation__v1__security_token_web_identity_token_audience_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "SecurityTokenWebIdentityTokenAudienceListType.member")
    return c
  }
}

extension GetWebIdentityTokenRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetWebIdentityTokenRequest: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetWebIdentityTokenRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetWebIdentityTokenRequest>) {
    gatehouse__identity_federation__v1__get_web_identity_token_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetWebIdentityTokenRequest>) throws(ProtobufError) {
    self.audience = try SecurityTokenWebIdentityTokenAudienceListTypeWire.read(c.pointee.audience)
    self.durationSeconds = c.pointee.has_duration_seconds != 0 ? c.pointee.duration_seconds : nil
    self.signingAlgorithm = try readString(c.pointee.signing_algorithm, "GetWebIdentityTokenRequest.signing_algorithm")
    self.tags = try SecurityTokenTagListTypeWire.read(c.pointee.tags)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetWebIdentityTokenRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.audience = try SecurityTokenWebIdentityTokenAudienceListTypeWire.write(self.audience, arena)
    if let durationSeconds = self.durationSeconds {
      c.pointee.has_duration_seconds = 1
      c.pointee.duration_seconds = durationSeconds
    }
    c.pointee.signing_algorithm = try arena.string(self.signingAlgorithm, "GetWebIdentityTokenRequest.signing_algorithm")
    c.pointee.tags = try SecurityTokenTagListTypeWire.write(self.tags, arena)
  }
}

extension GetWebIdentityTokenResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetWebIdentityTokenResponse: CMessage {
  package static let messageName: String = "gatehouse.identity_federation.v1.GetWebIdentityTokenResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetWebIdentityTokenResponse>) {
    gatehouse__identity_federation__v1__get_web_identity_token_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__IdentityFederation__V1__GetWebIdentityTokenResponse>) throws(ProtobufError) {
    self.webIdentityToken = try readText(c.pointee.has_web_identity_token, c.pointee.web_identity_token, "GetWebIdentityTokenResponse.web_identity_token")
    self.expirationUnixMillis = c.pointee.has_expiration_unix_millis != 0 ? c.pointee.expiration_unix_millis : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__GetWebIdentityTokenResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let webIdentityToken = self.webIdentityToken {
      c.pointee.has_web_identity_token = 1
      c.pointee.web_identity_token = try arena.data(of: webIdentityToken)
    }
    if let expirationUnixMillis = self.expirationUnixMillis {
      c.pointee.has_expiration_unix_millis = 1
      c.pointee.expiration_unix_millis = expirationUnixMillis
    }
  }
}
