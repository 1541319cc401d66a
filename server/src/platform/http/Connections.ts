import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The open connections of a server, each with its newest request and its response. */
export class Connections {
  readonly #open = new Map<Socket, Exchange | undefined>();

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      this.#open.set(socket, undefined);
      socket.once("close", () => this.#open.delete(socket));
    });
    server.on("request", (request, response) => {
      if (this.#open.has(request.socket)) this.#open.set(request.socket, { request, response });
    });
  }

  get size(): number {
    return this.#open.size;
  }

  [Symbol.iterator](): IterableIterator<Socket> {
    return this.#open.keys();
  }

  /** Whether a response is on its way: anything else written to the socket would end up inside it. */
  isResponding(socket: Socket): boolean {
    const { response } = this.#open.get(socket) ?? {};
    return response?.headersSent === true && !response.writableFinished;
  }

  /** Whether the whole request has arrived and its response has not left yet. */
  isResponsePending(socket: Socket): boolean {
    const { request, response } = this.#open.get(socket) ?? {};
    return request?.complete === true && response?.writableFinished === false;
  }
}
