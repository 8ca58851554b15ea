/// The scope of every token of a sign-in through the API.
let signInScope = "aws.cognito.signin.user.admin"
