import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ImportDocument } from "@velours/sdk/import";
import { toPngData } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import { CommandError } from "./CommandError.ts";

/** A file beside the document: its name alone, so that it leads nowhere else. */
const fileName = /^[\w-][\w.-]*\.(png|svg)$/i;
const mostBytes = 300_000;

/** Puts the files that looks name in the place of their names: `"logo": "logo.png"` is that file beside the document. */
export async function readLookFiles(document: ImportDocument, directory: string): Promise<ImportDocument> {
  const sites = await Promise.all(
    document.sites.map(async (row) => {
      // Rows are not checked yet, so nothing is taken for granted.
      const look: unknown = (row.value as Partial<Site> | null)?.look;
      if (typeof look !== "object" || look === null) return row;
      const read = { ...look } as Record<string, unknown>;
      for (const name of ["logo", "icon"]) {
        const file = read[name];
        if (typeof file === "string" && fileName.test(file))
          read[name] = await readDrawing(join(directory, file), `${row.file}:${row.line}: look.${name}`);
      }
      return { ...row, value: { ...row.value, look: read as Site["look"] & object } };
    }),
  );
  return { ...document, sites };
}

async function readDrawing(path: string, place: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new CommandError(`${place} names a file that is not there: ${path}.`);
  if (found.size > mostBytes)
    throw new CommandError(`${place}: ${path} has ${found.size} bytes, and ${mostBytes} are taken.`);
  const bytes = await readFile(path);
  return path.toLowerCase().endsWith(".svg") ? bytes.toString("utf8") : toPngData(bytes.toString("base64"));
}
