import { getVariantImages } from "@velours/sdk/rules";
import type { UpsellProduct } from "@velours/sdk/types";

/** The picture of the offered variant, else the product's first. */
export function OfferPicture({ product: { images, _variant } }: { product: UpsellProduct }) {
  const image = getVariantImages(images, _variant)[0];
  return (
    <div className="aspect-square w-full overflow-hidden rounded-lg border border-line bg-white">
      {image && <img src={image.src} alt="" width={480} height={480} className="size-full object-contain" />}
    </div>
  );
}
