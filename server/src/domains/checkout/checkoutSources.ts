import type { CheckoutSources } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { loadCheckedCart } from "../cart/loadCheckedCart.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { appliedGiftCard } from "../giftcards/appliedGiftCard.ts";
import { requireSite } from "../sites/store.ts";
import { quoteCart } from "./quoteCart.ts";

type Refused<T> = Extract<Awaited<T>, { refused: unknown }>["refused"];
type SourceRefusal = Refused<ReturnType<typeof appliedGiftCard> | ReturnType<typeof appliedCredits>>;

/** The server's own records that a checkout is validated against. */
export const checkoutSources = (context: Context): CheckoutSources<SourceRefusal> => ({
  loadCart: (request) => loadCheckedCart(context, request),
  giftCard: (code, currency) => appliedGiftCard(context, code, currency),
  credits: (credits) => appliedCredits(context, credits),
  loadQuote: (request) => quoteCart(context, request),
  site: () => requireSite(context.store.db, context.site),
  bnpl: context.config.bnplProvider !== "none",
  testZips: context.config.taxProvider === "sandbox",
});
