import { mayUseSite } from "@velours/sdk/shop";
import type { GiftCardLedger } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import type { Db, Transaction } from "../../platform/store/schema.ts";
import { listEntries, readCard } from "../giftcards/store/merchantGiftCards.ts";

/** A gift card of a site that the caller works for, with its ledger; undefined for any other. */
export async function loadGiftCard(
  db: Db | Transaction,
  context: Pick<Context, "merchant">,
  id: number,
): Promise<GiftCardLedger | undefined> {
  const card = await readCard(db, id);
  if (card === undefined || !mayUseSite(context, card.site)) return undefined;
  return { card, entries: await listEntries(db, id) };
}
