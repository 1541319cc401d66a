import type { CatalogueIndex } from "../../rules/catalogue/CatalogueIndex.ts";
import { collectionAddress } from "../../rules/catalogue/collectionAddress.ts";
import { productLink } from "../../rules/catalogue/productLink.ts";
import type { ProductRecord } from "../../rules/catalogue/productRecord.ts";
import { shownVariants } from "../../rules/catalogue/shownVariants.ts";
import { priceCart } from "../../rules/checkout/priceCart.ts";
import { withLanguage } from "../../rules/language.ts";
import { presentPromotion } from "../../rules/promotions/presentPromotion.ts";
import { tryPromotion } from "../../rules/promotions/tryPromotion.ts";
import { getRegion } from "../../rules/region.ts";
import type { Currency, Language, Promotion, Site } from "../../types.ts";
import type { Changed } from "../overlayFetch.ts";

/** Where a changed document is looked at, and the bag that it is looked at with. */
export interface PreviewAddress {
  path: string;
  plainCart: string | undefined;
}

/** The page that shows a document: a product's own, a listing, the home page of a site, and for a promotion a bag with its code. */
export function previewAddress(
  { part, row }: Changed,
  language: Language,
  site: Site,
  shop: { catalogue: CatalogueIndex; now: Date },
): PreviewAddress {
  const address = { language, defaultLanguage: site.languages.default };
  const at = (path: string, plainCart?: string) => ({ path: withLanguage(path, address), plainCart });
  switch (part) {
    case "products":
      return at(productLink(row.document, site.navigation));
    case "promotions":
      return at("/bag", printCart(chooseCart(row, site, shop), row.name));
    case "sites":
      return at("/");
    case "pages":
      return at(`/pages/${encodeURIComponent(row.handle)}`);
    case "collections":
      return at(collectionAddress(row.handle, site.navigation));
  }
}

interface CartLine {
  product: ProductRecord;
  quantity: number;
}

/** In the form in which the storefront keeps the bag of a browser without scripts. */
const printCart = (lines: readonly CartLine[], code: string): string =>
  `${lines
    .map(({ product: { id, document }, quantity }) => `${id}.${shownVariants(document)[0]!.id}.${quantity}`)
    .join("~")}!${code}`;

/** Best sellers that carts are made of. */
const TRIED_PRODUCTS = 24;
const QUANTITIES = [1, 2, 3, 5, 10];

/** A small cart of best sellers that the promotion works on; where there is none, one that shows why not. */
function chooseCart(
  promotion: Promotion,
  site: Site,
  { catalogue, now }: { catalogue: CatalogueIndex; now: Date },
) {
  const currency = getRegion(site.regions, undefined)?.currency ?? ("USD" satisfies Currency);
  const sold = catalogue.select({ source: site.source, attributes: new Map() }, currency);
  const order = { currency, strategy: undefined, offset: 0, limit: TRIED_PRODUCTS };
  const best = catalogue
    .present(catalogue.ordered(sold, "recommended", order), { language: "en", currency })
    .flatMap(({ product }) => catalogue.record(product.id) ?? []);
  const named = [promotion.product_id, ...(promotion.required_product_ids ?? "").split(",").map(Number)]
    .flatMap((id) => (id ? (catalogue.record(id) ?? []) : []))
    .filter((record, nth, all) => all.indexOf(record) === nth);
  const others = best.filter(({ id }) => !named.some((each) => each.id === id));
  const sets = [
    ...(named.length > 0 ? [named] : []),
    ...others.map((record) => [...named, record]),
    others.slice(0, 3),
    others.slice(0, 6),
  ];
  const carts = QUANTITIES.flatMap((quantity) =>
    sets.map((set): CartLine[] => set.map((product) => ({ product, quantity }))),
  );
  const document = presentPromotion(
    { document: { ...promotion, enabled: true }, uses: 0, limit: null },
    "en",
  );
  const works = (cart: readonly CartLine[]) => {
    const inputs = cart.map(({ product, quantity }) => ({
      variant: { id: shownVariants(product.document)[0]!.id },
      quantity,
      price: 0,
    }));
    const records = cart.map(({ product }) => product);
    const { lines } = priceCart(records, inputs, { source: site.source, currency, language: "en", now });
    const terms = { site: site.code, now: now.getTime(), giftPrice: () => 0 };
    return lines.length > 0 && tryPromotion(document, { lines, currency }, terms).refusal === null;
  };
  return carts.find(works) ?? carts.find((cart) => cart.length > 0) ?? [];
}
