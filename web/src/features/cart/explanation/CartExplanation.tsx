import { explainTotal, promotionFacts } from "@velours/sdk/rules";
import type { CartLine, Invoice, Promotion } from "@velours/sdk/types";
import { cartLineItems } from "../lineItems.ts";
import { ExplainedRows } from "./ExplainedRows.tsx";

interface Props {
  invoice: Invoice;
  lines: readonly CartLine[];
  /** The promotion that holds. */
  promotion: Promotion | null;
  /** Shipping is part of the total. */
  shipped: boolean;
}

/** Explains the total of a cart. */
export function CartExplanation({ invoice, lines, promotion, shipped }: Props) {
  const { currency } = invoice;
  const rows = explainTotal({
    invoice,
    lines: cartLineItems(lines),
    promotion: promotion && {
      name: promotion.name,
      type: promotion.type,
      ...promotionFacts(promotion, lines, currency),
    },
    shipped,
  });
  return <ExplainedRows rows={rows} currency={currency} />;
}
