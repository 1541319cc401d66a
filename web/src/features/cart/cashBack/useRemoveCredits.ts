import { recover } from "../../../platform/chunks/recover.ts";
import { useLazyCartActions } from "../loadCartActions.ts";

/** Takes the cash back off this order again. */
export function useRemoveCredits(onRemoved?: () => void): () => Promise<void> {
  const cartActions = useLazyCartActions();
  return async function remove() {
    try {
      await (await cartActions()).removeCredits();
      onRemoved?.();
    } catch (error) {
      recover(error, { retry: () => void remove() });
    }
  };
}
