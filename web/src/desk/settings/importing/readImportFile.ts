import { createTextDecoder, type Encoding, findUndecodableLine } from "@velours/sdk/shop";
import type { ImportInput } from "@velours/sdk/types";

/** Characters that the shop takes of a file's text. */
export const MOST_CHARACTERS = 8_000_000;

type ReadFile =
  | { file: Pick<ImportInput, "text" | "format" | "name"> }
  | { refused: "empty" | "tooLong" }
  /** The first line that is not in the encoding. */
  | { refused: "encoding"; line: number };

/** Reads a file that was chosen or dropped; its name, and else its first character, say how it is written. */
export async function readImportFile(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
  encoding?: Encoding,
): Promise<ReadFile> {
  // UTF-8 needs up to four bytes for a character: a file beyond that is not even read.
  if (file.size > MOST_CHARACTERS * 4) return { refused: "tooLong" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes, encoding);
  if (text === undefined) return { refused: "encoding", line: await findUndecodableLine([bytes]) };
  if (text.trim() === "") return { refused: "empty" };
  if (text.length > MOST_CHARACTERS) return { refused: "tooLong" };
  const name = file.name.replace(/[/\\]/g, "-").slice(-100);
  const isJson = /\.json$/i.test(name) || (!/\.csv$/i.test(name) && /^\s*[[{]/.test(text));
  return { file: { text, format: isJson ? "json" : "csv", ...(name && { name }) } };
}

function decode(bytes: Uint8Array, encoding: Encoding | undefined): string | undefined {
  try {
    return createTextDecoder(bytes, encoding).decode(bytes);
  } catch {
    return undefined;
  }
}
