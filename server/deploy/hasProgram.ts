import { spawnSync } from "node:child_process";

/** True when a program is installed; prints the name of a missing one as skipped. */
export function hasProgram(name: string): boolean {
  const found = spawnSync("which", [name]).status === 0;
  if (!found) console.log(`skipped: no ${name}`);
  return found;
}
