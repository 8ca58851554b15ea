internal import AuthenticationMessages

/// An attribute of a pool's users, with the limits its values must keep.
package struct SchemaAttribute: Sendable, Hashable {
  package enum DataType: String, Sendable {
    case string = "String"
    case number = "Number"
    case dateTime = "DateTime"
    case boolean = "Boolean"
  }

  /// With its prefix: `email`, `custom:tenant`, `dev:custom:rank`.
  package let name: String
  package let dataType: DataType
  package let isRequired: Bool
  /// Whether a value may be changed once it is set.
  package let isMutable: Bool
  /// Whether only an administrator may write it.
  package let isDeveloperOnly: Bool
  /// For a string: how many characters a value has.
  let lengths: ClosedRange<Int>?
  /// For a number: the smallest and the largest value, as decimal text.
  let minimumValue: String?
  let maximumValue: String?

  init(_ attribute: SchemaAttributeType) {
    name = attribute.name ?? ""
    dataType = attribute.attributeDataType.flatMap(DataType.init) ?? .string
    isRequired = attribute.required ?? false
    isMutable = attribute.mutable ?? true
    isDeveloperOnly = attribute.developerOnlyAttribute ?? false
    minimumValue = attribute.numberAttributeConstraints?.minValue
    maximumValue = attribute.numberAttributeConstraints?.maxValue
    lengths = attribute.stringAttributeConstraints.flatMap { constraints in
      let minimum = constraints.minLength.flatMap { Int($0) } ?? 0
      let maximum = constraints.maxLength.flatMap { Int($0) } ?? 2048
      return minimum <= maximum ? minimum...maximum : nil
    }
  }
}
