import { useShop } from "../../platform/api/useShop.ts";
import { lazyPart } from "../../platform/chunks/lazyPart.tsx";
import { ExpressPlace } from "../cart/ExpressPlace.tsx";
import { useExpressWallets } from "./useExpressWallets.ts";
import { type ProductChoice, useProductPurchase } from "./useProductPurchase.ts";

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
