import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";

export interface Seen {
  method: string;
  /** Decoded. */
  url: string;
  rawUrl: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Reply = (answer: ServerResponse, request: Seen, count: number) => void;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A shop of one answer, gone after the test. */
export async function shop(reply: Reply): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, answer) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const record = {
      method: request.method ?? "",
      url: decodeURIComponent(request.url ?? ""),
      rawUrl: request.url ?? "",
      headers: request.headers,
      body,
    };
    seen.push(record);
    reply(answer, record, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, seen };
}

export function json(
  answer: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  answer.writeHead(status, { "content-type": "application/json", ...headers });
  answer.end(JSON.stringify(body));
}
