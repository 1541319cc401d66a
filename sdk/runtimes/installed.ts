import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A fresh project in `folder` with these packages, from the registry or tarballs; npm's failure is thrown in its words. */
export function installed(
  folder: string,
  packages: readonly string[],
  files: readonly string[] = [],
): string {
  mkdirSync(folder, { recursive: true });
  for (const file of files) {
    cpSync(file, file.endsWith(".js") ? join(folder, basename(file)) : folder, { recursive: true });
  }
  // These four put their own program in place when they are installed.
  const allowScripts = { bun: true, deno: true, node: true, workerd: true };
  const manifest = { name: "fresh", private: true, type: "module", allowScripts };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  execFileSync("npm", ["install", ...quiet, ...packages], {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  return folder;
}
