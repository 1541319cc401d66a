import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesInGuides } from "./openapi/docs/pages/writtenPages.ts";

/** What is built before the shop or the mock starts, when anything it is made of has changed. */
interface Build {
  name: string;
  dist: string;
  inputs: string[];
  build(): Promise<unknown>;
}

const root = import.meta.dirname;
const builds: Build[] = [
  {
    name: "the storefront",
    dist: "web/dist",
    inputs: [
      "web/src",
      "web/public",
      "web/project.inlang/settings.json",
      "web/vite.config.ts",
      "web/build.ts",
      "web/package.json",
      "package-lock.json",
      "sdk/src",
    ],
    build: async () => (await import("./web/build.ts")).build(),
  },
  {
    name: "the documentation",
    dist: "openapi/docs/dist",
    inputs: ["openapi", "sdk/README.md", "package-lock.json", ...filesInGuides(root)],
    build: async () => (await import("./openapi/docs/build.ts")).build(),
  },
];

/** Name, size and time of every input: reading the bytes would cost more than it finds. */
function* facts(path: string): Generator<string> {
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    if (!path.endsWith(".test.ts") && !path.endsWith(".test.tsx"))
      yield `${path} ${stat.size} ${stat.mtimeMs}`;
    return;
  }
  // Made by the builds themselves.
  if (path.endsWith("text/generated") || path.endsWith("/dist")) return;
  for (const name of readdirSync(path).sort()) yield* facts(join(path, name));
}

function fingerprint(inputs: string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) for (const fact of facts(join(root, input))) hash.update(fact);
  return hash.digest("hex");
}

for (const { name, dist, inputs, build } of builds) {
  const stamp = join(root, dist, "inputs.sha256");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(inputs)) continue;
  console.log(`Building ${name} …`);
  await build();
  writeFileSync(stamp, fingerprint(inputs));
}
// The text compiler's project store leaves half a minute of timers behind.
process.exit(0);
