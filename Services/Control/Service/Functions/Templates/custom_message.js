// What a message says. The placeholders are filled in afterwards.
exports.handler = async (event) => {
  const { codeParameter } = event.request;
  event.response.emailSubject = 'Your code';
  event.response.emailMessage = `Your code is ${codeParameter}`;
  event.response.smsMessage = `Your code is ${codeParameter}`;
  return event;
};
