import {
  formatMoney,
  getVariantImages,
  isEligible,
  isForSale,
  isPreorder,
  isProtectable,
  isProtectionEnhanced,
  lineKey,
  lineQuantityLimit,
  productLink,
  shipEstimate,
  unitPrice,
} from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { optionText } from "../../platform/text/optionText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Badge } from "../../platform/ui/Badge.tsx";
import { Checkbox } from "../../platform/ui/Checkbox.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import { Quantity } from "../../platform/ui/Quantity.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { focusSoon } from "./focusSoon.ts";
import { linePrice } from "./linePrice.ts";
import { PendingAmount } from "./PendingAmount.tsx";
import { useCart } from "./useCart.ts";
import { useCartActions } from "./useCartActions.ts";
import type { PricingStatus } from "./usePricing.ts";

interface Props {
  line: CartLine;
  pricing: PricingStatus;
  /** Product protection is on its way. */
  pending: boolean;
}

/** A line of the cart. A gift stays as it is. */
export function CartLineRow({ line, pricing, pending }: Props) {
  const text = useText();
  const id = useId();
  const { state, cart } = useCart();
  const cartActions = useCartActions();
  const { currency } = useRegion();
  const { limits, navigation } = useSite();
  const { product, variant, free, quantity } = line;
  const key = lineKey(line);
  const { promotion = null, rule } = (!state.promotion.error && state.judged) || {};
  const shop = useShop();
  const choice = optionText(variant.option1, shop);
  const image = getVariantImages(product.images, variant)[0];
  const name = [product.title, choice].filter(Boolean).join(", ");
  const link = productLink(product, navigation);
  return (
    <li className="flex gap-4 py-4 first:pt-0">
      <Link href={link} onClick={() => cart.hide()} className="shrink-0">
        <img
          src={image?.src}
          alt={image?.alt ?? ""}
          width={88}
          height={88}
          className="size-22 rounded-md bg-mist object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <Link id={id} href={link} onClick={() => cart.hide()} className="leading-snug font-semibold">
            {product.title}
          </Link>
          {free ? (
            <span className="font-bold text-good">{text(m.cart_free)}</span>
          ) : pricing !== "current" ? (
            <PendingAmount pricing={pricing} />
          ) : (
            <Price end {...linePrice(state, line)} currency={currency} />
          )}
        </div>
        {choice && (
          <p id={`${id}-choice`} className="text-sm text-ink-faint">
            {choice}
          </p>
        )}
        <p className="flex flex-wrap gap-1.5">
          {free && <Badge tone="good">{text(m.free_gift)}</Badge>}
          {isPreorder(line) && (
            <Badge tone="brand">{shipEstimate(product, shop.language) ?? text(m.pre_order)}</Badge>
          )}
          {!free && promotion && !isEligible(product, promotion) && (
            <Badge>
              {text(rule?.excludesFromDiscountOnly ? m.excluded_from_discount : m.excluded_from_promotion)}
            </Badge>
          )}
        </p>
        {!free && (
          <div className="mt-1 flex items-center justify-between gap-3">
            <Quantity
              value={quantity}
              label={`${text(m.quantity)}: ${name}`}
              max={lineQuantityLimit(line, limits)}
              onChange={(next) => void cartActions.setQuantity(key, next)}
            />
            <PlainButton
              aria-label={text(m.remove_line, { title: name })}
              title={text(m.remove)}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest("li");
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                void cartActions
                  .remove(key)
                  .then(() =>
                    focusSoon(
                      () => next?.querySelector<HTMLElement>("[data-remove]") ?? next?.querySelector("a"),
                    ),
                  );
              }}
              data-remove
              className="flex size-11 items-center justify-center rounded-full text-ink-faint hover:bg-mist hover:text-bad"
            >
              <Trash2 aria-hidden="true" size={19} />
            </PlainButton>
          </div>
        )}
        <Protection
          line={line}
          lineName={`${id} ${id}-choice`}
          priced={pricing === "current"}
          pending={pending}
        />
      </div>
    </li>
  );
}

interface ProtectionProps {
  line: CartLine;
  /** Ids of the elements that name the line. */
  lineName: string;
  priced: boolean;
  pending: boolean;
}

/** 'Product protection' for product types that can be protected; the flag adds price and a short explanation. */
function Protection({ line, lineName, priced, pending }: ProtectionProps) {
  const text = useText();
  const id = useId();
  const { currency } = useRegion();
  const site = useSite();
  const own = useSiteText();
  const cartActions = useCartActions();
  const warranty = useCart().state.warranty.data;
  const variant = warranty?.variants.find(isForSale);
  if (!isProtectable(line, site.warrantyTypes)) return null;
  const enhanced = isProtectionEnhanced(site.flags);
  if (!variant) return pending ? <Skeleton className={enhanced ? "mt-1 h-15" : "mt-1 h-6"} /> : null;
  return (
    <Checkbox
      name={`protection-${line.variant.id}`}
      aria-labelledby={`${id} ${lineName}`}
      checked={line.warranty}
      onChange={(event) => void cartActions.protect(lineKey(line), event.target.checked)}
      className="mt-1 text-sm"
    >
      <span id={id}>
        <span className="font-medium">{text(m.product_protection)}</span>
        {enhanced && (
          <span className="block text-ink-faint">
            {[priced && formatMoney(unitPrice(variant, currency), currency), own("protection")]
              .filter(Boolean)
              .join(" · ")}
          </span>
        )}
      </span>
    </Checkbox>
  );
}
