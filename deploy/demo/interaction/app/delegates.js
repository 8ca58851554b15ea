/** Who is told what the library asks of the app, in its order. */
export class Delegates {
  #all = new Set();

  add(delegate) {
    this.#all.add(delegate);
    return () => this.#all.delete(delegate);
  }

  emit(interaction) {
    for (const delegate of [...this.#all]) {
      try {
        Delegates.#tell(delegate, interaction);
      } catch (error) {
        // An app's fault ends neither the flow nor what others are told.
        reportError(error);
      }
    }
  }

  static #tell(delegate, interaction) {
    const { name, session, accounts, stopped, info } = interaction;
    if (name === "secondFactor") delegate.secondFactor?.(stopped, info, session);
    else delegate[name]?.(session, accounts);
  }

  async *interactions() {
    const queue = [];
    let wake = () => {};
    const put = (interaction) => {
      queue.push(interaction);
      wake();
    };
    const end = this.add({
      confirmLogin: (session, accounts) => put({ name: "confirmLogin", session, accounts }),
      confirmEnrol: (session, accounts) => put({ name: "confirmEnrol", session, accounts }),
      secondFactor: (stopped, info, session) => put({ name: "secondFactor", stopped, info, session }),
    });
    try {
      for (;;) {
        while (queue.length > 0) yield queue.shift();
        await new Promise((resolve) => { wake = resolve; });
      }
    } finally {
      end();
    }
  }
}
