import { chooseVariant, isAvailable } from "@velours/sdk/rules";
import type { Currency, Product, Wishlist } from "@velours/sdk/types";
import { isWished, shownWishes } from "../../../platform/session/shownWishes.ts";
import { useSession } from "../../../platform/session/useSession.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { EmptyState } from "../../../platform/ui/EmptyState.tsx";
import { ListingLink } from "../../../platform/ui/ListingLink.tsx";
import { useAddToCart } from "../../cart/useAddToCart.ts";
import { cardProduct } from "../../catalogue/CardProduct.ts";
import { ProductCard } from "../../catalogue/ProductCard.tsx";
import { AccountLayout } from "./AccountLayout.tsx";

interface Props {
  wishlist: Wishlist;
  products: readonly Product[];
  currency: Currency;
}

/** /account/wishlist: favourites, each with its heart and the way into the cart. */
export function WishlistScreen({ wishlist: loaded, products, currency }: Props) {
  const text = useText();
  const { navigation } = useSite();
  const items = shownWishes(useSession()) ?? loaded.items;
  const wished = products.filter(({ id }) => isWished(items, id));
  const missing = new Set(items.map(({ content_id }) => content_id)).size - wished.length;
  return (
    <AccountLayout title={text(m.wishlist)}>
      {wished.length === 0 ? (
        <EmptyState
          title={text(items.length === 0 ? m.no_wishes : m.no_wishes_sold)}
          {...(items.length === 0 && { text: text(m.no_wishes_text) })}
          action={
            <ListingLink href="/top-picks" className={buttonClass()}>
              {text(m.discover_shop)}
            </ListingLink>
          }
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3">
          {wished.map((product) => (
            <li key={product.id} className="flex flex-col gap-3">
              <div className="flex-1">
                <ProductCard product={cardProduct(product, currency, navigation)} currency={currency} eager />
              </div>
              <AddToCart product={product} />
            </li>
          ))}
        </ul>
      )}
      {wished.length > 0 && missing > 0 && (
        <p className="mt-8 text-sm text-ink-soft">{text(m.wishes_not_sold, { count: missing })}</p>
      )}
    </AccountLayout>
  );
}

/** The first variant that can be had; the product's page has the others. */
function AddToCart({ product }: { product: Product }) {
  const text = useText();
  const { add, busy } = useAddToCart();
  const first = product.variants.find((variant) => isAvailable(product, variant));
  const variant = chooseVariant(product, first?.id ?? null);
  return (
    <Button
      variant="outline"
      className="px-2!"
      busy={busy}
      disabled={!first}
      aria-label={`${text(first ? m.add_to_bag : m.sold_out)}, ${product.title}`}
      onClick={() => variant && void add(product, variant, 1)}
    >
      {text(first ? m.add_to_bag : m.sold_out)}
    </Button>
  );
}
