import { RefusedError } from "@velours/sdk";
import type { Shop } from "../../platform/api/Shop.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";

/** Says that the wishlist was not changed, and of a full one what would help. */
export function sayFailure({ locale }: Pick<Shop, "locale">, error?: unknown): void {
  const isFull = error instanceof RefusedError && error.reference === "wishlistFull";
  toasts.show({ text: textIn(locale)(isFull ? m.favourite_full : m.favourite_failed) });
}
