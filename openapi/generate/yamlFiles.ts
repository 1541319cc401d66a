import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every YAML file in a folder and its folders, in order; none when the folder does not exist. */
export function yamlFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
