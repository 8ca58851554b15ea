// Before a user is made. Throwing refuses the sign-up.
exports.handler = async (event) => {
  const { email } = event.request.userAttributes;
  if (email && !email.endsWith('@example.com')) {
    throw new Error('Only addresses of example.com may sign up');
  }
  return event;
};
