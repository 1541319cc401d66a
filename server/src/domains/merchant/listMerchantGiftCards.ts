import { parseOrderNumber } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { type CardWords, listCards } from "../giftcards/store/merchantGiftCards.ts";
import { selectSites } from "./selectSites.ts";

const list = "giftCards";

/** Gift cards of the sites that the caller works for, the newest first, without their codes. */
export const listMerchantGiftCards: Handler<"listMerchantGiftCards"> = async ({ query }, context) => {
  const { q, state, site, cursor, limit = 24 } = query;
  const [before] = cursor === undefined ? [undefined] : (decodeCursor(cursor, list, 1) ?? [""]);
  if (before !== undefined && typeof before !== "number") return refuseCursor();
  const sites = selectSites(context, site);
  const found = await listCards(context.store.db, {
    found: q === undefined ? undefined : parseWords(q.trim()),
    state,
    sites,
    before,
    limit: limit + 1,
  });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.id]);
  return { status: 200, body: page, headers };
};

function parseWords(text: string): CardWords | null {
  const words = {
    digits: /^\d{4}$/.test(text) ? text : undefined,
    email: text.includes("@") ? text.toLowerCase() : undefined,
    order: parseOrderNumber(text),
  };
  return Object.values(words).every((word) => word === undefined) ? null : words;
}
