// What a relying page says to Gatehouse: it starts sessions and hears what becomes of them.

const ROOT = "/interaction/v1";
/** What nothing follows. */
const ENDS = new Set(["REDEEMED", "DECLINED", "CANCELLED", "FAILED", "EXPIRED"]);

/** A refusal; `word` is the server's. */
export class SiteRefusal extends Error {
  constructor(word, message) {
    super(message);
    this.word = word;
  }
}

export class Site {
  #client;
  #send;

  /**
   * @param {string} client of a pool that speaks the protocol; it has no secret
   * @param {typeof fetch} send
   */
  constructor(client, send) {
    this.#client = client;
    this.#send = send;
  }

  /** Makes a user. */
  async signUp(username, password) {
    await this.#cognito("SignUp", { Username: username, Password: password });
  }

  /** @returns {Promise<string>} the access token of a sign-in by password */
  async signInByPassword(username, password) {
    const told = await this.#cognito("InitiateAuth", {
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: username, PASSWORD: password },
    });
    if (!told.AuthenticationResult) throw new SiteRefusal(told.ChallengeName, "more is asked for");
    return told.AuthenticationResult.AccessToken;
  }

  /**
   * Starts a session.
   *
   * @param {object} members as the protocol has them
   * @param {string} [accessToken] of an enrolment; client and user are the token's
   * @returns {Promise<object>} `sessionId`, `handle`, `link`, `comparison`
   */
  start(members, accessToken) {
    return this.#json(`${ROOT}/sessions`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify({ ...(!accessToken && { clientId: this.#client }), ...members }),
    });
  }

  /** The address of a session's code. */
  static picture({ sessionId }) {
    return `${ROOT}/sessions/${sessionId}/qr.svg?size=240`;
  }

  /** Takes a session back. */
  async cancel(started) {
    await this.#session(started, "", { method: "DELETE" });
  }

  /** The tokens of an approved sign-in, once. */
  async tokens(started) {
    const answer = await this.#session(started, "/tokens", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ clientId: this.#client }),
    });
    return (await Site.#read(answer)).AuthenticationResult;
  }

  /**
   * The session's states, each once, until its last one or until the reader stops.
   *
   * EventSource cannot send the handle, so the stream is read here. It is closed when the reader stops: a
   * browser has six connections for one server.
   */
  async *states(started) {
    const end = new AbortController();
    let last = 0;
    try {
      for (;;) {
        const answer = await this.#session(started, "", {
          headers: { Accept: "text/event-stream", "Last-Event-ID": String(last) },
          signal: end.signal,
        });
        if (answer.status === 204) return;
        if (!answer.ok) await Site.#read(answer);
        for await (const state of Site.#events(answer.body)) {
          last = state.version;
          yield state;
          if (ENDS.has(state.state)) return;
        }
      }
    } finally {
      end.abort();
    }
  }

  static async *#events(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const events = (rest + value).split("\n\n");
      rest = events.pop();
      for (const event of events) {
        const data = event.split("\n").find((line) => line.startsWith("data: "));
        if (data) yield JSON.parse(data.slice(6));
      }
    }
  }

  #cognito(operation, members) {
    return this.#json("/", {
      method: "POST",
      headers: {
        "Content-Type": "application/x-amz-json-1.1",
        "X-Amz-Target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: this.#client, ...members }),
    });
  }

  #session({ sessionId, handle }, suffix, options) {
    return this.#send(`${ROOT}/sessions/${sessionId}${suffix}`, {
      ...options,
      headers: { Authorization: `Bearer ${handle}`, ...options.headers },
    });
  }

  async #json(address, options) {
    return Site.#read(await this.#send(address, options));
  }

  static async #read(answer) {
    const told = await answer.json();
    if (!answer.ok) throw new SiteRefusal(told.error ?? told.__type, told.message);
    return told;
  }
}
