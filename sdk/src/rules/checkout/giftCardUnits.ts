import type { CartLine, GiftCardDelivery } from "../../types.ts";
import { type LineKey, lineKey } from "../cart/lineKey.ts";
import { isGiftCard } from "../cart/productTypes.ts";

/** A gift card to deliver: a line of quantity 3 gives three. */
export interface GiftCardUnit {
  key: LineKey;
  line: CartLine;
  /** Place within its line. */
  at: number;
  delivery: GiftCardDelivery;
}

const getDeliveries = ({ delivery }: CartLine): GiftCardDelivery[] =>
  Array.isArray(delivery) ? delivery : delivery ? [delivery] : [];

export const giftCardUnits = (lines: readonly CartLine[]): GiftCardUnit[] =>
  lines.filter(isGiftCard).flatMap((line) =>
    Array.from({ length: line.quantity }, (_, at) => ({
      key: lineKey(line),
      line,
      at,
      delivery: getDeliveries(line)[at] ?? {},
    })),
  );
