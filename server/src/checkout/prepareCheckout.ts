import { judgeCheckout, type Purchase } from "@velours/sdk/shop";
import type { Checkout } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import type { Result } from "../generated/handlers.ts";
import { appliedGiftCard } from "../giftcards/appliedGiftCard.ts";
import { refuseRule } from "../http/refuseRule.ts";
import { readSite } from "../sites/store.ts";
import { checkCart } from "./checkCart.ts";
import { quote } from "./quote.ts";

export type { Purchase } from "@velours/sdk/shop";

type Refused = { refused: Result<"submitCheckout"> };

/** Builds, checks and prices the cart again; refuses when anything is not as the shopper saw it. */
export async function prepareCheckout(
  context: Context,
  checkout: Checkout,
): Promise<{ purchase: Purchase } | Refused> {
  const { store, config, site } = context;
  // What a code is refused with says more than that it is nobody's: too many were guessed, and for how long.
  let refusedCard: Refused["refused"] | undefined;
  const judged = await judgeCheckout(
    {
      checkCart: (question) => checkCart(context, question),
      async giftCard(code) {
        const found = await appliedGiftCard(context, code, checkout.cart.invoice.currency);
        if ("giftCard" in found) return found.giftCard ?? undefined;
        refusedCard = found.refused;
        return undefined;
      },
      async credits(asked) {
        const applied = await appliedCredits(context, asked);
        return "refused" in applied ? undefined : applied.credits;
      },
      quote: (question) => quote(context, question),
      async site() {
        const settings = await readSite(store.db, site);
        if (settings === undefined) throw new Error(`site ${site} has no settings`);
        return settings;
      },
      bnpl: config.bnplProvider !== "none",
    },
    checkout,
    context,
  );
  if (!("refused" in judged)) return judged;
  return { refused: refusedCard ?? (refuseRule(judged.refused) as Refused["refused"]) };
}
