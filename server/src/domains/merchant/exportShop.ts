import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Handler } from "../../platform/contract.ts";
import { Semaphore } from "../../platform/store/Semaphore.ts";
import { exportDocument } from "../import/exportDocument.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { streamFile } from "./exports/streamFile.ts";

/** Each holds a session of the jobs until its file is written, and captures and emails need the others. */
const exports = new Semaphore(1);

/**
 * The parts that imports write, as they were at one moment, without gift cards: their codes are money, and the file is
 * passed on. It goes through a file, because a transaction must not wait for a caller who reads slowly.
 */
export const exportShop: Handler<"exportShop"> = async (_input, context) => {
  const { store, config } = context;
  await appendKeyEntry(store.db, context, "exportShop");
  // On PostgreSQL nothing else may have made it.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(config.dataDir, "export-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, "shop.json");
  try {
    await exports.run(() =>
      store.jobs
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((trx) => pipeline(exportDocument(trx, ["giftCards"]), createWriteStream(path))),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  const body = createReadStream(path);
  body.once("close", remove);
  return streamFile("shop.json", body);
};
