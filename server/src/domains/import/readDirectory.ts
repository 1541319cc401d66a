import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { emptyDocument, type ImportDocument, type PartName } from "@velours/sdk/import";
import { CommandError } from "./CommandError.ts";
import { kinds } from "./kinds.ts";
import { readJsonList } from "./readJson.ts";
import { readText } from "./readText.ts";

/** Reads a directory that keeps each kind in a file of its own, as the demo data does; any of them may be missing. */
export async function readDirectory(directory: string): Promise<ImportDocument> {
  const names = await readdir(directory);
  const present = kinds.filter(({ file }) => names.includes(file));
  if (present.length === 0) {
    throw new CommandError(`${directory} holds none of: ${kinds.map(({ file }) => file).join(", ")}.`);
  }
  const document = emptyDocument();
  for (const { name, file } of present)
    await setRows(document, name, file, await readText(join(directory, file)));
  return document;
}

async function setRows<Name extends PartName>(
  document: ImportDocument<Name>,
  name: Name,
  file: string,
  text: string,
): Promise<void> {
  document[name] = await readJsonList(file, text, name);
}
