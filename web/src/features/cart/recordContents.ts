import { recordCart } from "../../platform/analytics/recordCart.ts";
import { type CartEffectContext, cartLines } from "./CartEffectContext.ts";

/** Records what the cart holds now. */
export const recordContents = (context: CartEffectContext): void =>
  recordCart(context.site.code, { lines: cartLines(context), currency: context.region.currency });
