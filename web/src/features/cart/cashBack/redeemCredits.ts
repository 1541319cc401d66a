import { validateCredits } from "@velours/sdk/rules";
import { loadCredits } from "../../../platform/session/loadCredits.ts";
import { m, textIn } from "../../../platform/text/useText.ts";
import { type CartEffectContext, dispatch } from "../CartEffectContext.ts";
import type { CartError } from "../CartState.ts";
import { cartError } from "../cartError.ts";
import { reconcileCart } from "../reconcileCart.ts";
import { creditsIn } from "./spendableCredits.ts";

/** Applies the member's cash back, as much as there is now; why not stands in the cart. */
export async function redeemCredits(context: CartEffectContext): Promise<void> {
  const { cart, session, shop } = context;
  const error = await redeem();
  await reconcileCart(context);
  // Settling knows no refusal of what was not applied.
  if (error) cart.set((state) => ({ credits: { ...state.credits, error } }));

  async function redeem(): Promise<CartError | null> {
    try {
      await loadCredits(context, context.region.currency);
    } catch {
      return { reference: "", message: textIn(shop.locale)(m.there_was_an_error) };
    }
    const credits = creditsIn(session.get().credits, context.region.currency);
    const refusal = validateCredits(credits);
    if (refusal) return cartError(refusal, shop.language);
    dispatch(context, { type: "setCredits", credits: { apply: true, uuid: credits!.uuid } });
    return null;
  }
}
