import { useRouter } from "@tanstack/react-router";
import type { Order } from "@velours/sdk/types";
import { useState } from "react";
import { ChunkError } from "../../../platform/chunks/ChunkError.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { m, useText } from "../../../platform/text/useText.ts";
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
    const goods = order.products
      .filter(({ _free, _target }) => !_free && _target === null)
      .map(({ id, title, _variant, _quantity }) => ({
        title,
        product: id,
        variant: _variant.id,
        quantity: _quantity,
      }));
    try {
      const missing = await (await loadCartActions(router)).addAgain(goods);
      for (const { title } of missing) toasts.show({ text: text(m.not_in_bag, { title }) });
      if (missing.length < goods.length) router.options.context.cart.show();
    } catch (error) {
      if (error instanceof ChunkError) recover(error, { retry: () => void reorder(order) });
      else toasts.show({ text: text(m.shop_not_reached) });
    } finally {
      setBusy(false);
    }
  }
  return { reorder, busy };
}
