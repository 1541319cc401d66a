import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { CommandError } from "./CommandError.ts";

export const encodings = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

const fatal = () => new TextDecoder("utf-8", { fatal: true });

/** The text of a file. */
export async function readText(path: string, encoding?: Encoding): Promise<string> {
  return (await Array.fromAsync(readTextInChunks(path, encoding))).join("");
}

/**
 * The text of a file in pieces; one that begins with the mark of UTF-16 is that. Throws an error that names the line
 * where it is no UTF-8, instead of importing "Caf\uFFFD".
 */
export async function* readTextInChunks(path: string, encoding: Encoding = "utf-8"): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      decoder ??= createDecoder(bytes, encoding);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder?.decode() ?? "";
  } catch (cause) {
    if ((cause as { code?: string }).code !== "ERR_ENCODING_INVALID_ENCODED_DATA") throw cause;
    throw new CommandError(
      `${basename(path)} is not UTF-8: line ${await findLine(path)} has bytes that are no character. ` +
        'Save the file as UTF-8, which spreadsheets call "CSV UTF-8", or import it with --encoding windows-1252 ' +
        "when it comes from Excel on Windows.",
      { cause },
    );
  }
}

function createDecoder([first, second]: Buffer, encoding: Encoding): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  return encoding === "utf-8" ? fatal() : new TextDecoder(encoding);
}

/** The first line of a file that is no UTF-8. */
async function findLine(path: string): Promise<number> {
  const decoder = fatal();
  let line = 1;
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      for (let start = 0; start < bytes.length; ) {
        const newline = bytes.indexOf("\n", start);
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
