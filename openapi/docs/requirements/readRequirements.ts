import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Requirements by id, from the table that test names refer to. */
export function readRequirements(repository: string): Map<string, string> {
  const lines = readFileSync(join(repository, "openapi/docs/requirements.tsv"), "utf8").trim().split("\n");
  return new Map(lines.slice(1).map((line) => line.split("\t") as [id: string, text: string]));
}
