import { formatMoney } from "@velours/sdk/rules";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { focusById, REDEEM_CASH_BACK_ID, REMOVE_CASH_BACK_ID } from "../focusSoon.ts";
import { SummaryRow } from "../SummaryRow.tsx";
import { useCart } from "../useCart.ts";
import { useCartActions } from "../useCartActions.ts";
import { spendableCredits } from "./spendableCredits.ts";
import { useCredits } from "./useCredits.ts";

/** The line of the applied cash back in the cart, with the amount it pays; without an amount while that is unknown. */
export function CashBackRow({ amount }: { amount?: number }) {
  const text = useText();
  const cartActions = useCartActions();
  const { currency } = useRegion();
  const credits = useCredits();
  if (!spendableCredits(useCart().state.credits, credits)) return null;
  const remove = () => void cartActions.removeCredits().then(() => focusById(REDEEM_CASH_BACK_ID));
  return (
    <SummaryRow
      label={text(m.cash_back_row)}
      remove={{
        id: REMOVE_CASH_BACK_ID,
        label: text(m.remove_code, { code: text(m.cash_back_row) }),
        action: remove,
      }}
    >
      {amount !== undefined && `−${formatMoney(amount, currency)}`}
    </SummaryRow>
  );
}
