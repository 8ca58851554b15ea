internal import CDriver
internal import Glibc

/// `gatehouse-fuzz READER [arguments of libFuzzer] [folders of inputs]`.
@main
struct GatehouseFuzz {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let reader = Reader(rawValue: arguments[1]) else {
      let names = Reader.allCases.map(\.rawValue).joined(separator: ", ")
      print("gatehouse-fuzz: name one of \(names)")
      exit(2)
    }
    Reader.fuzzed.initialize(to: reader)
    // The name of the reader is left out: libFuzzer takes it for a folder.
    var count = CommandLine.argc - 1
    var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(
      LLVMFuzzerRunDriver(&count, &values) { data, size in
        Reader.fuzzed.pointee.read(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      }
    )
  }
}
