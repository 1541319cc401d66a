import { createWriteStream, existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { audited } from "../../platform/audit/auditLog.ts";
import { getSnapshotsPath, requestSnapshot } from "../../platform/backup/controlChannel.ts";
import { dumpPostgres } from "../../platform/backup/postgresDump.ts";
import type { StoreLocation } from "../../platform/config/config.ts";
import { StartError } from "../../platform/config/StartError.ts";
import { dataPaths, inspectData, requireStore, syncPath } from "../../platform/store/dataDirectory.ts";
import { DirectoryInUseError, lockDirectory } from "../../platform/store/directoryLock.ts";
import { Engine } from "../../platform/store/Engine.ts";

const usage = `npm run -w server backup -- FILE
npm run -w server backup -- FOLDER

Writes all data of the shop into a file, whether the shop runs or not. In a folder the file gets a name with the time.
The embedded store becomes a .tar.gz, PostgreSQL a .dump (with pg_dump). An existing file is not overwritten.
It contains personal data and credentials: keep it private.`;

/** Runs the command, and returns a sentence about the backup. */
export async function doBackup(location: StoreLocation, args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args: args, allowPositionals: true, options: {} });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new StartError(usage);
  const file = resolveFile(path, location.databaseUrl === undefined ? "tar.gz" : "dump");
  if (existsSync(file)) throw new StartError(`${file} exists already; choose another name.`);
  const partial = `${file}.part-${process.pid}`;
  // For its owner alone from the first byte on.
  writeFileSync(partial, "", { mode: 0o600, flag: "wx" });
  try {
    if (location.databaseUrl === undefined) await packEmbedded(location.dataDir, partial, basename(file));
    else await dumpPostgres(location.databaseUrl, partial, basename(file));
    syncPath(partial);
    renameSync(partial, file);
    syncPath(resolve(file, ".."));
  } finally {
    rmSync(partial, { force: true });
  }
  return `${file} holds the whole store: ${statSync(file).size} bytes.`;
}

function resolveFile(path: string, extension: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return resolve(path);
  const time = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  return join(resolve(path), `velours-${time}.${extension}`);
}

async function packEmbedded(directory: string, partial: string, name: string): Promise<void> {
  requireStore({ dataDir: directory });
  let lock: ReturnType<typeof lockDirectory>;
  try {
    lock = lockDirectory(directory);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return packAndRemove(await requestSnapshot(directory, name), partial);
  }
  try {
    inspectData(directory);
    // Not opened as a start would: its tables stay those of the version that made them.
    const engine = await Engine.open(dataPaths(directory).data);
    const snapshot = join(getSnapshotsPath(directory), "stopped");
    rmSync(snapshot, { recursive: true, force: true });
    try {
      await audited(engine.query.bind(engine), `backup ${name}`, async () => {
        await engine.copyTo(snapshot);
        await packAndRemove(snapshot, partial);
      });
    } finally {
      await engine.close();
    }
  } finally {
    lock.release();
  }
}

async function packAndRemove(snapshot: string, file: string): Promise<void> {
  try {
    const tar = packTar([{ type: "directory", source: snapshot, target: "pgdata" }]);
    await pipeline(tar, createGzip({ level: 1 }), createWriteStream(file));
  } finally {
    rmSync(snapshot, { recursive: true, force: true });
  }
}
