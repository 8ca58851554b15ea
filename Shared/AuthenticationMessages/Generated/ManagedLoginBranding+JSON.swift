// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/managed_login_branding.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension AssetType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("Category", self.category)
    json.member("ColorMode", self.colorMode)
    json.member("Extension", self.`extension`)
    json.base64("Bytes", self.bytes)
    json.member("ResourceId", self.resourceId)
    json.endObject()
  }
}

extension AssetType: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("Category") {
        self.category = try json.optional()
      } else if json.isNamed("ColorMode") {
        self.colorMode = try json.optional()
      } else if json.isNamed("Extension") {
        self.extension = try json.optional()
      } else if json.isNamed("Bytes") {
        self.bytes = try json.base64()
      } else if json.isNamed("ResourceId") {
        self.resourceId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension CreateManagedLoginBrandingRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("UseCognitoProvidedValues", self.useCognitoProvidedValues)
    json.member("Settings", self.settings)
    json.member("Assets", self.assets)
    json.endObject()
  }
}

extension CreateManagedLoginBrandingRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("UseCognitoProvidedValues") {
        self.useCognitoProvidedValues = try json.optional()
      } else if json.isNamed("Settings") {
        self.settings = try json.optional()
      } else if json.isNamed("Assets") {
        self.assets = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ManagedLoginBrandingType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginBrandingId", self.managedLoginBrandingId)
    json.member("UserPoolId", self.userPoolId)
    json.member("UseCognitoProvidedValues", self.useCognitoProvidedValues)
    json.member("Settings", self.settings)
    json.member("Assets", self.assets)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.endObject()
  }
}

extension CreateManagedLoginBrandingResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginBranding", self.managedLoginBranding)
    json.endObject()
  }
}

extension DescribeManagedLoginBrandingRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ManagedLoginBrandingId", self.managedLoginBrandingId)
    json.member("ReturnMergedResources", self.returnMergedResources)
    json.endObject()
  }
}

extension DescribeManagedLoginBrandingRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ManagedLoginBrandingId") {
        self.managedLoginBrandingId = try json.optional()
      } else if json.isNamed("ReturnMergedResources") {
        self.returnMergedResources = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeManagedLoginBrandingResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginBranding", self.managedLoginBranding)
    json.endObject()
  }
}

extension DescribeManagedLoginBrandingByClientRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("ReturnMergedResources", self.returnMergedResources)
    json.endObject()
  }
}

extension DescribeManagedLoginBrandingByClientRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("ReturnMergedResources") {
        self.returnMergedResources = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeManagedLoginBrandingByClientResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginBranding", self.managedLoginBranding)
    json.endObject()
  }
}

extension UpdateManagedLoginBrandingRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ManagedLoginBrandingId", self.managedLoginBrandingId)
    json.member("UseCognitoProvidedValues", self.useCognitoProvidedValues)
    json.member("Settings", self.settings)
    json.member("Assets", self.assets)
    json.endObject()
  }
}

extension UpdateManagedLoginBrandingRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ManagedLoginBrandingId") {
        self.managedLoginBrandingId = try json.optional()
      } else if json.isNamed("UseCognitoProvidedValues") {
        self.useCognitoProvidedValues = try json.optional()
      } else if json.isNamed("Settings") {
        self.settings = try json.optional()
      } else if json.isNamed("Assets") {
        self.assets = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UpdateManagedLoginBrandingResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginBranding", self.managedLoginBranding)
    json.endObject()
  }
}

extension DeleteManagedLoginBrandingRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("ManagedLoginBrandingId", self.managedLoginBrandingId)
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension DeleteManagedLoginBrandingRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("ManagedLoginBrandingId") {
        self.managedLoginBrandingId = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension SetUICustomizationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("CSS", self.css)
    json.base64("ImageFile", self.imageFile)
    json.endObject()
  }
}

extension SetUICustomizationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else if json.isNamed("CSS") {
        self.css = try json.optional()
      } else if json.isNamed("ImageFile") {
        self.imageFile = try json.base64()
      } else {
        try json.skip()
      }
    }
  }
}

extension UICustomizationType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.member("ImageUrl", self.imageUrl)
    json.member("CSS", self.css)
    json.member("CSSVersion", self.cssVersion)
    json.epochSeconds("LastModifiedDate", self.lastModifiedDateUnixMillis)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.endObject()
  }
}

extension SetUICustomizationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UICustomization", self.uiCustomization)
    json.endObject()
  }
}

extension GetUICustomizationRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("ClientId", self.clientId)
    json.endObject()
  }
}

extension GetUICustomizationRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("ClientId") {
        self.clientId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetUICustomizationResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UICustomization", self.uiCustomization)
    json.endObject()
  }
}

extension DeleteManagedLoginBrandingResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
