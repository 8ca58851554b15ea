// Sends a message in the service's place. The code is encrypted for the pool's KMSKeyID.
exports.handler = async (event) => {
  console.log(`a message for ${event.userName}, ${event.request.code.length} characters of ciphertext`);
  return event;
};
