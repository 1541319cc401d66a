/**
 * Reads a stream in as few parts as possible: what comes within one turn of the event loop is joined. React hands out a
 * page two kilobytes at a time, and each part is passed on, compressed and written by itself. `read` answers no
 * bytes at the end.
 */
export function readJoined(stream: ReadableStream<Uint8Array>): {
  read: () => Promise<Buffer>;
  cancel: (reason: unknown) => Promise<void>;
} {
  const reader = stream.getReader();
  function readPart() {
    const part = reader.read();
    // A failure between two reads belongs to the second.
    part.catch(() => {});
    return part;
  }
  let next: ReturnType<typeof readPart> | undefined;
  async function read(): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    next ??= readPart();
    let result: Awaited<typeof next> | undefined = await next;
    const turnEnds = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
    while (result && !result.done) {
      parts.push(result.value);
      next = readPart();
      result = await Promise.race([next, turnEnds]);
    }
    const joined = Buffer.concat(parts);
    // Parts without bytes are not the end.
    return joined.length > 0 || result?.done ? joined : read();
  }
  return { read, cancel: (reason) => reader.cancel(reason) };
}
