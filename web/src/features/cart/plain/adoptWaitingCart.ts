import type { CartEffectContext } from "../CartEffectContext.ts";
import { adoptPlainCart } from "./adoptPlainCart.ts";
import { parsePlainCart } from "./plainCart.ts";
import { forgetWaitingCart, readWaitingCart } from "./waitingCart.ts";

/**
 * Takes over what this browser put into the bag without scripts. Where that fails it waits for the next page: taken
 * over a second time, by another tab for one, it changes nothing.
 */
export async function adoptWaitingCart(context: CartEffectContext): Promise<void> {
  const waiting = readWaitingCart(context.site.code);
  if (waiting === undefined) return;
  try {
    await adoptPlainCart(context, parsePlainCart(waiting));
  } catch {
    return;
  }
  forgetWaitingCart(context.site.code, waiting);
}
