import { spawnSync } from "node:child_process";

/** Whether a program is installed; says what is skipped when it is not. */
export function hasProgram(name: string): boolean {
  const found = spawnSync("which", [name]).status === 0;
  if (!found) console.log(`skipped: no ${name}`);
  return found;
}
