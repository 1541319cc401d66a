import { formatMoney } from "@velours/sdk/rules";
import { useState } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { buttonClass } from "../../platform/ui/buttonClass.ts";
import { ListingLink } from "../../platform/ui/ListingLink.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";
import { getCartButton } from "./getCartButton.ts";
import { MinimumProducts } from "./slots.ts";
import { useCart } from "./useCart.ts";

/** Says what a promotion still asks for; a press beside it does not close it. */
export function MinimumModal({ open, missingAmount }: { open: boolean; missingAmount: number | null }) {
  const text = useText();
  const { cart } = useCart();
  const { currency } = useRegion();
  // Its text stays while it fades out.
  const [missing, setMissing] = useState(missingAmount);
  if (missingAmount !== null && missingAmount !== missing) setMissing(missingAmount);
  const close = () => cart.set({ minimumMissing: null });
  return (
    <Modal
      open={open}
      onClose={close}
      dismissible={false}
      instead={getCartButton}
      closeLabel={text(m.close)}
      title={text(m.minimum_title, { price: formatMoney(missing ?? 0, currency) })}
    >
      <div
        className="mt-4 h-24 rounded-lg bg-cream bg-[url(/assets/img/home/minimum.svg)] bg-cover bg-center"
        aria-hidden="true"
      />
      <MinimumProducts amount={missing ?? 0} onLeave={close} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ListingLink href="/closet-sex-toys" onClick={close} className={buttonClass()}>
          {text(m.explore_products)}
        </ListingLink>
        <Button variant="outline" onClick={close}>
          {text(m.close)}
        </Button>
      </div>
    </Modal>
  );
}
