import { useEffect } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { rememberProduct } from "./recentProducts.ts";

/** Remembers a product that is looked at. Shows nothing. */
export function RememberProduct({ id }: { id: number }) {
  const { site } = useShop();
  useEffect(() => rememberProduct(site, id), [site, id]);
  return null;
}
