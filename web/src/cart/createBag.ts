import {
  addLine,
  applyFreeLines,
  cartType,
  ceilAmount,
  checkAddOns,
  createLine,
  eligibleSubtotal,
  estimateCart,
  keepsPromotion,
  type LineKey,
  needsRefetch,
  needsWarrantyRebuild,
  parseCode,
  planFreeLines,
  protectLine,
  rebuildLines,
  rebuildWarrantyLines,
  regionOf,
  removeLines,
  unprotectLine,
  updateLine,
  validateGiftCard,
  validatePromotion,
} from "@velours/sdk/rules";
import type { CartLine, Product, Promotion, Region, Site, Variant } from "@velours/sdk/types";
import type { Queries } from "../shop/createQueries.ts";
import { siteQuery } from "../shop/queries.ts";
import type { Shop } from "../shop/Shop.ts";
import { bagCalls } from "./bagCalls.ts";
import { emptyCart } from "./CartState.ts";
import { cartError } from "./cartError.ts";
import type { CartStore } from "./store.ts";

interface Surroundings {
  cart: CartStore;
  queries: Queries;
  shop: () => Shop;
}

/** Where the shopper is, and what the site says. */
interface Place {
  shop: Shop;
  site: Site;
  region: Region;
}

export type Bag = ReturnType<typeof createBag>;

