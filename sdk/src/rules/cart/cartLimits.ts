import type { CartLine, Site } from "../../types.ts";
import { getStock } from "../catalogue/getStock.ts";
import type { Refusal } from "../refusal.ts";
import { isGiftCard } from "./productTypes.ts";

type Limits = Pick<Site["limits"], "lineQuantity" | "lowStockQuantity" | "orderLines" | "orderGiftCards">;
export type LimitedLine = Pick<CartLine, "free" | "quantity"> & {
  product: Pick<CartLine["product"], "type" | "inventories">;
  variant: Pick<CartLine["variant"], "id">;
};

/** Units of a variant that one order may hold, as the site's settings say it. */
export function lineQuantityLimit(
  { product, variant }: Omit<LimitedLine, "free" | "quantity">,
  { lineQuantity = 99, lowStockQuantity = 10, orderGiftCards = 20 }: Limits,
): number {
  const isLow = getStock(product, variant.id) === "low";
  return Math.min(
    lineQuantity,
    isLow ? lowStockQuantity : lineQuantity,
    isGiftCard({ product }) ? orderGiftCards : lineQuantity,
  );
}

/** Why so much may not be bought in one order, or null. Gifts of a promotion do not count. */
export function validateCartLimits(
  lines: readonly LimitedLine[],
  limits: Limits,
): Refusal<"cartLimitExceeded"> | null {
  const { orderLines = 100, orderGiftCards = 20 } = limits;
  const bought = lines.filter(({ free }) => !free);
  if (bought.length > orderLines) return refuseLimit("lines", orderLines);
  const cards = countUnits(bought.filter(isGiftCard));
  if (cards > orderGiftCards) return refuseLimit("giftCards", orderGiftCards);
  for (const line of bought) {
    const { id } = line.variant;
    const maximum = lineQuantityLimit(line, limits);
    if (countUnits(bought.filter(({ variant }) => variant.id === id)) > maximum)
      return refuseLimit("units", maximum, id);
  }
  return null;
}

const countUnits = (lines: readonly LimitedLine[]): number =>
  lines.reduce((units, { quantity }) => units + quantity, 0);

const refuseLimit = (
  kind: "units" | "giftCards" | "lines",
  maximum: number,
  variant: number | null = null,
): Refusal<"cartLimitExceeded"> => ({
  reference: "cartLimitExceeded",
  value: { kind, maximum, variant },
  placeholders: { maximum },
  variant: kind,
});
