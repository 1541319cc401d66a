import { chooseVariant, compareAtPrice, isAvailable, unitPrice } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { useState } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Modal } from "../../platform/ui/Modal.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { VariantPicker } from "./VariantPicker.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  onAdd: (variant: Variant) => void;
  product: Product;
}

/** The choice of variant without leaving the list. */
export function QuickAddDialog({ open, onClose, onAdd, product }: Props) {
  const text = useText();
  const { currency } = useRegion();
  const [picked, setPicked] = useState<number | null>(null);
  const first = product.variants.find((variant) => isAvailable(product, variant))?.id;
  const variant = chooseVariant(product, picked ?? first);
  if (!variant) return null;
  const available = isAvailable(product, variant);
  return (
    <Modal open={open} onClose={onClose} title={product.title} closeLabel={text(m.close)}>
      <div className="mt-4 flex flex-col gap-6">
        <p>
          <Price
            amount={unitPrice(variant, currency)}
            former={compareAtPrice(variant, currency)}
            currency={currency}
            size="large"
          />
        </p>
        <VariantPicker product={product} variant={variant} onChange={({ id }) => setPicked(id)} />
        <Button size="large" disabled={!available} onClick={() => onAdd(variant)}>
          {text(available ? m.add_to_bag : m.sold_out)}
        </Button>
      </div>
    </Modal>
  );
}
