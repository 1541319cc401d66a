import { useState } from "react";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { recover } from "../../platform/chunks/recover.ts";
import { useLazyCartActions } from "./loadCartActions.ts";
import { useCart } from "./useCart.ts";

/**
 * Puts a promotion into the cart and opens the cart. `onLeave` is called when it opens, and also when the cart's code could
 * not be fetched: the page then offers to try again, which a modal would cover.
 */
export function useApplyPromotion(onLeave = () => {}) {
  const getActions = useLazyCartActions();
  const { cart } = useCart();
  const [busy, setBusy] = useState(false);
  /** The shop was not reached. */
  const [failed, setFailed] = useState(false);

  async function apply(code: string): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await (await getActions()).applyPromotion(code);
      onLeave();
      cart.show();
    } catch (error) {
      if (!(error instanceof ChunkError)) return setFailed(true);
      onLeave();
      recover(error, { retry: () => void apply(code) });
    } finally {
      setBusy(false);
    }
  }

  return { apply, busy, failed };
}
