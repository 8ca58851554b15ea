internal import CLibPQ

extension PostgresConnection {
  /// Puts an execution into what is sent next; false when libpq refuses.
  func execute(_ name: String, _ parameters: SQLParameterWriter) -> Bool {
    let count = parameters.slots.count
    return parameters.bytes.withUnsafeBytes { bytes in
      withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: count) { values in
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * count) { numbers in
          for (index, slot) in parameters.slots.enumerated() {
            let value = slot.start.flatMap { start in
              bytes.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
            }
            values.initializeElement(at: index, to: value)
            numbers.initializeElement(at: index, to: Int32(truncatingIfNeeded: slot.length))
            numbers.initializeElement(at: count + index, to: slot.isBinary ? 1 : 0)
          }
          return PQsendQueryPrepared(
            handle,
            name,
            Int32(truncatingIfNeeded: count),
            values.baseAddress,
            numbers.baseAddress,
            numbers.baseAddress?.advanced(by: count),
            0
          ) == 1
        }
      }
    }
  }
}