/** What a shopper does with the bag. Decisions are the SDK's rules; here they meet the API and the store. */
export function createBag({ cart, queries, shop: currentShop }: Surroundings) {
  /** Promotions whose minimum was asked for on this page: the modal opens once for each (SA-123). */
  const asked = new Set<number>();
  let queue: Promise<unknown> = Promise.resolve();

  async function place(): Promise<Place> {
    const shop = currentShop();
    const site = await queries.get(siteQuery(shop));
    return { shop, site, region: regionOf(site.regions, shop.country)! };
  }

  /** One change after the other, each on the lines the last one left. */
  function change<Result>(step: (at: Place) => Promise<Result> | Result): Promise<Result> {
    const next = queue.then(async () => step(await place()));
    queue = next.catch(() => undefined);
    return next;
  }

  const lines = () => cart.get().products.data;
  const calls = (at: Place) => bagCalls(at.shop, at.site, at.region);

  function put(next: readonly CartLine[]) {
    cart.set((state) => ({ products: { ...state.products, data: [...next] } }));
  }

  /** Validates promotion and gift card, keeps gifts and protections in step, adds everything up (4.5, 4.6, 9.2). */
  async function settle(at: Place): Promise<void> {
    const { shop, site, region } = at;
    const { currency } = region;
    const now = Date.now();
    let { promotion, giftCard } = cart.get();
    if (promotion.data) {
      const refusal = validatePromotion(promotion.data, {
        site: site.code,
        now,
        country: region.country,
        email: null,
        lines: lines(),
      });
      if (refusal) {
        askForMinimum(refusal.reference, promotion.data);
        const kept = keepsPromotion(refusal.reference) ? promotion.data : null;
        promotion = { data: kept, error: cartError(refusal, shop.language) };
      } else promotion = { ...promotion, error: null };
    }
    if (giftCard.data) {
      const refusal = validateGiftCard(giftCard.data, { site: site.code, currency });
      giftCard = { ...giftCard, error: refusal && cartError(refusal, shop.language) };
    }
    const valid = promotion.error ? null : promotion.data;
    const plan = planFreeLines(lines(), valid, currency);
    const gift = plan.add === null ? null : await calls(at).product(plan.add);
    const next = applyFreeLines(lines(), plan, { product: gift, promotion: valid, currency, now });
    const addOns = checkAddOns(next, site.limits.addOnMinimum);
    cart.set((state) => ({
      products: { data: next, error: addOns && cartError(addOns, shop.language) },
      promotion,
      giftCard,
      type: cartType(next),
      estimate: estimateCart({
        lines: next,
        currency,
        // The estimate asks the cart itself; the address it cannot know (5.2 step 12).
        promotion: promotion.error?.reference === "requiredEmailMissing" ? null : promotion.data,
        giftCard: giftCard.error ? null : giftCard.data,
        rates: state.shippingRates.data,
      }),
    }));
  }

  function askForMinimum(reference: string, promotion: Promotion) {
    if (reference !== "minimumSubtotalRequired" || lines().length === 0 || asked.has(promotion.id)) return;
    asked.add(promotion.id);
    const missing = (promotion.minimum ?? 0) - eligibleSubtotal(lines(), promotion);
    cart.set({ minimumMissing: ceilAmount(missing), visible: false });
  }

  async function rebuild(at: Place): Promise<void> {
    cart.set({ rebuilding: true });
    try {
      const { currency } = at.region;
      const now = Date.now();
      const api = calls(at);
      const { promotion } = cart.get();
      const [products, fresh] = await Promise.all([
        lines().length > 0 ? api.products(lines().map((line) => line.product.id)) : [],
        promotion.data ? api.promotion(promotion.data.name) : null,
      ]);
      put(rebuildLines(lines(), products, { currency, now, maxAgeDays: at.site.limits.cartMaxAgeDays }));
      if (needsWarrantyRebuild(lines())) {
        const product = await warrantyProduct(at);
        if (product) put(rebuildWarrantyLines(lines(), { product, currency, now }));
      }
      if (fresh) cart.set({ promotion: fresh });
      await settle(at);
    } finally {
      cart.set({ rebuilding: false });
    }
  }

  async function warrantyProduct(at: Place): Promise<Product | null> {
    const known = cart.get().warranty.data;
    if (known || at.site.warrantyProductId === null) return known;
    const product = await calls(at).product(at.site.warrantyProductId);
    cart.set({ warranty: { data: product } });
    return product;
  }

  /** Prices of shipping to the shopper's country, for the estimate. */
  async function loadRates(at: Place): Promise<void> {
    const { country } = at.region;
    if (cart.get().shippingRates.country === country) return;
    const data = await calls(at).rates();
    cart.set({ shippingRates: { data, country } });
    await settle(at);
  }

  async function add(at: Place, product: Product, variant: Variant, quantity: number): Promise<void> {
    const { currency } = at.region;
    put(addLine(lines(), createLine({ product, variant, quantity, currency, now: Date.now() })));
    await settle(at);
  }

  async function redeemPromotion(at: Place, code: string): Promise<Promotion | null> {
    const found = await calls(at).promotion(code);
    if (found.data) asked.delete(found.data.id);
    cart.set((state) => ({ promotion: found, giftCard: { ...state.giftCard, error: null } }));
    await settle(at);
    return cart.get().promotion.error ? null : cart.get().promotion.data;
  }

  async function redeemGiftCard(at: Place, code: string) {
    const found = await calls(at).giftCard(code);
    cart.set((state) => ({ giftCard: found, promotion: { ...state.promotion } }));
    await settle(at);
    return cart.get().giftCard.error ? null : cart.get().giftCard.data;
  }

  return {
    /** Reads the stored bag and brings it up to date where it is old (4.3). */
    start: () =>
      change(async (at) => {
        cart.load();
        const { promotion } = cart.get();
        if (needsRefetch(lines(), promotion.data, Date.now(), at.site.limits.cartMaxAgeDays))
          await rebuild(at);
        else await settle(at);
      }),
    /** Fetches products and promotion again, in the currency of now (S-462, S-479). */
    rebuild: () => change(rebuild),
    settle: () => change(settle),
    loadRates: () => change(loadRates),
    add: (product: Product, variant: Variant, quantity = 1) =>
      change((at) => add(at, product, variant, quantity)),
    /** For add_to_cart URLs: the product by its id. Nothing happens when it is not to be had (SA-132). */
    addById: (productId: number, choose: (product: Product) => Variant | undefined) =>
      change(async (at) => {
        const product = await calls(at).product(productId);
        const variant = product && choose(product);
        if (product && variant) await add(at, product, variant, 1);
      }),
    setQuantity: (key: LineKey, quantity: number) =>
      change(async (at) => {
        put(updateLine(lines(), key, quantity, Date.now()));
        await settle(at);
      }),
    remove: (key: LineKey) =>
      change(async (at) => {
        put(removeLines(lines(), [key]));
        await settle(at);
      }),
    /** Adds or takes away the product protection of a line (4.8). */
    protect: (key: LineKey, on: boolean) =>
      change(async (at) => {
        const product = on ? await warrantyProduct(at) : null;
        const { currency } = at.region;
        if (product) put(protectLine(lines(), key, { product, currency, now: Date.now() }));
        else put(unprotectLine(lines(), key));
        await settle(at);
      }),
    loadWarranty: () => change(warrantyProduct),
    /** A promo code or a gift card, told apart by its form (5.3). An empty one does nothing. */
    applyCode: (typed: string) =>
      change(async (at) => {
        const parsed = parseCode(typed);
        if (parsed.kind === "promotion") await redeemPromotion(at, parsed.code);
        if (parsed.kind === "giftCard") await redeemGiftCard(at, parsed.code);
      }),
    applyPromotion: (code: string) => change((at) => redeemPromotion(at, code)),
    applyGiftCard: (code: string) => change((at) => redeemGiftCard(at, code)),
    removePromotion: () =>
      change(async (at) => {
        cart.set({ promotion: emptyCart.promotion });
        await settle(at);
      }),
    removeGiftCard: () =>
      change(async (at) => {
        cart.set({ giftCard: emptyCart.giftCard });
        await settle(at);
      }),
    clear: () =>
      change(async (at) => {
        const { products, promotion, giftCard, credits } = emptyCart;
        cart.set({ products, promotion, giftCard, credits, type: null, minimumMissing: null });
        await settle(at);
      }),
  };
}
