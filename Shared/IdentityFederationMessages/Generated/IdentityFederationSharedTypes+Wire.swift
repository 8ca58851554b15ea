// swift-format-ignore-file
// Generated from Proto/gatehouse/identity_federation/v1/identity_federation_shared_types.proto. Do not edit.

internal import CGatehouseMessages
internal import GatehouseMessages
internal import Protobuf

enum IdentityPrincipalTagsWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPrincipalTags>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityPrincipalTags.entry") ?? ""
      values[key] = try readString(entry.pointee.value, "IdentityPrincipalTags.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPrincipalTags>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityPrincipalTags.self)
    gatehouse__identity_federation__v1__identity_principal_tags__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityPrincipalTags__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__IdentityPrincipalTags__EntryEntry.self)
      gatehouse__identity_federation__v1__identity_principal_tags__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityPrincipalTags.entry")
      entry.pointee.value = try arena.string(value, "IdentityPrincipalTags.entry")
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}

enum IdentityLoginsMapWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityLoginsMap>?) throws(ProtobufError) -> [String: String]? {
    guard let c else { return nil }
    var values: [String: String] = [:]
    guard let entries = c.pointee.entry else { return values }
    for index in 0..<c.pointee.n_entry {
      guard let entry = entries[index] else { continue }
      let key: String = try readString(entry.pointee.key, "IdentityLoginsMap.entry") ?? ""
      values[key] = try readText(entry.pointee.has_value, entry.pointee.value, "IdentityLoginsMap.entry") ?? ""
    }
    return values
  }

  static func write(_ values: [String: String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityLoginsMap>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__IdentityFederation__V1__IdentityLoginsMap.self)
    gatehouse__identity_federation__v1__identity_logins_map__init(c)
    let entries = try arena.array(of: UnsafeMutablePointer<Gatehouse__IdentityFederation__V1__IdentityLoginsMap__EntryEntry>?.self, values.count)
    var count = 0
    for (key, value) in values {
      let entry = try arena.one(Gatehouse__IdentityFederation__V1__IdentityLoginsMap__EntryEntry.self)
      gatehouse__identity_federation__v1__identity_logins_map__entry_entry__init(entry)
      entry.pointee.key = try arena.string(key, "IdentityLoginsMap.entry")
      entry.pointee.has_value = 1
      entry.pointee.value = try arena.data(of: value)
      entries[count] = entry
      count += 1
    }
    c.pointee.n_entry = count
    c.pointee.entry = entries
    return c
  }
}
