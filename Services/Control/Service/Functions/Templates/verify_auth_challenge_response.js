// Whether the answer to a challenge of CUSTOM_AUTH is right.
exports.handler = async (event) => {
  const { privateChallengeParameters, challengeAnswer } = event.request;
  event.response.answerCorrect = challengeAnswer === privateChallengeParameters.answer;
  return event;
};
