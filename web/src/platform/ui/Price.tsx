import { formatMoney } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { m, useText } from "../text/useText.ts";

interface Props {
  amount: number;
  currency: Currency;
  /** Former price, struck through; null when not reduced. */
  former?: number | null;
  size?: "medium" | "large";
  /** In a column of amounts, also where the former price stands below. */
  end?: boolean;
}

/** An amount of money, with what it cost before. */
export function Price({ amount, currency, former, size = "medium", end = false }: Props) {
  const text = useText();
  const reduced = typeof former === "number" && former > amount;
  return (
    <span
      className={`inline-flex flex-wrap items-baseline gap-x-2 tabular-nums ${size === "large" ? "text-2xl" : ""} ${end ? "justify-end text-right" : ""}`}
    >
      <span className={reduced ? "font-bold text-sale" : "font-bold"}>{formatMoney(amount, currency)}</span>
      {reduced && (
        <s className={`text-ink-faint ${size === "large" ? "text-lg" : "text-sm"}`}>
          <span className="sr-only">{text(m.former_price)} </span>
          {formatMoney(former, currency)}
        </s>
      )}
    </span>
  );
}
