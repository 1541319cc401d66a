import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { dropTemplates } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Names what only the tests of this run share: lower-case letters and digits. */
    run: string;
  }
}

const memory = "/dev/shm";
const enoughBytes = 4 * 1024 ** 3;

/** Copying a store to a disk takes ten times the CPU of a copy in memory. */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= enoughBytes) return memory;
  } catch {
    // Not a Linux.
  }
  return tmpdir();
}

/** For Vitest: a folder of the run for all temporary files of its workers, removed at the end with its databases. */
export function setup({ provide }: TestProject): () => Promise<void> {
  const run = `${Date.now().toString(36)}x${process.pid}`;
  const folder = mkdtempSync(join(temporaryFolder(), `velours-${run}-`));
  process.env.TMPDIR = folder;
  provide("run", run);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await dropTemplates(run);
  };
}
