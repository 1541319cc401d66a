import { useRouter } from "@tanstack/react-router";
import { isAvailable } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { useState } from "react";
import { ChunkError } from "../../../platform/chunks/ChunkError.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { m } from "../../../platform/text/m.ts";
import { useText } from "../../../platform/text/useText.ts";
import { toasts } from "../../../platform/ui/toasts.ts";
import { loadCartActions } from "../../cart/loadCartActions.ts";

/**
 * Puts the lines of an order into the cart again, at today's prices; gifts and protection plans follow from
 * the cart.
 */
export function useReorder() {
  const router = useRouter();
  const text = useText();
  const [busy, setBusy] = useState(false);

  async function reorder(order: Order): Promise<void> {
    setBusy(true);
    const missing: string[] = [];
    try {
      const cartActions = await loadCartActions(router);
      for (const { id, title, _variant, _quantity, _free, _target } of order.products) {
        if (_free || _target !== null) continue;
        let found = false;
        await cartActions.addById(
          id,
          (product) => {
            const variant = product.variants.find(
              (candidate) => candidate.id === _variant.id && isAvailable(product, candidate),
            );
            found = variant !== undefined;
            return variant;
          },
          _quantity,
        );
        if (!found) missing.push(title);
      }
      for (const title of missing) toasts.show({ text: text(m.not_in_bag, { title }) });
      if (missing.length < order.products.length) router.options.context.cart.show();
    } catch (error) {
      if (error instanceof ChunkError) recover(error, { retry: () => void reorder(order) });
      else toasts.show({ text: text(m.shop_not_reached) });
    } finally {
      setBusy(false);
    }
  }
  return { reorder, busy };
}
