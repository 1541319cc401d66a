import { formatMoney } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";

interface Props {
  amount: number;
  currency: Currency;
  /** Struck through before it. */
  former?: number | undefined;
  /** Instead of an amount of 0. */
  zero?: string;
}

/** Money as checkout shows it, with 2 decimals. */
export function Money({ amount, currency, former, zero }: Props) {
  const text = useText();
  const format = (value: number) => formatMoney(value, currency, { digits: 2 });
  return (
    <span className="whitespace-nowrap tabular-nums">
      {former !== undefined && (
        <>
          <span className="sr-only">{text(m.former_price)} </span>
          <s className="mr-2 font-normal text-ink-faint">{format(former)}</s>
        </>
      )}
      {amount === 0 && zero !== undefined ? zero : format(amount)}
    </span>
  );
}
