// A name that no user has: here a directory of one user.
exports.handler = async (event) => {
  const directory = { ann: { password: 'Passw0rd!', email: 'ann@example.com' } };
  const user = directory[event.userName];
  const isSignIn = event.triggerSource === 'UserMigration_Authentication';
  if (!user || (isSignIn && user.password !== event.request.password)) {
    throw new Error('Unknown user or wrong password');
  }
  event.response.userAttributes = { email: user.email, email_verified: 'true' };
  event.response.finalUserStatus = isSignIn ? 'CONFIRMED' : 'RESET_REQUIRED';
  event.response.messageAction = 'SUPPRESS';
  return event;
};
