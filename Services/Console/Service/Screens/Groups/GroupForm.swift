internal import AuthenticationMessages
internal import Markup

/// The fields of a group.
struct GroupForm: Sendable {
  let name: String?
  let description: String?
  let precedence: String?

  init(_ group: GroupType) {
    name = group.groupName
    description = group.description
    precedence = group.precedence.map { String($0) }
  }

  init(_ form: FormFields) {
    name = form["group_name"]
    description = form["description"]
    precedence = form["precedence"]
  }

  /// A number; a text that is none is refused as one that is too small.
  var number: Int32? { precedence.map { Int32($0) ?? -1 } }

  var fields: HTML {
    """
    \(Fields.text("description", "Description", description))
    \(Fields.text(
      "precedence",
      "Precedence",
      precedence,
      hint: "A number; of a user’s groups the lowest gives the preferred role. Empty: none.",
      kind: "number"
    ))
    """
  }
}
