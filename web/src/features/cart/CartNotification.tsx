import { itemCount } from "@velours/sdk/rules";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { hasUnsettledPurchase } from "./attempts.ts";
import { useCart } from "./useCart.ts";

const shownAfter = 2_000;
const hiddenAfter = 10_000;

/** Reminds of a closed cart that holds something, after a load or an addition. */
export function CartNotification() {
  const text = useText();
  const { site } = useShop();
  const { state, cart } = useCart();
  const count = itemCount(state.products.data);
  const lastCount = useRef(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const grew = count > lastCount.current;
    lastCount.current = count;
    // The cart may be bought already.
    if (state.visible || !grew || hasUnsettledPurchase(site)) {
      setShown(false);
      return;
    }
    const show = setTimeout(() => setShown(true), shownAfter);
    const hide = setTimeout(() => setShown(false), shownAfter + hiddenAfter);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [count, state.visible, site]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-28 z-30 flex justify-end">
      {shown && (
        <div className="pointer-events-auto flex items-center gap-4 rounded-lg border border-line bg-white py-3 pr-3 pl-5 shadow-float">
          <p className="text-sm">
            {text(m.bag_notification)} · {text(m.bag_count, { n: count })}
          </p>
          <Button size="small" className="shrink-0 whitespace-nowrap" onClick={() => cart.show()}>
            {text(m.view_bag)}
          </Button>
        </div>
      )}
    </div>
  );
}
