// After a user was confirmed, whatever the function does.
exports.handler = async (event) => {
  console.log(`${event.userName} is confirmed`);
  return event;
};
