import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const web = import.meta.dirname;
const stamp = join(web, "dist/inputs.sha256");
const inputs = [
  "src",
  "public",
  "project.inlang/settings.json",
  "vite.config.ts",
  "build.ts",
  "package.json",
  "../package-lock.json",
  "../sdk/src",
];

/** Name, size and time of every input: reading the bytes would cost more than it finds. */
function* facts(path: string): Generator<string> {
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    if (!path.endsWith(".test.ts") && !path.endsWith(".test.tsx"))
      yield `${path} ${stat.size} ${stat.mtimeMs}`;
    return;
  }
  // Compiled by the build itself.
  if (path.endsWith("text/generated")) return;
  for (const name of readdirSync(path).sort()) yield* facts(join(path, name));
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const input of inputs) for (const fact of facts(join(web, input))) hash.update(fact);
  return hash.digest("hex");
}

const now = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== now) {
  console.log("Building the storefront …");
  const { build } = await import("./build.ts");
  await build();
  writeFileSync(stamp, fingerprint());
  process.exit(0);
}
