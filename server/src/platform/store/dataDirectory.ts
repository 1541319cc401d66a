import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { StartError } from "../config/StartError.ts";

/** The parts of an embedded store's directory. */
export interface DataPaths {
  /** The database. It appears whole, by one rename. */
  data: string;
  /** The database while it is made or restored; worth nothing before `marker` is there. */
  draft: string;
  /** Marks that a database was finished here once, so that a directory without one is never taken for a new one. */
  marker: string;
}

/** Databases that a restore put aside begin with this, and end with when it was. */
const asidePrefix = "pgdata-before-";

export function dataPaths(directory: string): DataPaths {
  return {
    data: join(directory, "pgdata"),
    draft: join(directory, "pgdata.new"),
    marker: join(directory, "initialised"),
  };
}

/** Permissions of other accounts in a file's mode. */
const others = 0o077;

/**
 * Takes all that other accounts may do from a directory and what is in it. Orders and passwords' hashes are in it, and
 * stores of older versions were made with the process's umask.
 */
export function makePrivate(directory: string): void {
  const { data } = dataPaths(directory);
  const probes = [directory, data, join(data, "PG_VERSION")];
  if (probes.some((path) => existsSync(path) && (statSync(path).mode & others) !== 0)) closeTree(directory);
}

/** Takes it from a folder and all that is in it; copies of a folder have the umask's modes. */
export function closeTree(path: string): void {
  closeToOthers(path);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) closeTree(child);
    else if (!entry.isSymbolicLink()) closeToOthers(child);
  }
}

function closeToOthers(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & 0o777 & ~others);
  } catch (error) {
    // A mounted volume's folder can belong to another account, and some file systems have no modes.
    if (!["EPERM", "ENOTSUP"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/**
 * "ready" when the directory has a database to open, "unused" when it has nothing. Throws a StartError for
 * everything in between: only a draft is ever removed, so no order is lost because a file is missing. Call it
 * under the directory's lock.
 */
export function inspectData(directory: string): "ready" | "unused" {
  const { data, draft, marker } = dataPaths(directory);
  const finished = existsSync(marker);
  // A crash between the last two steps of publishData.
  if (finished && isEmpty(data) && looksWhole(draft)) publishData(directory);
  if (!isEmpty(data)) {
    if (!finished) throw new StartError(unmarked(directory));
    if (!looksWhole(data)) throw new StartError(damaged(directory));
    return "ready";
  }
  if (finished || listReplaced(directory).length > 0) throw new StartError(gone(directory));
  rmSync(draft, { recursive: true, force: true });
  return "unused";
}

/** Throws where no store was ever begun: a command that only works on one must not begin another in a wrong place. */
export function requireStore({
  dataDir,
  databaseUrl,
}: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): void {
  const { data, marker } = dataPaths(dataDir);
  if (databaseUrl !== undefined || !isEmpty(data) || existsSync(marker)) return;
  if (listReplaced(dataDir).length > 0) return;
  throw new StartError(
    `There is no store in ${resolve(dataDir)}. Name the shop's own with its DATA_DIR or DATABASE_URL.`,
  );
}

/**
 * Makes the draft the database, moves an existing one aside and returns its new path. A crash at any point is safe: the
 * draft is on disk before it counts, and the existing database is renamed, never removed.
 */
export function publishData(directory: string): string | undefined {
  const { data, draft, marker } = dataPaths(directory);
  closeTree(draft);
  syncTree(draft);
  const time = new Date().toISOString().replace(/[:.]/g, "-");
  const aside = isEmpty(data) ? undefined : join(directory, `${asidePrefix}${time}`);
  if (aside === undefined) rmSync(data, { recursive: true, force: true });
  else renameSync(data, aside);
  syncPath(directory);
  writeFileSync(marker, "", { mode: 0o600 });
  syncPath(marker);
  syncPath(directory);
  renameSync(draft, data);
  syncPath(directory);
  return aside;
}

/** True when a folder has the files that no PostgreSQL database lacks. */
export const looksWhole = (data: string): boolean =>
  existsSync(join(data, "PG_VERSION")) && existsSync(join(data, "global", "pg_control"));

const isEmpty = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0;

const listReplaced = (directory: string): string[] =>
  existsSync(directory) ? readdirSync(directory).filter((name) => name.startsWith(asidePrefix)) : [];

/**
 * Copies a folder with all that is in it. Not by `cpSync`, which ends the process where it cannot make a folder, and
 * clones no file on file systems that could.
 */
export function copyTree(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile()) copyFileSync(source, target, constants.COPYFILE_FICLONE);
    else throw new Error(`it holds "${entry.name}", which is neither a file nor a folder`);
  }
}

/** Brings a folder with all that is in it to the disk. */
function syncTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else syncPath(child);
  }
  syncPath(path);
}

/** A file, or the names in a folder. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function unmarked(directory: string): string {
  const { data, marker } = dataPaths(resolve(directory));
  return (
    `${data} is a database, but there is no file ${basename(marker)} beside it, so it may be a copy that is not whole, or a ` +
    "first start of an older version that did not end. Nothing was changed. " +
    `To use it, run npm run -w server restore -- ${data}, which checks it first. If nothing was ever sold from it, remove ${data}.`
  );
}

function damaged(directory: string): string {
  const { data } = dataPaths(resolve(directory));
  return (
    `${data} lacks files that every PostgreSQL database has, so it is damaged. Nothing was changed. ` +
    "Put a backup in its place: npm run -w server restore -- FILE --overwrite"
  );
}

function gone(directory: string): string {
  const { data, marker } = dataPaths(resolve(directory));
  const aside = listReplaced(directory).at(-1);
  return (
    `${dirname(data)} had a store, but ${basename(data)} is gone: its disk may not be mounted, or a restore did not end. ` +
    "Nothing was changed. Put it back" +
    (aside === undefined ? "" : ` (a restore moved the last one to ${aside})`) +
    ", or a backup: npm run -w server restore -- FILE. " +
    `To begin with an empty store, remove ${basename(marker)}${aside === undefined ? "" : ` and ${aside}`}.`
  );
}
