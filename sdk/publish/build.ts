import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { manifest } from "./manifest.ts";
import { pointAtScripts } from "./pointAtScripts.ts";
import { runCompiler } from "./runCompiler.ts";
import { shipSources } from "./shipSources.ts";

const SDK = join(import.meta.dirname, "..");

/**
 * Writes the package as it is published: ES modules, their types, the sources both map to, and a manifest of its own.
 * The workspaces go on running the sources.
 */
export function build(out = join(SDK, "dist")): string {
  rmSync(out, { recursive: true, force: true });
  runCompiler(["-p", join(SDK, "tsconfig.build.json"), "--outDir", out]);
  shipSources(out);
  // Compiled validators are JavaScript already: the compiler leaves them, and their types, where they are.
  const ready = (file: string) => /\.(js|d\.ts)$/.test(file) && !/^(all|index)\./.test(file);
  for (const folder of ["generated/forms", "generated/import", "generated/requests"]) {
    for (const file of readdirSync(join(SDK, "src", folder)).filter(ready)) {
      copy(join("src", folder, file), join(out, folder, file));
    }
  }
  copy("src/generated/openapi.json", join(out, "openapi.json"));
  copy("src/generated/llms.txt", join(out, "llms.txt"));
  for (const file of ["README.md", "CHANGELOG.md", "LICENSE"]) copy(file, join(out, file));
  for (const file of readdirSync(out, { recursive: true, encoding: "utf8" })) {
    if (file.startsWith("src/")) continue;
    if (/\.d\.ts$|(forms|import|requests)\/.*\.js$/.test(file)) pointAtScripts(join(out, file));
  }
  writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  return out;
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(SDK, from), to);
}

if (import.meta.main) console.log(`Built ${build()}; pack it with: npm pack ./sdk/dist`);
