import { isWarranty } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { Ruler } from "lucide-react";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { rememberProduct } from "../recommendations/recentProducts.ts";
import { ProductArrival } from "./ProductArrival.tsx";
import { ProductShare } from "./ProductShare.tsx";
import { sizeChart } from "./sizeChart.ts";

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
  const { site } = useShop();
  const [guide, setGuide] = useState(false);
  const { id } = product;
  const kept = !isWarranty({ product });
  useEffect(() => {
    if (kept) rememberProduct(site, id);
  }, [site, id, kept]);
  const rows = sizeChart(product);
  return (
    <>
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
