import type { Readable } from "node:stream";

const textByBody = new WeakMap<object, Buffer | Readable>();

/**
 * Remembers the bytes of a body that is answered again and again, or the text of one that is sent while it is made; the
 * body must not change any more.
 */
export function serialized<T extends object>(body: T, text: Buffer | Readable): T {
  textByBody.set(body, text);
  return body;
}

/** The bytes or the text of a body, when they are known. */
export function getSerialized(body: unknown): Buffer | Readable | undefined {
  return typeof body === "object" && body !== null ? textByBody.get(body) : undefined;
}
