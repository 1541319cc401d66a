import {
  chooseVariant,
  compareAtPrice,
  getMedium,
  getStock,
  getVariantImages,
  isAvailable,
  isGiftCard,
  isPreorder,
  isPreorderProduct,
  isVatIncluded,
  isWarranty,
  lineQuantityLimit,
  shipEstimate,
  shownVariants,
  unitPrice,
} from "@velours/sdk/rules";
import type { Product, Rating, Variant } from "@velours/sdk/types";
import { ChevronLeft } from "lucide-react";
import { useRef, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { lazyHydrated } from "../../platform/chunks/lazyHydrated.tsx";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { optionText } from "../../platform/text/optionText.ts";
import { m, type Text, useText } from "../../platform/text/useText.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Breadcrumbs } from "../../platform/ui/Breadcrumbs.tsx";
import { Button } from "../../platform/ui/Button.tsx";
import { classes } from "../../platform/ui/classes.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { Quantity } from "../../platform/ui/Quantity.tsx";
import { Stars } from "../../platform/ui/Stars.tsx";
import { useNear } from "../../platform/ui/useNear.ts";
import { ExpressPlace } from "../cart/ExpressPlace.tsx";
import { PlainBuy } from "../cart/plain/PlainBuy.tsx";
import { useAddToCart } from "../cart/useAddToCart.ts";
import type { ProductData } from "./loadProduct.ts";
import { ProductExpress, ProductReviews, WishButton } from "./slots.ts";
import { useChosenVariant } from "./useChosenVariant.ts";
import { VariantPicker } from "./VariantPicker.tsx";

/** A product's rating beside its title; leads to the reviews. */
function RatingLink({ rating: { average, count } }: { rating: Rating }) {
  const text = useText();
  const { locale } = useShop();
  const n = average.toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 self-start text-sm">
      <Stars value={average} label={text(m.stars_of, { n })} />
      <span className="underline">{text(m.review_count, { n: count })}</span>
    </a>
  );
}

/** How a product reaches its buyer; only what is shipped comes in the site's parcel. */
function deliveryNote(text: Text, product: Product, variantId: number, parcel: string | undefined) {
  if (getMedium(product, variantId) === "physical") return parcel;
  if (isWarranty({ product })) return text(m.warranty_note);
  return text(isGiftCard({ product }) ? m.giftcard_note : m.digital_note);
}

export const Gallery = lazyHydrated(async () => (await import("./Gallery.tsx")).Gallery);

export const ProductDetails = lazyHydrated(async () => (await import("./ProductDetails.tsx")).ProductDetails);

const ProductExtras = lazyPart(async () => (await import("./ProductExtras.tsx")).ProductExtras, {
  quiet: true,
});

const ProductNotice = lazyPart(async () => (await import("./ProductNotice.tsx")).ProductNotice, {
  quiet: true,
});

const ProductMore = lazyPart(async () => (await import("./ProductMore.tsx")).ProductMore, { quiet: true });

/** A product: see it, choose, put it into the cart. */
export function ProductScreen({ data }: { data: ProductData }) {
  return <Chosen key={data.product.id} {...data} />;
}

