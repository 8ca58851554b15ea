// Answers the events of one function: each comes by a connection of its own, one after the other.
const fs = require('fs');
const net = require('net');
const path = require('path');

const [file, socketPath] = process.argv.slice(2);
const name = path.basename(path.dirname(file));
// Before it listens: a file that cannot be loaded ends the process, and says why in the terminal.
const { handler } = require(path.resolve(file));
if (typeof handler !== 'function') throw new Error(`${file} exports no handler`);

const invoke = (event, id) =>
  new Promise((resolve, reject) => {
    const done = (error, value) => (error ? reject(error) : resolve(value));
    const context = {
      awsRequestId: id,
      functionName: name,
      done,
      succeed: (value) => done(null, value),
      fail: (error) => done(error || new Error('failed')),
      getRemainingTimeInMillis: () => 5000,
    };
    const returned = handler(event, context, done);
    if (returned && typeof returned.then === 'function') returned.then(resolve, reject);
  });

const told = (error) => ({
  errorMessage: String((error && error.message) || error),
  errorType: (error && error.name) || 'Error',
  trace: String((error && error.stack) || '').split('\n'),
});

let last = Promise.resolve();

// The first line is an id and a length, and so many bytes of event follow.
const serve = (socket) => {
  let received = Buffer.alloc(0);
  let isTaken = false;
  socket.on('error', () => {});
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece]);
    const line = received.indexOf(10);
    if (isTaken || line < 0) return;
    const [id, length] = received.subarray(0, line).toString().split(' ');
    if (received.length < line + 1 + Number(length)) return;
    isTaken = true;
    const text = received.subarray(line + 1).toString();
    last = last
      .then(async () => ({ event: await invoke(JSON.parse(text), id) }))
      .catch((error) => {
        console.error(error);
        return { error: told(error) };
      })
      .then((answer) => socket.end(JSON.stringify(answer)));
  });
};

net.createServer(serve).listen(`${socketPath}.new`, () => fs.renameSync(`${socketPath}.new`, socketPath));
