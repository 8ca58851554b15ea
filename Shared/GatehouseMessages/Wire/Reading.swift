package import CGatehouseMessages
internal import CLibProtobufC
package import Protobuf

// From the members of a C struct to Swift values. C checks neither UTF-8 nor anything else.

package func readString(
  _ c: UnsafeMutablePointer<CChar>?,
  _ field: @autoclosure () -> String
) throws(ProtobufError) -> String? {
  guard let c else { return nil }
  guard let text = String(validatingCString: c) else { throw .notUTF8(field: field()) }
  return text
}

package func readText(
  _ isPresent: protobuf_c_boolean,
  _ c: ProtobufCBinaryData,
  _ field: @autoclosure () -> String
) throws(ProtobufError) -> String? {
  guard isPresent != 0 else { return nil }
  let bytes = UnsafeBufferPointer(start: c.data, count: c.data == nil ? 0 : c.len)
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw .notUTF8(field: field())
  }
  return text
}

package func readBytes(
  _ isPresent: protobuf_c_boolean,
  _ c: ProtobufCBinaryData
) -> [UInt8]? {
  guard isPresent != 0 else { return nil }
  return [UInt8](UnsafeBufferPointer(start: c.data, count: c.data == nil ? 0 : c.len))
}

package func readStrings(
  _ count: Int,
  _ c: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ field: @autoclosure () -> String
) throws(ProtobufError) -> [String] {
  guard let c else { return [] }
  var values: [String] = []
  values.reserveCapacity(count)
  for index in 0..<count {
    values.append(try readString(c[index], field()) ?? "")
  }
  return values
}

package func readMessage<M: CMessage>(
  _ c: UnsafeMutablePointer<M.C>?
) throws(ProtobufError) -> M? {
  guard let c else { return nil }
  return try M(copying: UnsafePointer(c))
}

package func readMessages<M: CMessage>(
  _ count: Int,
  _ c: UnsafeMutablePointer<UnsafeMutablePointer<M.C>?>?
) throws(ProtobufError) -> [M] {
  guard let c else { return [] }
  var values: [M] = []
  values.reserveCapacity(count)
  for index in 0..<count {
    guard let message = c[index] else { continue }
    values.append(try M(copying: UnsafePointer(message)))
  }
  return values
}
