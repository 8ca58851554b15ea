package import JSON

// As a pool's row has them.

extension PoolSecondFactors.Configuration: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("offersSMS", offersSMS)
    json.member("offersSoftwareToken", offersSoftwareToken)
    json.member("namesSoftwareToken", namesSoftwareToken)
    json.member("email", email)
    json.member("webAuthn", webAuthn)
    json.endObject()
  }
}

extension PoolSecondFactors.Configuration: JSONReadable {
  package init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("offersSMS") {
        offersSMS = try Bool(reading: &json)
      } else if json.isNamed("offersSoftwareToken") {
        offersSoftwareToken = try Bool(reading: &json)
      } else if json.isNamed("namesSoftwareToken") {
        namesSoftwareToken = try json.optional()
      } else if json.isNamed("email") {
        email = try json.optional()
      } else if json.isNamed("webAuthn") {
        webAuthn = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}
