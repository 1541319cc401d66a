import type { CheckoutTerms } from "@velours/sdk/shop";
import type { Context } from "../Handler.ts";

export function toCheckoutTerms(context: Context): CheckoutTerms {
  const site = context.session.sites.get(context.site);
  if (site === undefined) throw new Error(`site ${context.site} has no settings`);
  return { site, bnpl: true, testZips: true };
}
