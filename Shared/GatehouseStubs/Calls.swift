package import Protobuf
package import RPC

// What every stub does around the call itself.

package func encodeRequest<M: ProtobufMessage>(_ request: M) throws(RPCError) -> [UInt8] {
  do throws(ProtobufError) {
    return try request.encoded()
  } catch {
    throw RPCError(.unencodableRequest, log: "\(error)")
  }
}

package func decodeRequest<M: ProtobufMessage>(_ bytes: [UInt8]) throws(RPCError) -> M {
  do throws(ProtobufError) {
    return try M(decoding: bytes)
  } catch {
    throw RPCError(.malformedRequest, log: "\(error)")
  }
}

package func encodeResponse<M: ProtobufMessage>(
  _ response: M
) throws(RPCError) -> [UInt8] {
  do throws(ProtobufError) {
    return try response.encoded()
  } catch {
    throw RPCError(.unencodableResponse, log: "\(error)")
  }
}

package func decodeResponse<M: ProtobufMessage>(_ bytes: [UInt8]) throws(RPCError) -> M {
  do throws(ProtobufError) {
    return try M(decoding: bytes)
  } catch {
    throw RPCError(.malformedResponse, log: "\(error)")
  }
}
