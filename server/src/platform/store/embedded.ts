import { resolve } from "node:path";
import { StartError } from "../config/StartError.ts";
import { dataPaths, inspectData, publishData } from "./dataDirectory.ts";
import { lockDirectory } from "./directoryLock.ts";
import { DatabaseError, Engine } from "./Engine.ts";
import type { DatabaseSession } from "./sessionDialect.ts";

/** Pause before a failed attempt to open the store is repeated. */
const pauseMilliseconds = 1_000;

/**
 * The embedded store in `directory`, which is this process's alone until `close`. When it crashes, because the disk is
 * full for one, statements fail until it is opened again.
 */
export async function openEmbedded(directory: string): Promise<DatabaseSession> {
  const lock = lockDirectory(directory);
  const { data } = dataPaths(directory);
  let engine = await openData(directory).catch((error: Error) => {
    lock.release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded store in ${resolve(directory)} cannot be opened: ${error.message}. ` +
        "Its disk may be full, it may be damaged or belong to another user: make room, put a backup in its place " +
        "(npm run -w server restore -- FILE --overwrite), or choose another directory with DATA_DIR.",
      { cause: error },
    );
  });
  let failure: { error: Error; at: number } | undefined;

  async function open(): Promise<void> {
    if (engine.crash === undefined) return;
    if (failure !== undefined && performance.now() - failure.at < pauseMilliseconds) throw failure.error;
    try {
      await engine.close();
      engine = await Engine.open(data);
      failure = undefined;
    } catch (cause) {
      const message = `The embedded store cannot be opened again: ${(cause as Error).message} (${engine.crash?.message})`;
      const error = Object.assign(new DatabaseError({ message, code: "57P03" }), { cause });
      failure = { error, at: performance.now() };
      throw error;
    }
  }

  return {
    open,
    query: (sql, parameters) => engine.query(sql, parameters),
    copyTo: (target) => engine.copyTo(target),
    async close() {
      await engine.close();
      lock.release();
    },
  };
}

/** Opens the database, or makes one: in a draft that takes its name once it is whole, and begun again when it is not. */
async function openData(directory: string): Promise<Engine> {
  const { data, draft } = dataPaths(directory);
  if (inspectData(directory) === "unused") {
    const engine = await Engine.open(draft);
    await engine.close();
    publishData(directory);
  }
  return Engine.open(data);
}
