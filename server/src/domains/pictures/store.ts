import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../platform/store/schema.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import type { FetchedPicture } from "./fetchPicture.ts";

const getExtension = (type: string): string => (type === "image/jpeg" ? "jpg" : type.slice("image/".length));
const getPicturePath = (hash: string, type: string): string => `/pictures/${hash}.${getExtension(type)}`;

/** Stores a picture under its hash, with its source; returns the shop's own path of it. */
export async function savePicture(
  db: Kysely<Database>,
  url: string,
  picture: FetchedPicture,
): Promise<string> {
  const hash = createHash("sha256").update(picture.bytes).digest("hex");
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto("pictures")
      .values({ hash, type: picture.type, bytes: picture.bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto("picture_sources")
      .values({ url, hash })
      .onConflict((conflict) => conflict.column("url").doUpdateSet({ hash }))
      .execute();
  });
  return getPicturePath(hash, picture.type);
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
