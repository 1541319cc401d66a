import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Bag } from "./createBag.ts";

/** The bag, fetched when first asked for. */
export const lazyBag = async (router: AnyRouter): Promise<Bag> =>
  (await import("./openBag.ts")).openBag(router);

/** What a shopper can do with the bag, fetched when first asked for: a page is usable without the cart's rules. */
export function useLazyBag(): () => Promise<Bag> {
  const router = useRouter();
  return useCallback(() => lazyBag(router), [router]);
}
