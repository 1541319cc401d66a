import { cartMeta, recommendationItems } from "@velours/sdk/rules";
import type { CartLine, Currency } from "@velours/sdk/types";
import { recordEvent } from "./recordEvent.ts";

interface Cart {
  lines: readonly CartLine[];
  currency: Currency;
}

/** Records what the cart holds now. */
export function recordCart(site: string, { lines, currency }: Cart): void {
  recordEvent(site, "cart_update", {
    currency,
    ...cartMeta(lines),
    items: recommendationItems(lines, currency),
  });
}

/** Records goods that were put into the cart. */
export function recordAddition(site: string, { lines, currency }: Cart): void {
  recordEvent(site, "add_to_cart", { currency, items: recommendationItems(lines, currency) });
}
