import { readFileSync, writeFileSync } from "node:fs";

/** The compiler rewrites `./errors.ts` to `./errors.js` in what it compiles, but not in types or what is JavaScript already. */
export function pointAtScripts(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/((?:\bfrom|\bimport\()\s*"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"'));
}
