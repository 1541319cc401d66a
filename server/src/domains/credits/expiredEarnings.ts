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
  /** Its place among all. */
  place: number;
}

/** A part of a lot that an order was paid with. */
interface Use {
  lot: Lot;
  left: number;
}

/** Takes an amount from these in turn, from a place on, as far as they have it; calls `onTaken` for each that gave something. */
function take<Source extends { left: number }>(
  sources: readonly Source[],
  amount: number,
  onTaken: (source: Source, taken: number) => void,
  from = 0,
): number {
  let rest = amount;
  for (let place = from; place < sources.length && rest > 0; place++) {
    const source = sources[place]!;
    if (source.left === 0) continue;
    const taken = Math.min(source.left, rest);
    source.left = sumAmounts([source.left, -taken]);
    rest = sumAmounts([rest, -taken]);
    onTaken(source, taken);
  }
  return rest;
}

/**
 * Cash back that an order earned and that expired before it was spent or taken back. `entries` are those of its balance,
 * the oldest first: the oldest cash back is spent first, a refund takes that of its own order before any other, and cash
 * back that a refund returns is the one that its order was paid with.
 */
export function expiredEarnings(entries: readonly LedgerEntry[], orderId: string): number {
  const lots: Lot[] = [];
  // Everything before it is spent: a ledger of years is not walked again for each of its entries.
  let first = 0;
  const spent = new Map<string | null, Use[]>();
  const expired: number[] = [];
  for (const { type, amount, order_id: order, returned } of entries) {
    const uses = spent.get(order) ?? [];
    if (type === "increase") {
      const left = take(returned ? uses : [], amount, ({ lot }, taken) => {
        lot.left = sumAmounts([lot.left, taken]);
        first = Math.min(first, lot.place);
      });
      if (left > 0) lots.push({ order: returned ? null : order, left, place: lots.length });
      continue;
    }
    const isSpent = type === "decrease" && !returned;
    if (isSpent) spent.set(order, uses);
    const onTaken = (lot: Lot, taken: number) => {
      if (type === "expire" && lot.order === orderId) expired.push(taken);
      if (isSpent) uses.push({ lot, left: taken });
    };
    const own = returned ? lots.filter((lot) => lot.order === order) : [];
    take(lots, take(own, amount, onTaken), onTaken, first);
    while (lots[first]?.left === 0) first += 1;
  }
  return sumAmounts(expired);
}
