import type { CheckoutTerms } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import type { LoadedBasket } from "./loadBasket.ts";

export const toCheckoutTerms = ({ config }: Context, { site }: LoadedBasket): CheckoutTerms => ({
  site,
  bnpl: config.bnplProvider !== "none",
  testZips: config.taxProvider === "sandbox",
});
