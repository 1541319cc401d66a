import type { FastifyReply, FastifyRequest } from "fastify";
import { isCurrent, toEntityTag } from "./entityTag.ts";

/** Headers of a response that depends on its address and the request headers of `vary` alone. */
export const revalidationHeaders = (bytes: Buffer | string, vary: readonly string[]) => ({
  etag: toEntityTag(bytes),
  "cache-control": "private, no-cache",
  ...(vary.length > 0 && { vary: vary.join(", ") }),
});

/** Sets headers of a response; those that vary by origin keep saying so. */
export function setHeaders(reply: FastifyReply, { vary, ...headers }: Record<string, string | number>): void {
  reply.headers(headers);
  if (vary === undefined) return;
  const other = reply.getHeader("vary");
  reply.header("vary", other === undefined ? vary : `${other}, ${vary}`);
}

/** Answers 304 where the caller has the response whose headers are set; its session's revision is told all the same. */
export function sendUnlessCurrent(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer | string,
): FastifyReply {
  return isCurrent(request, reply.getHeader("etag") as string | undefined)
    ? reply.code(304).removeHeader("content-type").send()
    : reply.send(bytes);
}
