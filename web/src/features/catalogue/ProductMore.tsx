import type { Product } from "@velours/sdk/types";
import { GoesWellWith } from "../recommendations/GoesWellWith.tsx";
import { RecentlyViewed } from "../recommendations/RecentlyViewed.tsx";
import { ProductReviews } from "../reviews/ProductReviews.tsx";
import { ProductVideos } from "./ProductVideos.tsx";
import { Testimonials } from "./Testimonials.tsx";

/** The product page below its first view; its reviews where the server has not drawn them. */
export function ProductMore({ product, reviews }: { product: Product; reviews: boolean }) {
  return (
    <div className="flex flex-col gap-16">
      {reviews && <ProductReviews product={product} />}
      <ProductVideos videos={product.videos ?? []} />
      <Testimonials testimonials={product.testimonials ?? []} />
      <GoesWellWith product={product} />
      <RecentlyViewed except={product.id} />
    </div>
  );
}
