import type { Currency } from "@velours/sdk/types";
import { Tag } from "lucide-react";
import { m, type Text, useText } from "../../../platform/text/useText.ts";
import { Skeleton } from "../../../platform/ui/Skeleton.tsx";
import { PendingAmount } from "../../cart/PendingAmount.tsx";
import type { PricingStatus } from "../../cart/usePricing.ts";
import type { BreakdownKey, BreakdownRow } from "./breakdown.ts";
import { Money } from "./Money.tsx";

interface Props {
  rows: readonly BreakdownRow[];
  currency: Currency;
  complete: boolean;
  /** Amounts are being computed again: bars in their place. */
  recalculating: boolean;
  pricing?: PricingStatus;
}

function rowLabel(text: Text, key: BreakdownKey, complete: boolean): string {
  switch (key) {
    case "subtotal":
      return text(m.subtotal);
    case "promotion":
      return "";
    case "discount":
      return text(m.discount);
    case "cashBack":
      return text(complete ? m.cash_back_row_complete : m.cash_back_row);
    case "giftCard":
      return text(complete ? m.gift_card_row_complete : m.gift_card);
    case "shipping":
      return text(m.shipping);
    case "duties":
      return text(m.duties);
    case "dutiesToCarrier":
      return text(m.duties_to_carrier, { duties: text(m.duties) });
    case "salesTax":
      return text(m.sales_tax);
    case "unusedCredits":
      return text(m.explained_unused);
    case "vat":
      return text(m.vat_included);
    case "total":
      return text(m.total);
  }
}

/** Subtotal to total, one row each; a screen reader announces the total when it changes. */
export function SummaryBreakdown({ rows, currency, complete, recalculating, pricing = "current" }: Props) {
  const text = useText();
  const word = { free: m.cart_free, included: m.sales_tax_included };
  return (
    <dl aria-busy={recalculating} className="flex break-inside-avoid flex-col gap-2.5 text-sm">
      {rows.map(({ key, value, former, name }) => {
        const last = key === "total";
        return (
          <div
            key={key}
            className={`flex items-baseline justify-between gap-4 ${last ? "mt-2 border-t border-line pt-4 text-lg font-bold" : ""}`}
          >
            <dt className={last ? "" : "text-ink-soft"}>
              {name === undefined ? (
                rowLabel(text, key, complete)
              ) : (
                <span className="inline-flex items-center gap-1.5 rounded-full bg-white px-2.5 py-0.5 font-semibold text-brand-700">
                  <Tag aria-hidden="true" size={14} />
                  {name}
                </span>
              )}
            </dt>
            <dd className={last ? "" : "font-semibold"} aria-live={last ? "polite" : undefined}>
              {pricing !== "current" && value !== "none" ? (
                <PendingAmount pricing={pricing} className={last ? "h-6 w-24 bg-line" : "h-4 w-16 bg-line"} />
              ) : recalculating && value !== "none" ? (
                <Skeleton className={last ? "h-6 w-24 bg-line" : "h-4 w-16 bg-line"} />
              ) : typeof value === "number" ? (
                <Money amount={value} currency={currency} former={former} />
              ) : value === "none" ? null : (
                <>
                  {former !== undefined && (
                    <s className="mr-2 font-normal text-ink-faint">
                      <Money amount={former} currency={currency} />
                    </s>
                  )}
                  {text(word[value])}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
