import { isWarranty } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { Ruler } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { ProductArrival } from "./ProductArrival.tsx";
import { ProductShare } from "./ProductShare.tsx";
import { sizeChart } from "./sizeChart.ts";
import { ProductSeen } from "./slots.ts";

const ProductSizeGuide = lazyPart(async () => (await import("./ProductSizeGuide.tsx")).ProductSizeGuide);

interface Props {
  product: Product;
  variant: Variant;
  /** It is sent in a parcel that leaves now. */
  ships: boolean;
}

/** Parts of a product's page drawn after hydration: nothing of it is needed to see and to buy. */
export function ProductExtras({ product, variant, ships }: Props) {
  const text = useText();
  const [guide, setGuide] = useState(false);
  const rows = sizeChart(product);
  return (
    <>
      {!isWarranty({ product }) && <ProductSeen id={product.id} />}
      {ships && <ProductArrival variant={variant} />}
      <div className="flex min-h-11 flex-wrap items-center gap-x-5">
        {rows.length > 0 && (
          <Button variant="text" onClick={() => setGuide(true)}>
            <Ruler aria-hidden="true" size={18} />
            {text(m.size_guide)}
          </Button>
        )}
        <ProductShare product={product} />
      </div>
      <ProductSizeGuide
        open={guide}
        onClose={() => setGuide(false)}
        rows={rows}
        missing={{ open: () => setGuide(true), close: () => setGuide(false) }}
      />
    </>
  );
}
