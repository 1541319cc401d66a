import { useRouter } from "@tanstack/react-router";
import type { Product, Variant } from "@velours/sdk/types";
import { useState } from "react";
import { recover } from "../../platform/chunks/recover.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { loadCartActions } from "./loadCartActions.ts";

/** Puts a product into the cart and opens it. When that fails, a message offers a retry. */
export function useAddToCart() {
  const router = useRouter();
  const text = useText();
  const [busy, setBusy] = useState(false);
  async function add(product: Product, variant: Variant, quantity: number) {
    setBusy(true);
    try {
      const cartActions = await loadCartActions(router);
      await cartActions.add(product, variant, quantity);
      router.options.context.cart.show();
    } catch (error) {
      recover(error, {
        text: text(m.not_in_bag, { title: product.title }),
        retry: () => void add(product, variant, quantity),
        afterReload: { what: "add", product: product.id, variant: variant.id, quantity },
      });
    } finally {
      setBusy(false);
    }
  }
  return { add, busy };
}
