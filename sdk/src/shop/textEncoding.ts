/** How the text of a file that is imported may be written; one that begins with the mark of UTF-16 is read as that. */
export const encodings = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/** Decodes the bytes of one file, in one piece or, with `stream`, in several. */
export interface ChunkDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

const fatal = () => new TextDecoder("utf-8", { fatal: true });

/**
 * The decoder of a file by its first bytes. It throws a TypeError at bytes that are no UTF-8, instead of reading
 * "Caf\uFFFD".
 */
export function createTextDecoder([first, second]: Uint8Array, encoding: Encoding = "utf-8"): ChunkDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  return encoding === "utf-8" ? fatal() : new TextDecoder(encoding);
}

/** The first line of a file that is no UTF-8, from 1. */
export async function findUndecodableLine(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<number> {
  const decoder = fatal();
  let line = 1;
  try {
    for await (const bytes of chunks) {
      for (let start = 0; start < bytes.length; ) {
        const newline = bytes.indexOf(0x0a, start);
        const end = newline === -1 ? bytes.length : newline + 1;
        decoder.decode(bytes.subarray(start, end), { stream: true });
        if (newline !== -1) line++;
        start = end;
      }
    }
    decoder.decode();
  } catch {
    // This line is the one.
  }
  return line;
}
