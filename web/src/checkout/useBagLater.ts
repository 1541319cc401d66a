import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Bag } from "../cart/createBag.ts";

/** What a shopper can do with the bag, fetched when first asked for: the form is usable without the cart's rules. */
export function useBagLater(): () => Promise<Bag> {
  const router = useRouter();
  return useCallback(async () => (await import("../cart/bagOf.ts")).bagOf(router), [router]);
}
