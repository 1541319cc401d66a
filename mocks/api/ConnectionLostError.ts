/** There is to be no answer: a host cuts the connection, a `fetch` fails as it does without a network. */
export class ConnectionLostError extends Error {
  constructor() {
    super("The mock was asked to drop the connection.");
    this.name = "ConnectionLostError";
  }
}
