import { itemCount } from "@velours/sdk/rules";
import { ShoppingBag } from "lucide-react";
import { m, useText } from "../../platform/text/useText.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { CART_BUTTON_ID } from "./getCartButton.ts";
import { useCart } from "./useCart.ts";

/** Opens the cart, closes an open one, and says how much is in it. */
export function CartButton() {
  const text = useText();
  const { state, cart } = useCart();
  const count = itemCount(state.products.data);
  return (
    <PlainButton
      id={CART_BUTTON_ID}
      aria-label={`${text(m.open_bag)}, ${text(m.bag_count, { n: count })}`}
      onClick={() => cart.toggle()}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-mist"
    >
      <ShoppingBag aria-hidden="true" size={24} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 flex min-h-5 min-w-5 items-center justify-center rounded-full bg-brand-600 px-1 text-xs font-bold text-white"
        >
          {count}
        </span>
      )}
    </PlainButton>
  );
}
