import { recover } from "../../platform/chunks/recover.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { useLazyCartActions } from "./loadCartActions.ts";
import { useCart } from "./useCart.ts";
import { usePricing } from "./usePricing.ts";

/** Says why the cart shows no amounts, and asks for them again. */
export function PricingNotice() {
  const text = useText();
  const cartActions = useLazyCartActions();
  const pricing = usePricing();
  const { unreadable } = useCart().state;
  async function retry() {
    try {
      await (await cartActions()).reconcile();
    } catch (error) {
      recover(error, { retry: () => void retry() });
    }
  }
  if (unreadable === "newer")
    return (
      <Notice tone="bad">
        {text(m.bag_newer)}{" "}
        <Button variant="text" size="small" onClick={() => location.reload()}>
          {text(m.reload_page)}
        </Button>
      </Notice>
    );
  if (pricing === "updating") return <Notice>{text(m.prices_updating)}</Notice>;
  if (pricing === "failed")
    return (
      <Notice tone="bad">
        {text(m.prices_failed)}{" "}
        <Button variant="text" size="small" onClick={() => void retry()}>
          {text(m.retry)}
        </Button>
      </Notice>
    );
  return null;
}
