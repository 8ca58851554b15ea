// Has a Lambda handler of Node.js answer events: one line of JSON in, one out.
const { handler } = require(process.argv[2]);

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const done = (error, event) => console.log(JSON.stringify({ error: error && error.message, event }));
  handler(JSON.parse(line), { done });
});
