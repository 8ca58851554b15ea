// The relying page: it starts sessions, shows their codes and hears what becomes of them.

const ROOT = "/interaction/v1";

export class Site {
  constructor(client) {
    this.client = client;
  }

  async cognito(operation, body) {
    const answer = await fetch("/", {
      method: "POST",
      headers: {
        "Content-Type": "application/x-amz-json-1.1",
        "X-Amz-Target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${told.__type}: ${told.message}`);
    return told;
  }

  async signInByPassword(username, password) {
    const told = await this.cognito("InitiateAuth", {
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: this.client,
      AuthParameters: { USERNAME: username, PASSWORD: password },
    });
    if (!told.AuthenticationResult) throw new Error(`the sign-in asks for ${told.ChallengeName}`);
    return told.AuthenticationResult.AccessToken;
  }

  async start(members, accessToken) {
    const answer = await fetch(ROOT + "/sessions", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify({ clientId: this.client, ...members }),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${told.error}: ${told.message}`);
    return told;
  }

  call(started, suffix = "", options = {}) {
    return fetch(`${ROOT}/sessions/${started.sessionId}${suffix}`, {
      ...options,
      headers: { Authorization: `Bearer ${started.handle}`, ...options.headers },
    });
  }

  // EventSource cannot send the handle, so the stream is read here.
  async *states(started) {
    let last = 0;
    for (;;) {
      const answer = await this.call(started, "", {
        headers: { Accept: "text/event-stream", "Last-Event-ID": String(last) },
      });
      if (answer.status !== 200) return;
      let rest = "";
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) break;
        rest += value;
        const events = rest.split("\n\n");
        rest = events.pop();
        for (const event of events) {
          const data = event.split("\n").find((line) => line.startsWith("data: "));
          if (!data) continue;
          const state = JSON.parse(data.slice(6));
          last = state.version;
          yield state;
        }
      }
    }
  }

  async tokens(started) {
    const answer = await this.call(started, "/tokens", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ clientId: this.client }),
    });
    const told = await answer.json();
    if (!answer.ok) throw new Error(`${told.error}: ${told.message}`);
    return told.AuthenticationResult;
  }
}
