import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip } from "node:zlib";
import { unpackTar } from "modern-tar/fs";
import { appendEntry } from "../../platform/audit/auditLog.ts";
import { restorePostgres } from "../../platform/backup/postgresDump.ts";
import { restoredEntry } from "../../platform/backup/restoredEntry.ts";
import type { StoreLocation } from "../../platform/config/config.ts";
import { StartError } from "../../platform/config/StartError.ts";
import {
  copyTree,
  dataPaths,
  inspectData,
  looksWhole,
  publishData,
} from "../../platform/store/dataDirectory.ts";
import { lockDirectory } from "../../platform/store/directoryLock.ts";
import { Engine } from "../../platform/store/Engine.ts";

const usage = `npm run -w server restore -- FILE [--overwrite]

Puts a backup in the place of the store; the shop must be stopped. FILE is what npm run -w server backup wrote, or a copy of the
embedded store's folder pgdata that was made while the shop was stopped. It is checked before it replaces the store.
A store that has orders, or cannot be read, is replaced with --overwrite only, and is kept beside the new one.`;

/** Runs the command, and returns a sentence about the restored store. */
export async function doRestore(location: StoreLocation, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: args,
    allowPositionals: true,
    options: { overwrite: { type: "boolean" } },
  });
  const [path] = positionals;
  const { overwrite = false } = values;
  if (path === undefined || positionals.length > 1) throw new StartError(usage);
  if (!existsSync(path)) throw new StartError(`There is no file or folder ${path}.`);
  if (location.databaseUrl !== undefined) return restorePostgres(location.databaseUrl, path, overwrite);
  return restoreEmbedded(location.dataDir, resolve(path), overwrite);
}

async function restoreEmbedded(directory: string, source: string, overwrite: boolean): Promise<string> {
  const lock = lockDirectory(directory);
  try {
    const { data, draft } = dataPaths(resolve(directory));
    // Data that is already here needs no permission: it stays, and a copy of it takes its place.
    if (!overwrite && source !== data) await refuseOrders(directory);
    rmSync(draft, { recursive: true, force: true });
    await fill(draft, source);
    const orders = await tryDatabase(draft, source);
    const replaced = publishData(resolve(directory));
    const note =
      replaced === undefined ? "" : ` What was there before is in ${replaced}; remove it when you are sure.`;
    return `The store in ${resolve(directory)} is that of ${source}: ${orders} orders.${note}`;
  } finally {
    lock.release();
  }
}

/** Refuses to replace a store that has orders, or that cannot be read and may have some. */
async function refuseOrders(directory: string): Promise<void> {
  const createError = (reason: string) =>
    new StartError(
      `The store in ${resolve(directory)} ${reason}. Nothing was changed. ` +
        "With --overwrite the backup takes its place, and it is kept beside it.",
    );
  const { data } = dataPaths(directory);
  try {
    if (inspectData(directory) === "unused") return;
  } catch (error) {
    if (!existsSync(data)) return;
    throw createError(`cannot be read (${(error as Error).message})`);
  }
  const orders = await countOrders(data).catch((error: Error) => {
    throw createError(`cannot be read (${error.message})`);
  });
  if (orders > 0) throw createError(`has ${orders} orders`);
}

/** Makes the draft, under another name until it is whole: a start may take a draft for the store. */
async function fill(draft: string, source: string): Promise<void> {
  const partial = `${draft}.unpacking`;
  rmSync(partial, { recursive: true, force: true });
  try {
    mkdirSync(partial, { mode: 0o700 });
    if (statSync(source).isDirectory()) copyFolder(source, partial);
    else await unpack(source, partial);
    renameSync(join(partial, "pgdata"), draft);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { message, syscall } = cause as NodeJS.ErrnoException;
    // Errors of the system, such as a full disk, say nothing about the backup.
    const problem =
      syscall === undefined
        ? "is no backup of an embedded store, or it is damaged"
        : "could not be read, or written to DATA_DIR";
    throw new StartError(`${basename(source)} ${problem}: ${message}. Nothing was changed.`, { cause });
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function copyFolder(source: string, target: string): void {
  const from = looksWhole(source) ? source : join(source, "pgdata");
  if (!looksWhole(from))
    throw new StartError(`${source} is no copy of a store: it has no whole folder pgdata.`);
  // Only the shop itself can copy the folder of a running shop consistently.
  const owner = dirname(from);
  const lock =
    existsSync(join(owner, "lock.sqlite")) && owner !== dirname(target) ? lockDirectory(owner) : undefined;
  try {
    copyTree(from, join(target, "pgdata"));
  } finally {
    lock?.release();
  }
}

async function unpack(file: string, target: string): Promise<void> {
  const unpacking = unpackTar(target, {
    strict: true,
    fmode: 0o600,
    dmode: 0o700,
    filter({ name, type }) {
      if (type === "file" || type === "directory") return true;
      throw new Error(`it holds "${name}", which is neither a file nor a folder`);
    },
  });
  await pipeline(createReadStream(file), createGunzip(), unpacking);
  if (!looksWhole(join(target, "pgdata"))) throw new Error("it has no whole folder pgdata");
}

/** Opens it as a start would, and reads; answers the number of orders. */
async function tryDatabase(draft: string, source: string): Promise<number> {
  try {
    return await countOrders(draft, restoredEntry(source));
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `${source} cannot be opened as a store: ${(cause as Error).message}. Nothing was changed.`,
      { cause },
    );
  }
}

async function countOrders(data: string, entry?: Parameters<typeof appendEntry>[1]): Promise<number> {
  const engine = await Engine.open(data);
  try {
    const { rows } = await engine.query("select count(*)::integer as count from orders", []);
    if (entry !== undefined) await appendEntry((sql, parameters) => engine.query(sql, parameters), entry);
    return (rows[0] as { count: number }).count;
  } finally {
    await engine.close();
  }
}
