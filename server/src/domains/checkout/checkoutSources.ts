import type { CheckoutSources } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { checkCart } from "../cart/loadCheckedCart.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { checkGiftCard } from "../giftcards/appliedGiftCard.ts";
import type { LoadedBasket } from "./loadBasket.ts";
import { quoteCart } from "./quoteCart.ts";

type Refused<T> = Extract<Awaited<T>, { refused: unknown }>["refused"];
type SourceRefusal = Refused<ReturnType<typeof checkGiftCard> | ReturnType<typeof appliedCredits>>;

/** The server's own records that a checkout is validated against. */
export const checkoutSources = (context: Context, loaded: LoadedBasket): CheckoutSources<SourceRefusal> => ({
  loadCart: (request) => checkCart(context, request, loaded),
  giftCard: (code, currency) =>
    code ? checkGiftCard(context, code, loaded.giftCard, currency) : { giftCard: null },
  credits: (credits) => appliedCredits(context, credits),
  loadQuote: (request) => quoteCart(context, loaded, request),
  site: () => loaded.site,
  bnpl: context.config.bnplProvider !== "none",
  testZips: context.config.taxProvider === "sandbox",
});
