import { recover } from "../../../platform/chunks/recover.ts";
import { useLazyBag } from "../lazyBag.ts";

/** Takes the cash back off this order again. */
export function useRemoveCredits(onRemoved?: () => void): () => Promise<void> {
  const bag = useLazyBag();
  return async function remove() {
    try {
      await (await bag()).removeCredits();
      onRemoved?.();
    } catch (error) {
      recover(error, { retry: () => void remove() });
    }
  };
}
