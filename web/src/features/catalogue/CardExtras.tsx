import { CardColours } from "./CardColours.tsx";
import type { CardProduct } from "./CardProduct.ts";
import { QuickAdd } from "./QuickAdd.tsx";
import { WishButton } from "./slots.ts";

/** Actions of a product's card. */
export function CardExtras({ product }: { product: CardProduct }) {
  const { quick, colours } = product;
  return (
    <>
      <WishButton product={product} className="absolute top-2 right-2 z-10" />
      {colours && <CardColours product={product} colours={colours} />}
      {quick && <QuickAdd product={product} />}
    </>
  );
}
