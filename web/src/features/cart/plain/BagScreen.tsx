import { useEffect } from "react";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { useCart } from "../useCart.ts";
import { PlainBag } from "./PlainBag.tsx";
import type { PlainCartView } from "./viewPlainCart.ts";

/** The bag's own page, written by the server. With scripts the bag opens over it, as everywhere. */
export function BagScreen({ view, refused }: { view: PlainCartView | null; refused: string | undefined }) {
  const text = useText();
  const { cart } = useCart();
  useEffect(() => cart.show(), [cart]);
  return (
    <div className="page max-w-3xl py-10 tablet:py-14">
      <h1 className="mb-6 text-3xl font-bold">{text(m.your_bag)}</h1>
      <Button className="noscript:hidden" onClick={() => cart.show()}>
        {text(m.view_bag)}
      </Button>
      <noscript>{import.meta.env.SSR && view && <PlainBag view={view} refused={refused} />}</noscript>
    </div>
  );
}
