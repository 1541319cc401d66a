import { wishlistLimit } from "@velours/sdk/shop";
import type { SiteCode, WishlistItem } from "@velours/sdk/types";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";

/** A member's items, the oldest first. */
export async function readWishlist(db: Kysely<Database>, userId: number): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom("wishlist_items")
    .select(["id", "content_id", "site"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return rows.map(toItem);
}

/**
 * The item of a product, put on the list when it is not; undefined when the list is full. The member's row is locked, so that requests
 * at once count one after the other.
 */
export async function addItem(
  trx: Transaction<Database>,
  { userId, contentId, site }: { userId: number; contentId: number; site: SiteCode },
): Promise<WishlistItem | undefined> {
  await sql`select 1 from users where id = ${userId} for update`.execute(trx);
  const items = await readWishlist(trx, userId);
  const existing = items.find(({ content_id }) => content_id === contentId);
  if (existing !== undefined) return existing;
  if (items.length >= wishlistLimit) return undefined;
  const row = await trx
    .insertInto("wishlist_items")
    .values({ user_id: userId, content_id: contentId, site })
    .returning(["id", "content_id", "site"])
    .executeTakeFirstOrThrow();
  return toItem(row);
}

/** Removes an item from this member's list. */
export async function removeItem(db: Kysely<Database>, userId: number, itemId: number): Promise<void> {
  await db.deleteFrom("wishlist_items").where("user_id", "=", userId).where("id", "=", itemId).execute();
}

const toItem = ({
  id,
  content_id,
  site,
}: {
  id: number;
  content_id: number;
  site: string;
}): WishlistItem => ({
  id,
  type: "product",
  content_id,
  site: site as SiteCode,
});
