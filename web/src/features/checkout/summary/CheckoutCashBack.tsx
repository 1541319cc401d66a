import { X } from "lucide-react";
import { useRef } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { RedeemBanner } from "../../cart/cashBack/RedeemBanner.tsx";
import { spendableCredits } from "../../cart/cashBack/spendableCredits.ts";
import { useCredits } from "../../cart/cashBack/useCredits.ts";
import { useRemoveCredits } from "../../cart/cashBack/useRemoveCredits.ts";
import { focusSoon } from "../../cart/focusSoon.ts";
import { useCart } from "../../cart/useCart.ts";

/** The member's cash back beside the codes of the checkout: offered, or applied and removable. */
export function CheckoutCashBack() {
  const text = useText();
  const applied = spendableCredits(useCart().state.credits, useCredits());
  const box = useRef<HTMLDivElement>(null);
  const name = text(m.cash_back_row);

  /** The pressed button has given way to the other one. */
  const keepFocus = () => focusSoon(() => box.current?.querySelector("button"));
  const remove = useRemoveCredits(keepFocus);

  return (
    <div ref={box} className="flex flex-col gap-3 empty:hidden">
      <RedeemBanner digits={2} onRedeemed={keepFocus} />
      {applied && (
        <p role="status" className="flex items-center justify-between gap-3 text-sm">
          <span className="font-semibold">{text(m.cash_back_applied)}</span>
          <PlainButton
            aria-label={text(m.remove_code, { code: name })}
            title={text(m.remove_code, { code: name })}
            onClick={() => void remove()}
            className="flex size-9 items-center justify-center rounded-full hover:bg-white"
          >
            <X aria-hidden="true" size={16} />
          </PlainButton>
        </p>
      )}
    </div>
  );
}
