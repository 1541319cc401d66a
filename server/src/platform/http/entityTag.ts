import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fresh from "fresh";

/** Of bytes that are sent again and again. */
const tags = new WeakMap<Buffer, string>();

/** The entity tag of a response's bytes; `variant` tells encodings of the same content apart. */
export function toEntityTag(bytes: Buffer | string, variant = ""): string {
  if (typeof bytes === "string" || variant !== "") return hash(bytes, variant);
  const stored = tags.get(bytes);
  if (stored !== undefined) return stored;
  const tag = hash(bytes);
  tags.set(bytes, tag);
  return tag;
}

const hash = (bytes: Buffer | string, variant = ""): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}${variant && `-${variant}`}"`;

/** The caller has the response with this entity tag, and does not ask to have it sent anew. */
export const isCurrent = ({ headers }: FastifyRequest, etag: string | undefined): boolean =>
  headers["if-none-match"] !== undefined && etag !== undefined && fresh(headers, { etag });
