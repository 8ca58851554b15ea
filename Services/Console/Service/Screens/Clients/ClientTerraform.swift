internal import AuthenticationMessages

/// A client as Terraform has it, without its secret.
struct ClientTerraform: Sendable {
  let text: String

  init(_ client: UserPoolClientType) {
    var lines = [
      "resource \"aws_cognito_user_pool_client\" \"client\" {",
      "  user_pool_id = \(Self.quoted(client.userPoolId ?? ""))",
      "  name         = \(Self.quoted(client.clientName ?? ""))",
    ]
    let lists = [
      ("explicit_auth_flows", client.explicitAuthFlows),
      ("allowed_oauth_flows", client.allowedOAuthFlows),
      ("allowed_oauth_scopes", client.allowedOAuthScopes),
      ("callback_urls", client.callbackUrls), ("logout_urls", client.logoutUrls),
      ("supported_identity_providers", client.supportedIdentityProviders),
    ]
    for (name, values) in lists {
      guard let values, !values.isEmpty else { continue }
      lines.append("  \(name) = [\(values.map(Self.quoted).joined(separator: ", "))]")
    }
    if client.allowedOAuthFlowsUserPoolClient == true {
      lines.append("  allowed_oauth_flows_user_pool_client = true")
    }
    lines.append("}")
    text = lines.joined(separator: "\n")
  }

  /// A text of Terraform's language, in which `${` and `%{` would begin an expression.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("${", with: "$${").replacing("%{", with: "%%{")
    return "\"\(escaped)\""
  }
}
