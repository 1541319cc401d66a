import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import type { FetchedPicture } from "./fetchPicture.ts";

const getExtension = (type: string): string => (type === "image/jpeg" ? "jpg" : type.slice("image/".length));
const getPicturePath = (hash: string, type: string): string => `/pictures/${hash}.${getExtension(type)}`;

export const hashPicture = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Stores a picture under its hash; returns the shop's own path of it. */
export async function keepPicture(
  trx: Transaction<Database>,
  { bytes, type }: FetchedPicture,
): Promise<string> {
  const hash = hashPicture(bytes);
  await trx
    .insertInto("pictures")
    .values({ hash, type, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return getPicturePath(hash, type);
}

/** The same, with its source. */
export async function savePicture(
  db: Kysely<Database>,
  url: string,
  picture: FetchedPicture,
): Promise<string> {
  const hash = hashPicture(picture.bytes);
  return inTransaction(db, async (trx) => {
    const path = await keepPicture(trx, picture);
    await trx
      .insertInto("picture_sources")
      .values({ url, hash })
      .onConflict((conflict) => conflict.column("url").doUpdateSet({ hash }))
      .execute();
    return path;
  });
}

/** The shop's own address of each of these that was fetched before. */
export async function findSavedPictures(
  db: Kysely<Database>,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const saved = new Map<string, string>();
  const batchSize = 1_000;
  for (let start = 0; start < urls.length; start += batchSize) {
    const rows = await db
      .selectFrom("picture_sources as s")
      .innerJoin("pictures as p", "p.hash", "s.hash")
      .select(["s.url", "p.hash", "p.type"])
      .where("s.url", "in", urls.slice(start, start + batchSize))
      .execute();
    for (const { url, hash, type } of rows) saved.set(url, getPicturePath(hash, type));
  }
  return saved;
}

/** A stored picture, or undefined. */
export async function readPicture(
  db: Kysely<Database>,
  hash: string,
): Promise<{ type: string; bytes: Uint8Array } | undefined> {
  return db.selectFrom("pictures").select(["type", "bytes"]).where("hash", "=", hash).executeTakeFirst();
}
