import { explainTotal, type JudgedPromotion } from "@velours/sdk/rules";
import type { CartLine, Invoice } from "@velours/sdk/types";
import { cartLineItems } from "../lineItems.ts";
import { ExplainedRows } from "./ExplainedRows.tsx";

interface Props {
  invoice: Invoice;
  lines: readonly CartLine[];
  /** The promotion that holds. */
  judged: JudgedPromotion | null;
  /** Shipping is part of the total. */
  shipped: boolean;
  vatIncluded: boolean;
  /** Of the amounts; the checkout shows cents. */
  digits?: number;
}

/** Explains the total of a cart. */
export function CartExplanation({ invoice, lines, judged, shipped, vatIncluded, digits }: Props) {
  const { currency } = invoice;
  const rows = explainTotal({
    invoice,
    lines: cartLineItems(lines),
    promotion: judged && { name: judged.promotion.name, type: judged.promotion.type, ...judged.facts },
    shipped,
    vatIncluded,
  });
  return <ExplainedRows rows={rows} currency={currency} digits={digits} />;
}
