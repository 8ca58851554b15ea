// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/terms.proto. Do not edit.

/// Request of CreateTerms.
public struct CreateTermsRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// TermsName.
  ///
  /// Required.
  public var termsName: String?
  /// TermsSource.
  ///
  /// Required. One of LINK.
  public var termsSource: String?
  /// Enforcement.
  ///
  /// Required. One of NONE.
  public var enforcement: String?
  /// Links.
  ///
  /// 1 to 13 members.
  public var links: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    clientId: String? = nil,
    termsName: String? = nil,
    termsSource: String? = nil,
    enforcement: String? = nil,
    links: [String: String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.termsName = termsName
    self.termsSource = termsSource
    self.enforcement = enforcement
    self.links = links
  }
}

/// Cognito's TermsType.
public struct TermsType: Sendable, Hashable {
  /// TermsId.
  ///
  /// Required.
  public var termsId: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// TermsName.
  ///
  /// Required.
  public var termsName: String?
  /// TermsSource.
  ///
  /// Required. One of LINK.
  public var termsSource: String?
  /// Enforcement.
  ///
  /// Required. One of NONE.
  public var enforcement: String?
  /// Links.
  ///
  /// Required. 1 to 13 members.
  public var links: [String: String]?
  /// CreationDate.
  ///
  /// Required.
  public var creationDateUnixMillis: Int64?
  /// LastModifiedDate.
  ///
  /// Required.
  public var lastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    termsId: String? = nil,
    userPoolId: String? = nil,
    clientId: String? = nil,
    termsName: String? = nil,
    termsSource: String? = nil,
    enforcement: String? = nil,
    links: [String: String]? = nil,
    creationDateUnixMillis: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.termsId = termsId
    self.userPoolId = userPoolId
    self.clientId = clientId
    self.termsName = termsName
    self.termsSource = termsSource
    self.enforcement = enforcement
    self.links = links
    self.creationDateUnixMillis = creationDateUnixMillis
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
  }
}

/// Response of CreateTerms.
public struct CreateTermsResponse: Sendable, Hashable {
  /// Terms.
  public var terms: TermsType?

  /// Makes a message; what is not given is absent.
  public init(
    terms: TermsType? = nil
  ) {
    self.terms = terms
  }
}

/// Request of DescribeTerms.
public struct DescribeTermsRequest: Sendable, Hashable {
  /// TermsId.
  ///
  /// Required.
  public var termsId: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    termsId: String? = nil,
    userPoolId: String? = nil
  ) {
    self.termsId = termsId
    self.userPoolId = userPoolId
  }
}

/// Response of DescribeTerms.
public struct DescribeTermsResponse: Sendable, Hashable {
  /// Terms.
  public var terms: TermsType?

  /// Makes a message; what is not given is absent.
  public init(
    terms: TermsType? = nil
  ) {
    self.terms = terms
  }
}

/// Request of DescribeTermsByClient.
public struct DescribeTermsByClientRequest: Sendable, Hashable {
  /// ClientId.
  ///
  /// Required. 1 to 128 characters.
  public var clientId: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// TermsName.
  ///
  /// Required.
  public var termsName: String?

  /// Makes a message; what is not given is absent.
  public init(
    clientId: String? = nil,
    userPoolId: String? = nil,
    termsName: String? = nil
  ) {
    self.clientId = clientId
    self.userPoolId = userPoolId
    self.termsName = termsName
  }
}

/// Response of DescribeTermsByClient.
public struct DescribeTermsByClientResponse: Sendable, Hashable {
  /// Terms.
  public var terms: TermsType?

  /// Makes a message; what is not given is absent.
  public init(
    terms: TermsType? = nil
  ) {
    self.terms = terms
  }
}

/// Request of ListTerms.
public struct ListTermsRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// MaxResults.
  ///
  /// 1 to 60.
  public var maxResults: Int32?
  /// NextToken.
  ///
  /// 0 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    maxResults: Int32? = nil,
    nextToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.maxResults = maxResults
    self.nextToken = nextToken
  }
}

/// Cognito's TermsDescriptionType.
public struct TermsDescriptionType: Sendable, Hashable {
  /// TermsId.
  ///
  /// Required.
  public var termsId: String?
  /// TermsName.
  ///
  /// Required.
  public var termsName: String?
  /// Enforcement.
  ///
  /// Required. One of NONE.
  public var enforcement: String?
  /// CreationDate.
  ///
  /// Required.
  public var creationDateUnixMillis: Int64?
  /// LastModifiedDate.
  ///
  /// Required.
  public var lastModifiedDateUnixMillis: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    termsId: String? = nil,
    termsName: String? = nil,
    enforcement: String? = nil,
    creationDateUnixMillis: Int64? = nil,
    lastModifiedDateUnixMillis: Int64? = nil
  ) {
    self.termsId = termsId
    self.termsName = termsName
    self.enforcement = enforcement
    self.creationDateUnixMillis = creationDateUnixMillis
    self.lastModifiedDateUnixMillis = lastModifiedDateUnixMillis
  }
}

/// Response of ListTerms.
public struct ListTermsResponse: Sendable, Hashable {
  /// Terms.
  ///
  /// Required.
  public var terms: [TermsDescriptionType]?
  /// NextToken.
  ///
  /// 0 to 131072 characters.
  public var nextToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    terms: [TermsDescriptionType]? = nil,
    nextToken: String? = nil
  ) {
    self.terms = terms
    self.nextToken = nextToken
  }
}

/// Request of UpdateTerms.
public struct UpdateTermsRequest: Sendable, Hashable {
  /// TermsId.
  ///
  /// Required.
  public var termsId: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// TermsName.
  public var termsName: String?
  /// TermsSource.
  ///
  /// One of LINK.
  public var termsSource: String?
  /// Enforcement.
  ///
  /// One of NONE.
  public var enforcement: String?
  /// Links.
  ///
  /// 1 to 13 members.
  public var links: [String: String]?

  /// Makes a message; what is not given is absent.
  public init(
    termsId: String? = nil,
    userPoolId: String? = nil,
    termsName: String? = nil,
    termsSource: String? = nil,
    enforcement: String? = nil,
    links: [String: String]? = nil
  ) {
    self.termsId = termsId
    self.userPoolId = userPoolId
    self.termsName = termsName
    self.termsSource = termsSource
    self.enforcement = enforcement
    self.links = links
  }
}

/// Response of UpdateTerms.
public struct UpdateTermsResponse: Sendable, Hashable {
  /// Terms.
  public var terms: TermsType?

  /// Makes a message; what is not given is absent.
  public init(
    terms: TermsType? = nil
  ) {
    self.terms = terms
  }
}

/// Request of DeleteTerms.
public struct DeleteTermsRequest: Sendable, Hashable {
  /// TermsId.
  ///
  /// Required.
  public var termsId: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    termsId: String? = nil,
    userPoolId: String? = nil
  ) {
    self.termsId = termsId
    self.userPoolId = userPoolId
  }
}

/// Response of DeleteTerms; no body on the public side.
public struct DeleteTermsResponse: Sendable, Hashable {

  /// Makes a message; what is not given is absent.
  public init() {}
}
