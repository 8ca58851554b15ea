internal import Glibc

/// The machine's processors.
public enum Processors {
  /// How many are in use, as the kernel says now; at least one.
  public static var online: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
