import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCompiler } from "../../../sdk/publish/runCompiler.ts";
import { manifest } from "./manifest.ts";

const FOLDER = join(import.meta.dirname, "..");

/** Writes the package as it is published: compiled, with the demo data's fixture. */
export function build(out = join(FOLDER, "dist")): string {
  rmSync(out, { recursive: true, force: true });
  runCompiler(["-p", join(FOLDER, "tsconfig.build.json"), "--outDir", out]);
  for (const file of ["fixture.json", "profiles/mock.json", "README.md"])
    cpSync(join(FOLDER, file), join(out, file));
  cpSync(join(FOLDER, "../../sdk/LICENSE"), join(out, "LICENSE"));
  for (const file of readdirSync(out, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".d.ts")) pointAtScripts(join(out, file));
  writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  return out;
}

/** The compiler rewrites the endings of imports in what it compiles, but not in types. */
function pointAtScripts(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/(\bfrom\s*"\.{1,2}\/[^"]+)\.ts"/g, '$1.js"'));
}

if (import.meta.main) console.log(`Built ${build()}; pack it with: npm pack ./openapi/conformance/dist`);
