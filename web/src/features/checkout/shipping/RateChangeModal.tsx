import { formatMoney } from "@velours/sdk/rules";
import type { ShippingOption } from "@velours/sdk/types";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { useCheckout } from "../CheckoutContext.ts";
import { Money } from "../summary/Money.tsx";
import type { RateChange } from "./chooseRate.ts";

/** A promotion changed how and for how much it ships: accept it or choose again. */
export function RateChangeModal({ change }: { change: RateChange }) {
  const text = useText();
  const { cart, shipping, steps } = useCheckout();
  const { currency } = cart;
  const price = ({ amount }: ShippingOption) =>
    amount > 0 ? formatMoney(amount, currency, { digits: 2 }) : text(m.cart_free);
  return (
    <Modal
      open
      onClose={shipping.acceptChange}
      dismissible={false}
      title={
        change.cause === "other"
          ? text(m.cart_changed_title)
          : change.cause === "added"
            ? text(m.promotion_added_changed, { promotion: change.promotion ?? "" })
            : text(m.promotion_removed_changed)
      }
    >
      <p className="mt-4 text-lg">
        {change.cause === "other" ? (
          // As the cart validation modal says a price: the new one, the old one struck through.
          <>
            {change.to.label}{" "}
            <Money
              amount={change.to.amount}
              former={change.from.amount}
              currency={currency}
              zero={text(m.cart_free)}
            />
          </>
        ) : (
          text(m.promotion_from_to, {
            from: change.from.type,
            fromPrice: price(change.from),
            to: change.to.type,
            toPrice: price(change.to),
          })
        )}
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button wide onClick={shipping.acceptChange}>
          {text(m.accept_change)}
        </Button>
        <Button
          wide
          variant="outline"
          onClick={() => {
            shipping.acceptChange();
            steps.goTo("shipping");
          }}
        >
          {text(m.view_shipping_options)}
        </Button>
      </div>
    </Modal>
  );
}
