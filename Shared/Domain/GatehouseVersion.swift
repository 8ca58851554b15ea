/// The version of these programs.
public enum GatehouseVersion {
  /// Major, minor and patch (semver.org); packages add the commit.
  public static let number = "0.1.0"
}
