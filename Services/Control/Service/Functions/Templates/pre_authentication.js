// Before a password is judged. Throwing refuses the sign-in.
exports.handler = async (event) => {
  if (event.request.validationData?.app === 'old') {
    throw new Error('This version of the app is too old');
  }
  return event;
};
