import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const megabyte = 1 << 20;

/**
 * True when a process may have file systems of its own; without special rights the kernel's settings decide.
 */
export function canMount(): boolean {
  try {
    execFileSync("unshare", ["--user", "--map-root-user", "--mount", "true"], { stdio: "ignore" });
    return true;
  } catch {
    console.log("skipped: no user namespaces, so no small disk");
    return false;
  }
}

/**
 * A command that begins with a disk of `megabytes` of its own at the answered path and then runs what is appended to it.
 * Only that process sees the disk; it ends with it.
 */
export function onSmallDisk(megabytes: number): { path: string; command: string[] } {
  const path = mkdtempSync(join(tmpdir(), "velours-disk-"));
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs '${path}' && exec "$@"`;
  return { path, command: ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"] };
}

/** Where this process finds what another one sees at `path`. */
export const seenBy = (pid: number | undefined, path: string): string => `/proc/${pid}/root${path}`;

/** Fills a disk but for `megabytes`; call the answer to make room again. */
export function fillDisk(directory: string, megabytes: number): () => void {
  const [filler, spare] = [join(directory, "filler"), join(directory, "spare")];
  write(spare, megabytes * megabyte);
  write(filler, Number.POSITIVE_INFINITY);
  rmSync(spare);
  return () => rmSync(filler);
}

function write(path: string, bytes: number): void {
  const file = openSync(path, "w");
  try {
    for (const size of [megabyte, 1]) {
      try {
        for (let left = bytes; left > 0; left -= size) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        if ((error as { code?: string }).code !== "ENOSPC" || bytes !== Number.POSITIVE_INFINITY) throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}
