import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The open connections of a server, each with its newest response until that has left. */
export class Connections {
  readonly #open = new Map<Socket, ServerResponse | undefined>();

  constructor(server: Server) {
    const open = this.#open;
    // A connection that waits for its next request would hold the last one.
    function forget(this: ServerResponse): void {
      const { socket } = this.req;
      if (open.get(socket) === this) open.set(socket, undefined);
    }
    server.on("connection", (socket: Socket) => {
      open.set(socket, undefined);
      socket.once("close", () => open.delete(socket));
    });
    server.on("request", (request, response) => {
      if (!open.has(request.socket)) return;
      open.set(request.socket, response);
      response.on("close", forget);
    });
    // Without a listener the server destroys every silent connection, also one whose caller waits for a long report, or
    // for more of one that has begun: only a caller who does not read leaves bytes unsent.
    server.on("timeout", (socket: Socket) => {
      const response = open.get(socket);
      if (!response?.req.complete || response.writableLength > 0) socket.destroy();
    });
  }

  get size(): number {
    return this.#open.size;
  }

  has(socket: Socket): boolean {
    return this.#open.has(socket);
  }

  /** The newest response of a connection, until it has left. */
  getResponse(socket: Socket): ServerResponse | undefined {
    return this.#open.get(socket);
  }

  [Symbol.iterator](): IterableIterator<Socket> {
    return this.#open.keys();
  }

  /** True while a response is on its way: anything else written to the socket would end up inside it. */
  isResponding(socket: Socket): boolean {
    const response = this.#open.get(socket);
    return response?.headersSent === true && !response.writableFinished;
  }

  /** True when the whole request has arrived and its response has not left yet. */
  isResponsePending(socket: Socket): boolean {
    const response = this.#open.get(socket);
    return response?.req.complete === true && !response.writableFinished;
  }
}
