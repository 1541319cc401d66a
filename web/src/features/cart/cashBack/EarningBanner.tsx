import { formatMoney, giftCardSubtotal, MAIN_SITE, rewardCredits } from "@velours/sdk/rules";
import type { CartLine, Invoice, Promotion } from "@velours/sdk/types";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";

interface Props {
  invoice: Invoice | null;
  promotion: Pick<Promotion, "credits_type"> | null;
  lines: readonly CartLine[];
  /** Of the amounts; the checkout shows cents. */
  digits?: number;
}

/** The cash back this order earns, on the main boutique site; what a promotion adds to it stands beside the usual amount. */
export function EarningBanner({ invoice, promotion, lines, digits }: Props) {
  const text = useText();
  const { code, creditsDisplay } = useSite();
  const earned = invoice?.rewards ?? 0;
  if (code !== MAIN_SITE || !creditsDisplay || !invoice || invoice.subtotal <= 0 || earned <= 0) return null;
  const usual = rewardCredits({
    subtotal: invoice.subtotal,
    giftCards: giftCardSubtotal(lines),
    discount: invoice.discounts.promotion,
    credits: invoice.discounts.credits,
  });
  const money = (amount: number) => formatMoney(amount, invoice.currency, { digits });
  const promoted = Boolean(promotion?.credits_type) && usual !== earned;
  return (
    <p className="rounded-md bg-good-soft px-4 py-3 text-sm font-medium text-good">
      {promoted && <s className="mr-2 text-ink-faint">{money(usual)}</s>}
      {text(m.earning, { amount: money(earned) })}
    </p>
  );
}
