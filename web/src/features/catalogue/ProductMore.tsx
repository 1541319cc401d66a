import { BuyBar, type BuyBarProps } from "./BuyBar.tsx";
import { ProductVideos } from "./ProductVideos.tsx";
import { ProductRails } from "./slots.ts";
import { Testimonials } from "./Testimonials.tsx";

/** The product page below its first view and its reviews. */
export function ProductMore(buy: BuyBarProps) {
  const { product } = buy;
  return (
    <div className="flex flex-col gap-16">
      <ProductVideos videos={product.videos ?? []} />
      <Testimonials testimonials={product.testimonials ?? []} />
      <ProductRails product={product} />
      <BuyBar {...buy} />
    </div>
  );
}
