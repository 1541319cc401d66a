import type { CheckoutTerms } from "@velours/sdk/shop";
import { demo } from "../demo.ts";
import type { Context } from "../Handler.ts";

export function toCheckoutTerms(context: Context): CheckoutTerms {
  const site = demo.sites.get(context.site);
  if (site === undefined) throw new Error(`site ${context.site} has no settings`);
  return { site, bnpl: true, testZips: true };
}
