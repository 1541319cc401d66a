import { formatMoney } from "@velours/sdk/rules";
import type { Language, Region } from "@velours/sdk/types";
import { localizedLabel } from "../text/localizedLabel.ts";
import { m } from "../text/m.ts";
import type { Text } from "../text/useText.ts";

/** "Free shipping from $69", as the region's own rates say; null where shipping is never free. */
export function freeShippingText(text: Text, { freeShippingFrom, currency }: Region): string | null {
  if (freeShippingFrom === null || freeShippingFrom === undefined) return null;
  if (freeShippingFrom === 0) return text(m.announcement_free);
  return text(m.announcement_free_from, { amount: formatMoney(freeShippingFrom, currency) });
}

/** "Shipping to Canada is free from CA$95." */
export function freeShippingSentence(text: Text, region: Region, language: Language): string {
  const where = localizedLabel(region, language);
  const from = region.freeShippingFrom ?? 0;
  return from === 0
    ? text(m.help_shipping_free, { region: where })
    : text(m.help_shipping_free_from, { region: where, amount: formatMoney(from, region.currency) });
}
