import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { type ChunkDecoder, createTextDecoder, type Encoding, findUndecodableLine } from "@velours/sdk/shop";
import { CommandError } from "./CommandError.ts";

/** The text of a file. */
export async function readText(path: string, encoding?: Encoding): Promise<string> {
  return (await Array.fromAsync(readTextInChunks(path, encoding))).join("");
}

/**
 * The text of a file in pieces; one that begins with the mark of UTF-16 is that. Throws an error that names the line
 * where it is no UTF-8, instead of importing "Caf\uFFFD".
 */
export async function* readTextInChunks(path: string, encoding?: Encoding): AsyncGenerator<string> {
  let decoder: ChunkDecoder | undefined;
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      decoder ??= createTextDecoder(bytes, encoding);
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder?.decode() ?? "";
  } catch (cause) {
    if ((cause as { code?: string }).code !== "ERR_ENCODING_INVALID_ENCODED_DATA") throw cause;
    const line = await findUndecodableLine(createReadStream(path) as AsyncIterable<Buffer>);
    throw new CommandError(
      `${basename(path)} is not UTF-8: line ${line} has bytes that are no character. ` +
        'Save the file as UTF-8, which spreadsheets call "CSV UTF-8", or import it with --encoding windows-1252 ' +
        "when it comes from Excel on Windows.",
      { cause },
    );
  }
}
