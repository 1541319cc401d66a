import { judgeCheckout, type Purchase } from "@velours/sdk/shop";
import type { Checkout } from "@velours/sdk/types";
import type { Context } from "../context.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import type { Result } from "../generated/handlers.ts";
import { readGiftCard } from "../giftcards/store.ts";
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
  const judged = await judgeCheckout(
    {
      checkCart: (question) => checkCart(context, question),
      giftCard: (code) => readGiftCard(store.db, code),
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
  return "refused" in judged ? { refused: refuseRule(judged.refused) as Refused["refused"] } : judged;
}
