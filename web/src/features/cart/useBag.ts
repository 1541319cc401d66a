import { useRouter } from "@tanstack/react-router";
import type { Bag } from "./createBag.ts";
import { openBag } from "./openBag.ts";

/** Actions of a shopper on the bag; only for modules that are themselves loaded lazily. */
export function useBag(): Bag {
  return openBag(useRouter());
}
