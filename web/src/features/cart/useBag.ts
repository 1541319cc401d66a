import { useRouter } from "@tanstack/react-router";
import type { Bag } from "./createBag.ts";
import { openBag } from "./openBag.ts";

/** What a shopper can do with the bag; only for what is itself loaded lazily. */
export function useBag(): Bag {
  return openBag(useRouter());
}
