// What tokens say. This is the response of version V2_0.
exports.handler = async (event) => {
  event.response.claimsAndScopeOverrideDetails = {
    idTokenGeneration: { claimsToAddOrOverride: { tenant: 'example' } },
    accessTokenGeneration: { scopesToAdd: ['example/read'] },
  };
  return event;
};
