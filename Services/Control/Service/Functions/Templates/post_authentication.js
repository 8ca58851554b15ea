// After everything was proved, before there are tokens. Throwing refuses them.
exports.handler = async (event) => {
  console.log(`${event.userName} signs in, new device: ${event.request.newDeviceUsed}`);
  return event;
};
