import { lineId, lineKey } from "@velours/sdk/rules";
import type { CartLine, Currency, GiftCard, Promotion } from "@velours/sdk/types";

interface VersionedCart {
  lines: readonly CartLine[];
  promotion: Pick<Promotion, "name"> | null;
  giftCard: Pick<GiftCard, "code"> | null;
  currency: Currency;
}

/** What would be bought, as one text: equal texts are the same purchase, whenever the page was loaded. */
export function cartVersion({ lines, promotion, giftCard, currency }: VersionedCart): string {
  const items = lines.map((line) => `${lineId(lineKey(line))}x${line.quantity}@${line.price}`).sort();
  return [currency, promotion?.name ?? "", giftCard?.code ?? "", ...items].join("|");
}
