import { judgeCheckout, type Purchase } from "@velours/sdk/shop";
import type { Checkout } from "@velours/sdk/types";
import { appliedCredits } from "../credits/appliedCredits.ts";
import { demo } from "../demo.ts";
import type { Answer, Context } from "../Handler.ts";
import { refuseRule } from "../refuse.ts";
import { checkCart, quoteCart } from "./checkCart.ts";

export type { Purchase } from "@velours/sdk/shop";

/** Builds, checks and prices the cart again, in the order of the server's refusals. */
export async function prepareCheckout(context: Context, checkout: Checkout): Promise<Purchase | Answer> {
  const { session, site } = context;
  const judged = await judgeCheckout(
    {
      checkCart: (question) => checkCart(context, question),
      giftCard: (code) => session.giftCard(code),
      credits(asked) {
        const applied = appliedCredits(context, asked);
        if ("refused" in applied) return undefined;
        return applied.balance === null ? null : { uuid: asked?.uuid ?? "", balance: applied.balance };
      },
      quote: quoteCart,
      site() {
        const settings = demo.sites.get(site);
        if (settings === undefined) throw new Error(`site ${site} has no settings`);
        return settings;
      },
      bnpl: true,
    },
    checkout,
    context,
  );
  return "refused" in judged ? refuseRule(judged.refused as never) : judged.purchase;
}
