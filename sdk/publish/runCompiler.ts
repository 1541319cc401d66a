import { execFileSync, type StdioOptions } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Runs the compiler that `npm run types` runs; throws when it finds something. */
export function runCompiler(options: readonly string[], stdio: StdioOptions = "inherit"): void {
  const folder = dirname(createRequire(import.meta.url).resolve("typescript7/package.json"));
  execFileSync(process.execPath, [join(folder, "bin/tsc"), ...options], { encoding: "utf8", stdio });
}

/** Runs the compiler; answers what it finds, nothing when all is well. */
export function listFindings(options: readonly string[]): string {
  try {
    runCompiler(options, "pipe");
    return "";
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}
