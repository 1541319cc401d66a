import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";

export interface ProxiedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface ProxiedAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  text: string;
}

/** Sends a request on, and answers in its place. */
export type Spoil = (
  proxied: ProxiedRequest,
  forward: (proxied: ProxiedRequest) => Promise<ProxiedAnswer>,
) => Promise<ProxiedAnswer>;

/** Said of one connection, and of a body that may be another now. */
const hopByHop = new Set(["content-length", "transfer-encoding", "connection", "keep-alive"]);

/** A server in front of a shop that spoils what it is told to; nothing by default. */
export class SpoilingProxy {
  spoil: Spoil = (proxied, forward) => forward(proxied);
  readonly #server: Server;

  constructor(origin: string) {
    const forward = (proxied: ProxiedRequest) => send(origin, proxied);
    this.#server = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", async () => {
        const { method = "GET", url = "/", headers } = incoming;
        const proxied = { method, path: url, headers, text: Buffer.concat(chunks).toString("utf8") };
        const { status, headers: own, text } = await this.spoil(proxied, forward);
        for (const [name, value] of Object.entries(own))
          if (value !== undefined && !hopByHop.has(name)) outgoing.setHeader(name, value);
        outgoing.writeHead(status).end(text);
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function send(origin: string, { method, path, headers, text }: ProxiedRequest): Promise<ProxiedAnswer> {
  const { hostname, port } = new URL(origin);
  const { "content-length": _length, connection: _connection, ...rest } = headers;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent: false,
        hostname,
        port,
        method,
        path,
        headers: { ...rest, ...(text !== "" && { "content-length": Buffer.byteLength(text) }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as OutgoingHttpHeaders,
            text: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(text);
  });
}
