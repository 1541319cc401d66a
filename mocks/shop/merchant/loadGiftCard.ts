import { mayUseSite } from "@velours/sdk/shop";
import type { GiftCardLedger } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** A gift card of a site that the caller works for, with its ledger; undefined for any other. */
export function loadGiftCard(context: Context, id: number): GiftCardLedger | undefined {
  const found = context.session.giftCards.ledger(id);
  return found && mayUseSite(context, found.card.site) ? found : undefined;
}
