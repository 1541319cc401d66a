import { closeSync, mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../config/StartError.ts";
import { makePrivate } from "./dataDirectory.ts";

/** Another process has the directory. */
export class DirectoryInUseError extends StartError {}

/** Held for the life of the process; the system releases it even after SIGKILL. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes a data directory for this process alone. PGlite takes no lock of its own, and two processes on one
 * directory lose rows in silence; an exclusive SQLite transaction is a file lock that dies with its process.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = openLock(directory);
  try {
    file.exec("pragma busy_timeout = 2000; begin exclusive");
  } catch (cause) {
    file.close();
    throw new DirectoryInUseError(
      `The data directory ${resolve(directory)} is in use by another process. ` +
        "Stop that process, or choose another directory with DATA_DIR.",
      { cause },
    );
  }
  return { release: () => file.close() };
}

function openLock(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const path = join(directory, "lock.sqlite");
    // SQLite makes its file with the process's umask.
    closeSync(openSync(path, "a", 0o600));
    const file = new DatabaseSync(path);
    makePrivate(directory);
    return file;
  } catch (cause) {
    throw new StartError(
      `The data directory ${resolve(directory)} cannot be written: ${(cause as Error).message}. ` +
        "Choose another directory with DATA_DIR.",
      { cause },
    );
  }
}
