import { useRouter } from "@tanstack/react-router";
import type { Product, Variant } from "@velours/sdk/types";
import { useState } from "react";

/** Puts a product into the bag and opens it. */
export function useAddToBag() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function add(product: Product, variant: Variant, quantity: number) {
    setBusy(true);
    try {
      const { bagOf } = await import("./bagOf.ts");
      await bagOf(router).add(product, variant, quantity);
      router.options.context.cart.show();
    } finally {
      setBusy(false);
    }
  }
  return { add, busy };
}
