import { sumAmounts } from "@velours/sdk/rules";

/** An entry of a balance's ledger, as far as it says whose cash back was spent. */
export interface LedgerEntry {
  type: "increase" | "decrease" | "expire";
  amount: number;
  order_id: string | null;
  /** By a refund or a failed payment: an increase that was not earned, a decrease that was not spent. */
  returned: boolean;
}

interface Lot {
  order: string | null;
  left: number;
}

/**
 * Cash back that an order earned and that expired before it was spent or taken back. `entries` are those of its balance,
 * the oldest first: the oldest cash back is spent first, and a refund takes that of its own order before any other.
 */
export function expiredEarnings(entries: readonly LedgerEntry[], orderId: string): number {
  const lots: Lot[] = [];
  const expired: number[] = [];
  for (const { type, amount, order_id: order, returned } of entries) {
    if (type === "increase") {
      lots.push({ order: returned ? null : order, left: amount });
      continue;
    }
    const isOwn = (lot: Lot) => returned && lot.order === order;
    let rest = amount;
    for (const lot of [...lots.filter(isOwn), ...lots.filter((other) => !isOwn(other))]) {
      const used = Math.min(lot.left, rest);
      lot.left = sumAmounts([lot.left, -used]);
      rest = sumAmounts([rest, -used]);
      if (type === "expire" && lot.order === orderId) expired.push(used);
    }
  }
  return sumAmounts(expired);
}
