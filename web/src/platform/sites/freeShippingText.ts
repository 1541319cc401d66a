import { formatMoney } from "@velours/sdk/rules";
import type { Region } from "@velours/sdk/types";
import { m } from "../text/m.ts";
import type { Text } from "../text/useText.ts";

/** "Free shipping from $69", as the region's own rates say; null where shipping is never free. */
export function freeShippingText(text: Text, { freeShippingFrom, currency }: Region): string | null {
  if (freeShippingFrom === null || freeShippingFrom === undefined) return null;
  if (freeShippingFrom === 0) return text(m.announcement_free);
  return text(m.announcement_free_from, { amount: formatMoney(freeShippingFrom, currency) });
}
