const bytesByBody = new WeakMap<object, Buffer>();

/** Remembers the bytes of a body that is answered again and again; the body must not change any more. */
export function serialized<T extends object>(body: T, bytes: Buffer): T {
  bytesByBody.set(body, bytes);
  return body;
}

/** The bytes of a body, when they are known. */
export function getSerialized(body: unknown): Buffer | undefined {
  return typeof body === "object" && body !== null ? bytesByBody.get(body) : undefined;
}
