import type { Currency, Product } from "@velours/sdk/types";
import { useState } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { useCart } from "../cart/useCart.ts";
import { cardProduct } from "../catalogue/CardProduct.ts";

interface Props {
  product: Product;
  currency: Currency;
  onAdd: () => Promise<void>;
}

/** A recommended product in a row: picture, title, price, and a button that puts it into the cart. */
export function RecommendedProduct({ product, currency, onAdd }: Props) {
  const text = useText();
  const { cart } = useCart();
  const [busy, setBusy] = useState(false);
  const { title, link, image, price, former } = cardProduct(product, currency);
  async function add() {
    setBusy(true);
    await onAdd().finally(() => setBusy(false));
  }
  return (
    <li className="flex items-center gap-4">
      <img
        src={image ?? undefined}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 shrink-0 rounded-md bg-mist object-cover"
      />
      <div className="min-w-0 flex-1 text-sm">
        <Link href={link} onClick={() => cart.hide()} className="line-clamp-2 leading-5 font-semibold">
          {title}
        </Link>
        <Price amount={price} former={former} currency={currency} />
      </div>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-label={text(m.add_recommended, { title })}
        onClick={() => void add()}
      >
        {text(m.add)}
      </Button>
    </li>
  );
}
