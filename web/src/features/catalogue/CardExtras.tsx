import { Heart } from "../wishlist/Heart.tsx";
import { CardColours } from "./CardColours.tsx";
import type { CardProduct } from "./CardProduct.ts";
import { QuickAdd } from "./QuickAdd.tsx";

/** Actions of a product's card. */
export function CardExtras({ product }: { product: CardProduct }) {
  const { quick, colours } = product;
  return (
    <>
      <Heart product={product} className="absolute top-2 right-2 z-10" />
      {colours && <CardColours product={product} colours={colours} />}
      {quick && <QuickAdd product={product} />}
    </>
  );
}
