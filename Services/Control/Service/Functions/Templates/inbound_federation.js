// What a provider says of a user, before it becomes attributes.
exports.handler = async (event) => {
  const { idToken } = event.request.attributes;
  event.response.userAttributesToMap = { sub: idToken.sub, email: idToken.email.toLowerCase() };
  return event;
};
