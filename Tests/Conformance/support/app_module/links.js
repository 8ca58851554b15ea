// What the module reads in links, or how it refuses them.

const { Link } = await import("./app/index.js");
const read = (text) => {
  try {
    const { server, session } = new Link(text);
    return `${server.address} ${server.pool} ${session}`;
  } catch (error) {
    return error.code;
  }
};
return Object.fromEntries([
  "https://id.example.com/i/us-east-1_A/q83", "https://id.example.com/x/i/p/s",
  "http://127.0.0.1:8080/i/p/s", "http://id.example.com/i/p/s", "https://id.example.com/i/p/s?x",
  "https://a:b@id.example.com/i/p/s", "https://id.example.com/i/p%2f/s",
  "https://id.example.com/j/p/s", "q83",
].map((text) => [text, read(text)]));
