import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the receiver got it. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine; answers each path with a status that can be changed. */
export interface FakeReceiver {
  url: string;
  requests: ReceivedRequest[];
  /** Status by path; 204 for all others. 0 answers nothing, 101 goes on in another protocol, and 302 sends to `/other`. */
  statuses: Record<string, number>;
  /** Closes the connections of all that it has not answered. */
  hangUp(): void;
  stop(): Promise<void>;
}

const statusHeaders: Record<number, OutgoingHttpHeaders> = {
  101: { connection: "upgrade", upgrade: "another" },
  302: { location: "/other" },
};

export async function startFakeReceiver(): Promise<FakeReceiver> {
  const requests: ReceivedRequest[] = [];
  const statuses: Record<string, number> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("end", () => {
        const path = request.url ?? "";
        requests.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
        const status = statuses[path] ?? 204;
        if (status !== 0) response.writeHead(status, statusHeaders[status]).end();
      });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    statuses,
    hangUp: () => server.closeAllConnections(),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
