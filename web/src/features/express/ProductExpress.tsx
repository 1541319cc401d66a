import { cartType, createLine, estimateCart, storageNames } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";
import { useMemo } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { ExpressPlace } from "../cart/ExpressPlace.tsx";
import type { ExpressPurchase } from "./ExpressPurchase.ts";
import { useExpressWallets } from "./useExpressWallets.ts";

interface ProductChoice {
  product: Product;
  variant: Variant;
  quantity: number;
}

/**
 * A single variant, bought by itself: the cart stays as it is, and so do its promotion, gift card and cash
 * back. Its attempts have a name of their own, because an order of it takes nothing out of the cart.
 */
function useProductPurchase({ product, variant, quantity }: ProductChoice): ExpressPurchase {
  const { site } = useShop();
  const { currency } = useRegion();
  return useMemo(() => {
    const lines = [createLine({ product, variant, quantity, currency, now: serverNow() })];
    const none = { promotion: null, giftCard: null, credits: null };
    return {
      cart: { lines, type: cartType(lines), currency, ...none },
      estimate: estimateCart({ lines, currency, ...none, rateIncluded: false }),
      attemptName: `${storageNames(site, "").checkoutAttempt}_product`,
      isStale: () => false,
    };
  }, [product, variant, quantity, currency, site]);
}

const ProductExpressBlock = lazyPart(
  async () => (await import("./ProductExpressBlock.tsx")).ProductExpressBlock,
  { quiet: true },
);

/** Express purchase on a product's page, once a wallet for it is found; what its sheet needs comes then. */
export function ProductExpress({ choice }: { choice: ProductChoice }) {
  const { site } = useShop();
  const purchase = useProductPurchase(choice);
  const { lines, currency } = purchase.cart;
  const { wallets, offered, asking } = useExpressWallets({
    site,
    currency,
    lines,
    total: purchase.estimate.total,
  });
  const place = <ExpressPlace lines={lines} />;
  if (wallets.length === 0) return asking ? place : null;
  return <ProductExpressBlock fallback={place} wallets={wallets} offered={offered} purchase={purchase} />;
}
