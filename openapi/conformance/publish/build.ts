import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pointAtScripts } from "../../../sdk/publish/pointAtScripts.ts";
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

if (import.meta.main) console.log(`Built ${build()}; pack it with: npm pack ./openapi/conformance/dist`);