function Chosen({ product, reviews, crumbs, category, currency }: ProductData) {
  const text = useText();
  const own = useSiteText();
  const { limits } = useSite();
  const [picked, setPicked] = useChosenVariant(product);
  const [chosenQuantity, setQuantity] = useState(1);
  const { add, busy } = useAddToCart();
  const buy = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const near = useNear(more, "400px");
  const variant = chooseVariant(product, picked ?? firstAvailable(product));
  if (!variant) return null;
  const available = isAvailable(product, variant);
  const most = lineQuantityLimit({ product, variant }, limits);
  const quantity = Math.min(chosenQuantity, most);
  const onAdd = () => add(product, variant, quantity);
  const stock = available ? getStock(product, variant.id) : "none";
  const shipped = getMedium(product, variant.id) === "physical";
  const ships = shipped && stock !== "none";
  const images = getVariantImages(product.images, variant);
  return (
    <div className="page pt-4 pb-20">
      <Breadcrumbs crumbs={crumbs} />
      <div
        className={classes(
          "mt-4 grid gap-8",
          images.length > 0 &&
            "tablet:grid-cols-2 desktop:grid-cols-[1.1fr_1fr] desktop:gap-16 print:grid-cols-[1fr_2fr]",
        )}
      >
        {images.length > 0 && <Gallery key={variant.id} images={images} />}
        <div className="flex flex-col gap-6">
          <ProductHead
            product={product}
            category={category}
            variant={variant}
            picked={picked !== null}
            currency={currency}
          />
          <div className="flex flex-col gap-6 empty:hidden noscript:hidden">
            <VariantPicker product={product} variant={variant} onChange={setPicked} />
            {!isWarranty({ product }) && (
              <div ref={buy} className="flex flex-wrap items-center gap-3">
                <Quantity
                  value={quantity}
                  onChange={setQuantity}
                  label={text(m.quantity)}
                  disabled={!available}
                  max={most}
                />
                <Button
                  size="large"
                  className="order-1 w-full px-4! text-base! whitespace-nowrap tablet:text-lg! desktop:order-none desktop:w-auto desktop:flex-1"
                  busy={busy}
                  disabled={!available}
                  onClick={onAdd}
                >
                  {text(available ? m.add_to_bag : m.sold_out)}
                </Button>
                {/* Before the button where that has a line of its own: beside them its words and a spinner do not fit. */}
                <WishButton
                  fallback={<div className="ml-auto size-11 desktop:ml-0" />}
                  className="ml-auto desktop:ml-0"
                  product={product}
                />
              </div>
            )}
            {available && !isWarranty({ product }) && (
              <ProductExpress
                fallback={<ExpressPlace lines={[{ product }]} />}
                choice={{ product, variant, quantity }}
              />
            )}
            {!available && !isWarranty({ product }) && (
              <div className="min-h-46 tablet:min-h-38">
                <ProductNotice key={variant.id} product={product} variant={variant} />
              </div>
            )}
          </div>
          {!isWarranty({ product }) && (
            <noscript>
              {import.meta.env.SSR && <PlainBuy product={product} variant={variant} currency={currency} />}
            </noscript>
          )}
          <div className="flex flex-col gap-2">
            <p role="status" className="text-sm text-ink-soft">
              {ships && (
                <strong className={classes("font-semibold", stock === "low" ? "text-sale" : "text-good")}>
                  {text(stock === "low" ? m.few_left : m.in_stock)}
                </strong>
              )}{" "}
              {deliveryNote(text, product, variant.id, own("parcel"))}
            </p>
            <div className={classes("flex flex-col gap-2", ships ? "min-h-19" : "min-h-11")}>
              <ProductExtras product={product} variant={variant} ships={ships} />
            </div>
          </div>
          <ProductDetails product={product} shipped={shipped} />
        </div>
      </div>
      <div ref={more} id="reviews" className="mt-16 flex min-h-[60vh] scroll-mt-32 flex-col gap-16">
        {(reviews || near) && <ProductReviews product={product} first={reviews} />}
        {near && <ProductMore {...{ place: buy, product, variant, quantity, currency, busy, onAdd }} />}
      </div>
    </div>
  );
}

interface HeadProps extends Pick<ProductData, "product" | "category" | "currency"> {
  variant: Variant;
  /** The shopper has chosen it. */
  picked: boolean;
}

/** The way back to its category, brand, title and price. */
function ProductHead({ product, category, variant, picked, currency }: HeadProps) {
  const region = useRegion();
  const text = useText();
  const shop = useShop();
  const shipped = variant.taxable && getMedium(product, variant.id) === "physical";
  const preorder = picked ? isPreorder({ product, variant }) : isPreorderProduct(product);
  const choice = shownVariants(product).length > 1 ? "" : optionText(variant.option1, shop);
  return (
    <div className="flex flex-col gap-2">
      {category && (
        <Link
          href={`/${category.value}`}
          className="inline-flex min-h-8 items-center gap-1 self-start text-brand underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden="true" size={16} />
          {category.label}
        </Link>
      )}
      {product.vendor && <p className="text-ink-faint">{product.vendor}</p>}
      <h1 className="text-3xl font-bold">{product.title}</h1>
      {product.rating && ProductReviews.isFilled() && <RatingLink rating={product.rating} />}
      {choice && <p className="text-ink-soft">{choice}</p>}
      <p className="flex flex-wrap items-center gap-3">
        <Price
          amount={unitPrice(variant, currency)}
          former={compareAtPrice(variant, currency)}
          currency={currency}
          size="large"
        />
        {isVatIncluded({ currency }, { region, shipped }) && (
          <span className="text-sm text-ink-faint">{text(m.vat_included)}</span>
        )}
        {preorder && <Badge tone="brand">{shipEstimate(product, shop.language) ?? text(m.pre_order)}</Badge>}
        {!isAvailable(product, variant) && <Badge>{text(m.sold_out)}</Badge>}
      </p>
    </div>
  );
}

const firstAvailable = (product: Product) =>
  product.variants.find((variant) => isAvailable(product, variant))?.id ?? null;
