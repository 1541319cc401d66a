import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { type AuditEntry, audited, currentActor, readEntries, runOn } from "../audit/auditLog.ts";
import { StartError } from "../config/StartError.ts";
import { http } from "../http/nodeHttp.ts";
import { dataPaths } from "../store/dataDirectory.ts";
import type { Store } from "../store/store.ts";
import { folderSize } from "./folderSize.ts";

/** The longest path of a socket that every system takes. */
const longestPath = 100;
/** A copy this old belongs to a command that was killed. */
const abandonedAfter = 12 * 60 * 60_000;
const getSocketPath = (directory: string) => join(resolve(directory), "control.sock");
/** Copies for backups under way; removed when the shop starts. */
export const getSnapshotsPath = (directory: string) => join(resolve(directory), "snapshots");

/**
 * Lets a command on this machine ask the running shop for a copy of its store or for its audit log, because the shop has
 * the directory for itself. It is a socket in the data directory that only the shop's own user may use, and answers nothing else.
 */
export async function serveControl(
  directory: string,
  store: Store,
): Promise<{ stop(): Promise<void> } | undefined> {
  const { copyTo } = store;
  if (copyTo === undefined) return undefined;
  rmSync(getSnapshotsPath(directory), { recursive: true, force: true });
  const path = getSocketPath(directory);
  rmSync(path, { force: true });
  const query = runOn(store.db);
  let count = 0;
  const snapshot = async (requestBody: unknown) => {
    const { actor, file } = requestBody as { actor: string; file: string };
    removeAbandoned(directory);
    const path = join(getSnapshotsPath(directory), String(++count));
    try {
      await audited(query, `backup ${file}`, () => makeSnapshot(directory, copyTo, path), undefined, actor);
    } catch (error) {
      rmSync(path, { recursive: true, force: true });
      throw error;
    }
    return { path };
  };
  const handlers: Record<string, (requestBody: unknown) => Promise<object>> = {
    "/snapshot": snapshot,
    "/audit": (requestBody) => readEntries(query, (requestBody as { last: number }).last),
  };
  const server = http.createServer((incoming, response) => {
    const handler = handlers[incoming.url ?? ""];
    if (incoming.method !== "POST" || handler === undefined) return void response.writeHead(404).end();
    json(incoming)
      .then((requestBody) => handler(requestBody))
      .then(
        (result) => response.end(JSON.stringify(result)),
        (error: Error) => response.writeHead(500).end(JSON.stringify({ message: error.message })),
      );
  });
  try {
    await listen(server, path);
  } catch (error) {
    // The shop opens without backups and reports what it cannot do.
    console.error(`While the shop runs it cannot be backed up: ${(error as Error).message}.`);
    return undefined;
  }
  return {
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, path: string): Promise<void> {
  if (Buffer.byteLength(path) > longestPath)
    throw new Error(`the path of DATA_DIR is too long for a socket in it (${path})`);
  await new Promise<void>((done, fail) => server.once("error", fail).listen(path, done));
  chmodSync(path, 0o600);
}

function removeAbandoned(directory: string): void {
  const folder = getSnapshotsPath(directory);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfter) rmSync(path, { recursive: true, force: true });
  }
}

async function makeSnapshot(
  directory: string,
  copyTo: (directory: string) => Promise<void>,
  target: string,
): Promise<void> {
  const size = folderSize(dataPaths(directory).data);
  const { bavail, bsize } = statfsSync(directory);
  // A disk that the copy filled would stop the shop.
  if (bavail * bsize < size * 1.5)
    throw new Error(`the disk has too little room for a copy of ${size} bytes`);
  mkdirSync(getSnapshotsPath(directory), { recursive: true, mode: 0o700 });
  await copyTo(target);
}

/** Asks the shop that runs on this directory for a copy of its store; answers the folder it is in. */
export async function requestSnapshot(directory: string, file: string): Promise<string> {
  const { path } = await callShop<{ path: string }>(directory, "/snapshot", { actor: currentActor(), file });
  return path;
}

/** Asks it for the newest entries of its audit log. */
export const requestEntries = (directory: string, last: number): Promise<AuditEntry[]> =>
  callShop(directory, "/audit", { last });

async function callShop<T>(directory: string, path: string, requestBody: object): Promise<T> {
  const socketPath = getSocketPath(directory);
  const busy =
    `The data directory ${resolve(directory)} is in use by a process that cannot be asked: an import or another command. ` +
    "Wait until it has ended.";
  if (!existsSync(socketPath)) throw new StartError(busy);
  const { status, text } = await new Promise<{ status: number; text: string }>((done, fail) => {
    const outgoing = http.request({ socketPath, path, method: "POST" }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => done({ status: response.statusCode ?? 0, text }));
      response.on("error", fail);
    });
    outgoing.on("error", fail).end(JSON.stringify(requestBody));
  }).catch((cause: Error) => {
    throw new StartError(busy, { cause });
  });
  if (status !== 200)
    throw new StartError(
      `The running shop could not do it: ${(JSON.parse(text) as { message: string }).message}.`,
    );
  return JSON.parse(text) as T;
}
