import { lineId, lineKey } from "@velours/sdk/rules";
import type { CartLine, Currency, GiftCard, Promotion } from "@velours/sdk/types";
import type { AppliedCredits } from "../../cashBack/spendableCredits.ts";

interface VersionedCart {
  lines: readonly CartLine[];
  promotion: Pick<Promotion, "name"> | null;
  giftCard: Pick<GiftCard, "code"> | null;
  /** Whether cash back is applied, not how much there is: once a lost purchase has spent it, it is still that purchase. */
  credits?: AppliedCredits;
  currency: Currency;
}

/** What would be bought, as one text: equal texts are the same purchase, whenever the page was loaded. */
export function cartVersion({ lines, promotion, giftCard, credits, currency }: VersionedCart): string {
  const items = lines.map((line) => `${lineId(lineKey(line))}x${line.quantity}@${line.price}`).sort();
  const spent = credits?.apply ? [`cash back ${credits.uuid ?? ""}`] : [];
  return [currency, promotion?.name ?? "", giftCard?.code ?? "", ...spent, ...items].join("|");
}
