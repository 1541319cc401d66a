import type { CheckoutSources } from "@velours/sdk/shop";
import type { Answer } from "../Answer.ts";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { demo } from "../demo.ts";
import { appliedGiftCard } from "../giftcards/appliedGiftCard.ts";
import type { Context } from "../Handler.ts";
import { loadCart, loadQuote } from "./loadCart.ts";

/** The checkout's data from the session's own shop. */
export const checkoutSources = (context: Context): CheckoutSources<Answer> => ({
  loadCart: (question) => loadCart(context, question),
  giftCard: (code, currency) => appliedGiftCard(context, code, currency),
  credits: (credits) => appliedCredits(context, credits),
  loadQuote,
  site() {
    const site = demo.sites.get(context.site);
    if (site === undefined) throw new Error(`site ${context.site} has no settings`);
    return site;
  },
  bnpl: true,
  testZips: true,
});
