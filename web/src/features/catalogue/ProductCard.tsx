import type { Currency } from "@velours/sdk/types";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { m, useText } from "../../platform/text/useText.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import type { CardProduct } from "./CardProduct.ts";

// After the list itself: a first visit reads before it wishes.
const CardExtras = lazyPart(async () => (await import("./CardExtras.tsx")).CardExtras, { quiet: true });

interface Props {
  product: CardProduct;
  currency: Currency;
  /** True for what is seen at once: its picture is fetched first. */
  eager?: boolean;
}

/** A product in a list: picture, brand, title, price; as high as the place a LazyCard keeps for it. */
export function ProductCard({ product, currency, eager = false }: Props) {
  const text = useText();
  const { title, vendor, link, image, second, alt, price, former, state } = product;
  return (
    <article className="group relative flex h-full min-h-[364px] flex-col">
      <div className="relative mb-3 h-[264px] overflow-hidden rounded-lg bg-mist">
        {image && (
          <img
            src={image}
            alt={alt}
            width={400}
            height={400}
            loading={eager ? "eager" : "lazy"}
            decoding="async"
            className="size-full object-contain transition-transform duration-500 ease-calm group-hover:scale-103"
          />
        )}
        {/* Without a box it is not fetched: a phone, which has no hover, never does. */}
        {second && (
          <img
            src={second}
            alt=""
            width={400}
            height={400}
            loading="lazy"
            className="absolute inset-0 hidden size-full bg-mist object-contain transition-opacity duration-300 group-hover:block motion-reduce:transition-none starting:opacity-0"
          />
        )}
        <div className="absolute top-2 left-2 flex flex-wrap gap-1">
          {former !== null && state !== "soldOut" && <Badge tone="sale">{text(m.sale)}</Badge>}
          {state === "preorder" && <Badge tone="brand">{text(m.pre_order)}</Badge>}
          {state === "soldOut" && <Badge>{text(m.sold_out)}</Badge>}
        </div>
      </div>
      <p className="truncate text-sm leading-5 text-ink-faint">{vendor}</p>
      <h3 className="leading-[1.375rem] font-semibold">
        {/* The title is cut inside the link: around it the link's ring would be cut as well. */}
        <Link href={link} className="block after:absolute after:inset-0 hover:text-brand-700">
          <span className="line-clamp-2">{title}</span>
        </Link>
      </h3>
      <p className="leading-6">
        <Price amount={price} former={former} currency={currency} />
      </p>
      <CardExtras product={product} />
    </article>
  );
}
