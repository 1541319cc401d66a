import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply } from "fastify";

/** Headers that belong to one connection and not to what is sent over it. */
const hopByHop = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "host",
  "expect",
]);

interface Forwarded {
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request on and its answer back. */
export async function forward(
  reply: FastifyReply,
  url: string,
  { method, headers, body }: Forwarded,
): Promise<FastifyReply> {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name)) sent.set(name, String(value));
  }
  const answer = await fetch(url, {
    method,
    headers: sent,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    const isOurs = name.startsWith("access-control-") || name === "x-session-validation";
    if (!hopByHop.has(name) && name !== "content-encoding" && !isOurs) reply.header(name, value);
  }
  return reply.send(Buffer.from(await answer.arrayBuffer()));
}
