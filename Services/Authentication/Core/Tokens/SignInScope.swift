/// The scope of every token of a sign-in through the API.
package let signInScope = "aws.cognito.signin.user.admin"
