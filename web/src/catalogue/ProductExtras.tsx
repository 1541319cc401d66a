import { isWarranty } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";
import { useEffect } from "react";
import { rememberProduct } from "../recommendations/recentProducts.ts";
import { useShop } from "../shop/useShop.ts";

/** What a product's page has once it is taken over: nothing of it is needed to see and to buy. */
export function ProductExtras({ product }: { product: Product }) {
  const { site } = useShop();
  const { id } = product;
  const kept = !isWarranty({ product });
  useEffect(() => {
    if (kept) rememberProduct(site, id);
  }, [site, id, kept]);
  return null;
}
