import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "yaml";
import { yamlFiles } from "../yamlFiles.ts";
import type { Finding } from "./Finding.ts";

/** Maps whose keys are names, not keywords. */
const NAMES = ["headers", "properties", "x-headers-everywhere"];
/** Data, in which anything may be called anything. */
const DATA = ["examples", "example", "default", "const", "enum"];

/** Mostly nothing is deprecated, and the way to say it stays. */
const AT_TIMES = ["x-deprecated-since", "x-sunset"];

/** Every `x-` extension has a row in openapi/README.md. */
export function checkExtensions(_: unknown, folder: string): Finding[] {
  const documentedKeys = documented(folder);
  if (!documentedKeys) return [];
  const findings: Finding[] = [];
  const used = new Set<string>();
  const walk = (node: unknown, parent: string, where: string): void => {
    if (Array.isArray(node)) for (const child of node) walk(child, parent, where);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    for (const [key, value] of Object.entries(node)) {
      if (DATA.includes(key) && parent !== "properties") continue;
      if (key.startsWith("x-") && !NAMES.includes(parent)) {
        used.add(key);
        if (!documentedKeys.includes(key))
          findings.push({
            where,
            message: `${key} is not explained: add its row to openapi/README.md, or drop it.`,
          });
      }
      walk(value, key, where);
    }
  };
  for (const file of yamlFiles(folder)) {
    const where = relative(folder, file);
    if (!/^(examples|released)\//.test(where)) walk(parse(readFileSync(file, "utf8")), "", where);
  }
  for (const name of documentedKeys)
    if (!used.has(name) && !AT_TIMES.includes(name))
      findings.push({ where: "README.md", message: `${name} is explained but used nowhere: drop its row.` });
  return findings;
}

/** The extensions the README's table names; undefined where there is no README. */
function documented(folder: string): string[] | undefined {
  try {
    const text = readFileSync(join(folder, "README.md"), "utf8");
    return [...text.matchAll(/^\| `(x-[\w-]+)`/gm)].map((match) => match[1] ?? "");
  } catch {
    return undefined;
  }
}
