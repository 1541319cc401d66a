import { creditsBalance, formatDay, formatMoney } from "@velours/sdk/rules";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { useLazyCartActions } from "../loadCartActions.ts";
import { useCart } from "../useCart.ts";
import { CashBackElsewhere } from "./CashBackElsewhere.tsx";
import { spendableCredits } from "./spendableCredits.ts";
import { useCredits } from "./useCredits.ts";
import { useRemoveCredits } from "./useRemoveCredits.ts";

interface Props {
  /** Of the button. */
  id?: string;
  /** Of the amount; the checkout shows cents. */
  digits?: number;
  onRedeemed?: () => void;
}

/** Offers the member's cash back for this order while it is not applied. */
export function RedeemBanner({ id, digits, onRedeemed }: Props) {
  const text = useText();
  const { locale } = useShop();
  const { currency } = useRegion();
  const cartActions = useLazyCartActions();
  const { state, cart } = useCart();
  const credits = useCredits();
  const remove = useRemoveCredits();
  const [busy, setBusy] = useState(false);
  const { error } = state.credits;
  const balance = creditsBalance(credits);

  async function redeem(): Promise<void> {
    setBusy(true);
    try {
      await (await cartActions()).redeemCredits();
      if (cart.get().credits.apply) onRedeemed?.();
    } catch (error) {
      recover(error, { retry: () => void redeem() });
    } finally {
      setBusy(false);
    }
  }

  const expiry = credits?.date_expired ?? null;
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {error && (
        <Notice tone="bad">
          {error.message}
          {state.credits.apply && (
            <Button variant="text" size="small" onClick={() => void remove()}>
              {text(m.remove)}
            </Button>
          )}
        </Notice>
      )}
      {balance > 0 && !spendableCredits(state.credits, credits) && (
        <div className="flex items-center justify-between gap-4 rounded-md border border-brand-100 bg-brand-50 px-4 py-3 text-brand-800">
          <p className="text-sm">
            <span className="block font-semibold">
              {text(m.redeem_amount, { amount: formatMoney(balance, currency, { digits }) })}
            </span>
            {expiry !== null &&
              text(m.expires_on, {
                date: formatDay(new Date(expiry * 1000).toISOString(), locale, timeZone),
              })}
          </p>
          <Button id={id} size="small" busy={busy} onClick={() => void redeem()}>
            {text(m.redeem)}
          </Button>
        </div>
      )}
      {credits && balance === 0 && <CashBackElsewhere others={credits.others} digits={digits} />}
    </>
  );
}
