import { once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ConnectionLostError } from "../api/ConnectionLostError.ts";

export type AnswerRequest = (request: Request, ip: string) => Promise<Response>;

export interface ListenerOptions {
  /** Bytes of a body that are read: what is longer is refused by what answers. */
  bodyLimit: number;
  /** Answers a request whose answer failed; the error is printed. */
  answerFailure: () => Response;
}

/** Puts a function from request to response behind Node's server. */
export const toListener =
  (answer: AnswerRequest, { bodyLimit, answerFailure }: ListenerOptions): RequestListener =>
  async (request, reply) => {
    try {
      const ip = request.socket.remoteAddress ?? "127.0.0.1";
      await send(
        await answer(await toRequest(request, reply, bodyLimit), ip),
        reply,
        request.method === "HEAD",
      );
    } catch (error) {
      if (error instanceof ConnectionLostError) request.socket.resetAndDestroy();
      else if (!reply.destroyed) {
        console.error(error);
        await send(answerFailure(), reply, false);
      }
    }
  };

async function toRequest(
  request: IncomingMessage,
  reply: ServerResponse,
  bodyLimit: number,
): Promise<Request> {
  const { method = "GET", url = "/", headers } = request;
  const left = new AbortController();
  reply.once("close", () => left.abort());
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > bodyLimit) break;
  }
  request.resume();
  const origin = `http://${headers.host ?? "localhost"}`;
  const address = URL.canParse(url, origin) ? new URL(url, origin) : new URL("/", "http://localhost");
  return new Request(address, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    signal: left.signal,
    ...(method !== "GET" && method !== "HEAD" && { body: Buffer.concat(chunks) }),
  });
}

async function send(response: Response, reply: ServerResponse, isHead: boolean): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  reply.statusCode = response.status;
  for (const [name, value] of headers) reply.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.setHeader("set-cookie", cookies);
  if (response.status !== 204) reply.setHeader("content-length", body.length);
  reply.end(isHead ? undefined : body);
  if (!reply.writableFinished && !reply.destroyed)
    await Promise.race([once(reply, "finish"), once(reply, "close")]);
}
