internal import Glibc

// What libFuzzer calls (FuzzerInterface.h of LLVM); its `main` is the program's.

extension Reader {
  /// The one of this process.
  nonisolated(unsafe) static let fuzzed = UnsafeMutablePointer<Reader>.allocate(capacity: 1)
}

/// Takes the reader's name, the first argument, out of the arguments that libFuzzer reads.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
  count: UnsafeMutablePointer<CInt>,
  arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let values = arguments.pointee
  guard count.pointee > 1, let name = values[1],
    let reader = Reader(rawValue: String(cString: name))
  else {
    let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
    print("gatehouse-fuzz: name one of \(names)")
    exit(2)
  }
  Reader.fuzzed.initialize(to: reader)
  for index in 1..<Int(count.pointee) { values[index] = values[index + 1] }
  count.pointee -= 1
  return 0
}

/// Reads one input.
@_cdecl("LLVMFuzzerTestOneInput")
func read(bytes: UnsafePointer<UInt8>?, count: Int) -> CInt {
  Reader.fuzzed.pointee.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
