import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Bag } from "./createBag.ts";

/** The bag, fetched with its first use. */
export const lazyBag = async (router: AnyRouter): Promise<Bag> =>
  (await import("./openBag.ts")).openBag(router);

/** Actions of the bag, fetched with the first use: a page is usable without the cart's rules. */
export function useLazyBag(): () => Promise<Bag> {
  const router = useRouter();
  return useCallback(() => lazyBag(router), [router]);
}
