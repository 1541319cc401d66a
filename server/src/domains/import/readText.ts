import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { CommandError } from "./CommandError.ts";

const decode = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

export const encodings = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The text of a file; one that begins with the mark of UTF-16 is that. Throws an error that names the line where
 * it is no UTF-8, instead of importing "Caf\uFFFD".
 */
export async function readText(path: string, encoding: Encoding = "utf-8"): Promise<string> {
  const bytes = await readFile(path);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (encoding !== "utf-8") return new TextDecoder(encoding).decode(bytes);
  try {
    return decode(bytes);
  } catch (cause) {
    throw new CommandError(
      `${basename(path)} is not UTF-8: line ${findLine(bytes)} has bytes that are no character. ` +
        'Save the file as UTF-8, which spreadsheets call "CSV UTF-8", or import it with --encoding windows-1252 ' +
        "when it comes from Excel on Windows.",
      { cause },
    );
  }
}

function findLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start <= bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decode(bytes.subarray(start, end === -1 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end === -1) break;
    start = end + 1;
  }
  return line;
}
