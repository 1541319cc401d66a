import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A fresh project in `folder` with these packages, from the registry or tarballs; npm's failure is thrown in its words. */
export function installed(folder: string, packages: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  // These put their own program in place when they are installed.
  const allowScripts = { bun: true, deno: true, esbuild: true, node: true, workerd: true };
  const manifest = { name: "fresh", private: true, type: "module", allowScripts };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet, ...packages], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  return folder;
}
