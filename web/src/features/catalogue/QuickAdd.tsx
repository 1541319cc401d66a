import { useRouter } from "@tanstack/react-router";
import { getRegion, isAvailable, shownVariants } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { recover } from "../../platform/chunks/recover.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { toasts } from "../../platform/ui/toasts.ts";
import { useAddToCart } from "../cart/useAddToCart.ts";
import { productQuery } from "./queries.ts";

const QuickAddDialog = lazyPart(async () => (await import("./QuickAddDialog.tsx")).QuickAddDialog);

/** Puts a card's product into the cart; where there is a choice of variant, it is asked for. */
export function QuickAdd({ product: { id, title } }: { product: { id: number; title: string } }) {
  const text = useText();
  const shop = useShop();
  const site = useSite();
  const { queries } = useRouter().options.context;
  const { add, busy } = useAddToCart();
  const [loading, setLoading] = useState(false);
  const [product, setProduct] = useState<Product | null>(null);
  const [open, setOpen] = useState(false);

  async function start(): Promise<void> {
    if (loading || busy) return;
    setLoading(true);
    try {
      const loaded = await queries.get(productQuery(shop, id, site, getRegion(site.regions, shop.country)!));
      const [variant, ...others] = shownVariants(loaded);
      if (others.length > 0) {
        setProduct(loaded);
        setOpen(true);
      } else if (variant && isAvailable(loaded, variant)) {
        await add(loaded, variant, 1);
      } else {
        toasts.show({ text: text(m.sold_out_now, { title }) });
      }
    } catch (error) {
      if (error instanceof ChunkError) recover(error, { retry: () => void start() });
      else toasts.show({ text: text(m.not_in_bag, { title }) });
    } finally {
      setLoading(false);
    }
  }

  // The dialog gives the focus back to the button before the cart opens, which returns it to where it was.
  function addChosen(chosen: Product, variant: Variant): void {
    setOpen(false);
    void add(chosen, variant, 1);
  }

  return (
    <>
      <PlainButton
        aria-label={text(m.quick_add, { title })}
        aria-busy={loading || busy}
        onClick={() => void start()}
        className="absolute top-[212px] right-2 z-10 noscript:hidden flex size-11 items-center justify-center rounded-full border border-line bg-white text-brand-700 hover:border-brand-600 hover:bg-brand-600 hover:text-white"
      >
        {loading || busy ? <Spinner /> : <Plus aria-hidden="true" size={20} />}
      </PlainButton>
      {product && (
        <QuickAddDialog
          open={open}
          onClose={() => setOpen(false)}
          onAdd={(variant) => addChosen(product, variant)}
          missing={{ open: () => setOpen(true), close: () => setOpen(false) }}
          product={product}
        />
      )}
    </>
  );
}
