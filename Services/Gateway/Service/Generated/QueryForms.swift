// swift-format-ignore-file
// Generated from botocore's models and Proto/apis. Do not edit.

internal import GatehouseMessages

extension SecurityTokenPolicyDescriptorType: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.arn = form.text("arn")
  }
}

extension AssumeRoleWithWebIdentityRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
    self.roleArn = form.text("RoleArn")
    self.roleSessionName = form.text("RoleSessionName")
    self.webIdentityToken = form.text("WebIdentityToken")
    self.providerId = form.text("ProviderId")
    self.policyArns = try form.structures("PolicyArns")
    self.policy = form.text("Policy")
    self.durationSeconds = try form.integer("DurationSeconds")
    self.minimumSessionTokenSize = try form.integer("MinimumSessionTokenSize")
  }
}

extension GetCallerIdentityRequest: QueryReadable {
  init(reading form: QueryForm) throws(PublicError) {
    self.init()
  }
}

extension SecurityTokenCredentials: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("AccessKeyId", self.accessKeyId)
    xml.text("SecretAccessKey", self.secretAccessKey)
    xml.text("SessionToken", self.sessionToken)
    xml.instant("Expiration", self.expirationUnixMillis)
  }
}

extension SecurityTokenAssumedRoleUser: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("AssumedRoleId", self.assumedRoleId)
    xml.text("Arn", self.arn)
  }
}

extension AssumeRoleWithWebIdentityResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.structure("Credentials", self.credentials)
    xml.text("SubjectFromWebIdentityToken", self.subjectFromWebIdentityToken)
    xml.structure("AssumedRoleUser", self.assumedRoleUser)
    xml.number("PackedPolicySize", self.packedPolicySize)
    xml.text("Provider", self.provider)
    xml.text("Audience", self.audience)
    xml.text("SourceIdentity", self.sourceIdentity)
    xml.number("SessionTokenUtilization", self.sessionTokenUtilization)
    xml.number("SessionTokenSize", self.sessionTokenSize)
  }
}

extension GetCallerIdentityResponse: XMLWritable {
  func write(to xml: inout XMLWriter) {
    xml.text("UserId", self.userId)
    xml.text("Account", self.account)
    xml.text("Arn", self.arn)
  }
}
