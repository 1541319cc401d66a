import { useRouter } from "@tanstack/react-router";
import { bagOf } from "./bagOf.ts";
import type { Bag } from "./createBag.ts";

/** What a shopper can do with the bag; only for what is itself loaded lazily. */
export function useBag(): Bag {
  return bagOf(useRouter());
}
