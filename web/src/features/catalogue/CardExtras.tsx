import { optionWord, variantLink } from "@velours/sdk/rules";
import { useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Link } from "../../platform/ui/Link.tsx";
import type { CardProduct } from "./CardProduct.ts";
import { QuickAdd } from "./QuickAdd.tsx";
import { WishButton } from "./slots.ts";

const places = 4;

interface Props {
  product: CardProduct;
  colours: NonNullable<CardProduct["colours"]>;
}

/** The colours of a card's product: the picture follows the pointer and the focus, a press opens that variant. */
function CardColours({ product: { title, link }, colours }: Props) {
  const text = useText();
  const shop = useShop();
  const [shown, setShown] = useState<string | null>(null);
  const hidden = colours.length - places;
  return (
    <>
      {shown && (
        <img
          src={shown}
          alt=""
          width={400}
          height={400}
          className="pointer-events-none absolute inset-x-0 top-0 h-[264px] w-full rounded-lg bg-mist object-contain"
        />
      )}
      {/* No list: the cards are one. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div
        role="group"
        aria-label={text(m.card_colours, { title })}
        onMouseLeave={() => setShown(null)}
        onBlur={() => setShown(null)}
        className="absolute top-[226px] left-1 z-10 flex items-center rounded-full bg-white/90 px-1"
      >
        {colours.slice(0, places).map(({ value, variant, image }) => (
          <Link
            key={value}
            href={variantLink(link, variant)}
            preload={false}
            title={optionWord(value, shop)}
            onMouseEnter={() => setShown(image)}
            onFocus={() => setShown(image)}
            className="flex size-6 items-center justify-center rounded-full"
          >
            <span
              aria-hidden="true"
              // A colour that is not listed is a ring around its first letter.
              className="swatch m-0! block! size-4! text-center text-[0.625rem] leading-3.5 before:content-[attr(data-initial)]"
              data-colour={value.toLowerCase()}
              data-initial={optionWord(value, shop).slice(0, 1).toUpperCase()}
            />
            <span className="sr-only">{optionWord(value, shop)}</span>
          </Link>
        ))}
        {hidden > 0 && <span className="pr-1 text-xs text-ink-soft">{`+${hidden}`}</span>}
      </div>
    </>
  );
}

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
