import {
  ceilAmount,
  createLine,
  eligibleSubtotal,
  isLine,
  isWarranty,
  keepsPromotion,
  type LineKey,
  lineKey,
  needsWarrantyRebuild,
  parseCode,
  planFreeLines,
  regionOf,
  type ValidationAction,
} from "@velours/sdk/rules";
import type { CartLine, Product, Promotion, Region, Site, Variant } from "@velours/sdk/types";
import type { Queries } from "../shop/createQueries.ts";
import { siteQuery } from "../shop/queries.ts";
import type { Shop } from "../shop/Shop.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { toasts } from "../ui/toasts.ts";
import { bagCalls, isAnswer } from "./bagCalls.ts";
import { cartError } from "./cartError.ts";
import { createCartWriter } from "./cartWriter.ts";
import { deriveBag } from "./deriveBag.ts";
import { isOutdated } from "./isOutdated.ts";
import { type BagAction, type Bought, reduceBag } from "./reduceBag.ts";
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

/** Other tabs can add lines while prices are fetched; they are fetched next, but not forever. */
const ROUNDS = 5;

export type Bag = ReturnType<typeof createBag>;

/** What a shopper does with the bag: changes are reduceBag's, what follows is deriveBag's; here they meet API and store. */
export function createBag({ cart, queries, shop: currentShop }: Surroundings) {
  /** Promotions whose minimum was asked for on this page: the modal opens once for each. */
  const asked = new Set<number>();
  const writer = createCartWriter(cart);
  let queue: Promise<unknown> = Promise.resolve();

  async function place(): Promise<Place> {
    const shop = currentShop();
    const site = await queries.get(siteQuery(shop));
    return { shop, site, region: regionOf(site.regions, shop.country)! };
  }

  /** One change after the other, each on what the last one left, in this tab or another. */
  function change<Result>(step: (at: Place) => Promise<Result> | Result): Promise<Result> {
    const next = queue.then(async () => step(await place()));
    queue = next.catch(() => undefined);
    return next;
  }

  const lines = () => cart.get().products.data;
  const calls = (at: Place) => bagCalls(at.shop, at.site, at.region);
  const pricing = ({ region }: Place) => ({ region, now: Date.now() });
  const outdated = ({ region, site }: Place) =>
    isOutdated(cart.get(), { region, limits: site.limits, now: Date.now() });

  function dispatch(action: BagAction) {
    const { contents, raw } = writer.update((before) => reduceBag(before, action));
    cart.adopt(contents, raw);
  }

  /** A change, and everything that follows from it. */
  const act = (action: BagAction | ((at: Place) => BagAction)) =>
    change(async (at) => {
      dispatch(typeof action === "function" ? action(at) : action);
      await settle(at);
    });

  /** Brings prices up to date, validates promotion and gift card, keeps gifts in step, adds everything up. */
  async function settle(at: Place): Promise<void> {
    if (outdated(at)) await reprice(at);
    const valid = derive(at);
    if (valid === undefined) return;
    const plan = planFreeLines(lines(), valid, at.region.currency);
    if (plan.add === null && plan.remove.length === 0) return;
    const decidedFor = cart.get().promotion.data?.name ?? null;
    // Without its gift the bag still holds; the next change asks for it again.
    const gift =
      plan.add === null
        ? null
        : await calls(at)
            .product(plan.add)
            .catch(() => null);
    dispatch({ type: "setFreeLines", decidedFor, promotion: valid, gift, ...pricing(at) });
    derive(at);
  }

  /** Shows what follows from the contents and returns the promotion that counts; undefined while prices are not known. */
  function derive(at: Place): Promotion | null | undefined {
    if (outdated(at)) {
      cart.set({ estimate: null });
      return undefined;
    }
    const { refused, valid, type, estimate } = deriveBag(cart.get(), { ...at, now: Date.now() });
    const error = (refusal: Parameters<typeof cartError>[0] | null) =>
      refusal && cartError(refusal, at.shop.language);
    const { promotion } = cart.get();
    if (promotion.data && refused.promotion) {
      askForMinimum(refused.promotion.reference, promotion.data);
      if (!keepsPromotion(refused.promotion.reference))
        dispatch({ type: "removePromotion", name: promotion.data.name });
    }
    cart.set((state) => ({
      products: { ...state.products, error: error(refused.products) },
      promotion: promotion.data ? { ...state.promotion, error: error(refused.promotion) } : state.promotion,
      giftCard: state.giftCard.data ? { ...state.giftCard, error: error(refused.giftCard) } : state.giftCard,
      type,
      estimate,
    }));
    return valid;
  }

  function askForMinimum(reference: string, promotion: Promotion) {
    if (reference !== "minimumSubtotalRequired" || lines().length === 0 || asked.has(promotion.id)) return;
    asked.add(promotion.id);
    const missing = (promotion.minimum ?? 0) - eligibleSubtotal(lines(), promotion);
    cart.set({ minimumMissing: ceilAmount(missing), visible: false });
  }

  /** Fetches products and promotion in the currency of now. When that fails, what is there stays and says so. */
  async function reprice(at: Place): Promise<void> {
    cart.set({ pricing: "underway" });
    try {
      let round = 0;
      do await fetchPrices(at);
      while (++round < ROUNDS && outdated(at));
      cart.set({ pricing: outdated(at) ? "failed" : null });
    } catch {
      cart.set({ pricing: "failed" });
    }
  }

  async function fetchPrices(at: Place): Promise<void> {
    const api = calls(at);
    const asked = lines().map((line) => line.product.id);
    const { data: promotion } = cart.get().promotion;
    const [products, fresh] = await Promise.all([
      asked.length > 0 ? api.products(asked) : [],
      promotion && api.promotion(promotion.name),
    ]);
    if (fresh && !isAnswer(fresh)) throw new Error("The promotion could not be fetched.");
    const before = lines();
    dispatch({
      type: "reprice",
      asked,
      products,
      promotion: promotion && { name: promotion.name, found: fresh?.data ?? null },
      maxAgeDays: at.site.limits.cartMaxAgeDays,
      ...pricing(at),
    });
    nameGone(at, before);
    if (fresh?.error) cart.set((state) => ({ promotion: { ...state.promotion, error: fresh.error } }));
    if (!needsWarrantyRebuild(lines())) return;
    const product = await warrantyProduct(at);
    if (product) dispatch({ type: "rebuildWarranties", product, ...pricing(at) });
  }

  /** Goods that the region does not sell have left the bag; without a word they would seem to be lost. */
  function nameGone({ shop, region }: Place, before: readonly CartLine[]) {
    const gone = before.filter(
      (line) => !line.free && !isWarranty(line) && !lines().some((left) => isLine(left, lineKey(line))),
    );
    if (gone.length === 0) return;
    const titles = [...new Set(gone.map((line) => line.product.title))].join(", ");
    toasts.show({ text: textIn(shop.language)(m.lines_gone, { region: region.label, titles }) });
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
    derive(at);
  }

  async function add(at: Place, product: Product, variant: Variant, quantity: number): Promise<void> {
    const { currency, country } = at.region;
    const line = createLine({ product, variant, quantity, currency, now: Date.now() });
    dispatch({ type: "addLine", line, country });
    await settle(at);
  }

  async function redeemPromotion(at: Place, code: string): Promise<Promotion | null> {
    const found = await calls(at).promotion(code);
    if (found.data) asked.delete(found.data.id);
    if (isAnswer(found))
      dispatch({ type: "setPromotion", promotion: found.data, country: at.region.country });
    cart.set((state) => ({
      promotion: { ...state.promotion, error: found.error },
      giftCard: { ...state.giftCard, error: null },
    }));
    await settle(at);
    // Settling says what the code that stays is refused for, which is not what was asked.
    if (!isAnswer(found)) cart.set((state) => ({ promotion: { ...state.promotion, error: found.error } }));
    return cart.get().promotion.error ? null : cart.get().promotion.data;
  }

  async function redeemGiftCard(at: Place, code: string) {
    const found = await calls(at).giftCard(code);
    if (isAnswer(found)) dispatch({ type: "setGiftCard", giftCard: found.data });
    cart.set((state) => ({ giftCard: { ...state.giftCard, error: found.error } }));
    await settle(at);
    if (!isAnswer(found)) cart.set((state) => ({ giftCard: { ...state.giftCard, error: found.error } }));
    return cart.get().giftCard.error ? null : cart.get().giftCard.data;
  }

  return {
    /** Reads the stored bag and brings it up to date where it is old. */
    start: () =>
      change(async (at) => {
        cart.load();
        await settle(at);
      }),
    /** Fetches products and promotion again. */
    rebuild: () =>
      change(async (at) => {
        await reprice(at);
        await settle(at);
      }),
    settle: () => change(settle),
    /** Another tab changed the stored bag, perhaps over a change of this one. */
    sync: () =>
      change(async (at) => {
        writer.repair();
        cart.sync();
        await settle(at);
      }),
    loadRates: () => change(loadRates),
    add: (product: Product, variant: Variant, quantity = 1) =>
      change((at) => add(at, product, variant, quantity)),
    /** For add_to_cart URLs: the product by its id. Nothing happens when it is not to be had. */
    addById: (productId: number, choose: (product: Product) => Variant | undefined, quantity = 1) =>
      change(async (at) => {
        const product = await calls(at).product(productId);
        const variant = product && choose(product);
        if (product && variant) await add(at, product, variant, quantity);
      }),
    setQuantity: (key: LineKey, quantity: number) =>
      act(() => ({ type: "setQuantity", key, quantity, now: Date.now() })),
    remove: (key: LineKey) => act({ type: "removeLine", key }),
    /** Adds or takes away the product protection of a line. */
    protect: (key: LineKey, on: boolean) =>
      change(async (at) => {
        const product = on ? await warrantyProduct(at) : null;
        dispatch(
          product ? { type: "protectLine", key, product, ...pricing(at) } : { type: "unprotectLine", key },
        );
        await settle(at);
      }),
    loadWarranty: () => change(warrantyProduct),
    /** To whom the gift cards go, as the lines say it; a line that changed meanwhile is asked for again. */
    setDeliveries: (addressed: readonly (CartLine & { key: LineKey })[]) =>
      change(async (at) => {
        for (const { key, quantity, delivery } of addressed)
          dispatch({ type: "setDelivery", key, quantity, delivery });
        await settle(at);
      }),
    /** A promo code or a gift card, told apart by its form. An empty one does nothing. */
    applyCode: (typed: string) =>
      change(async (at) => {
        const parsed = parseCode(typed);
        if (parsed.kind === "promotion") await redeemPromotion(at, parsed.code);
        if (parsed.kind === "giftCard") await redeemGiftCard(at, parsed.code);
      }),
    applyPromotion: (code: string) => change((at) => redeemPromotion(at, code)),
    applyGiftCard: (code: string) => change((at) => redeemGiftCard(at, code)),
    removePromotion: () => act({ type: "removePromotion" }),
    removeGiftCard: () => act({ type: "setGiftCard", giftCard: null }),
    /** What the server wants done to lines it no longer sells as they are. */
    applyValidation: (actions: readonly ValidationAction[]) =>
      act(({ region }) => ({ type: "applyValidation", actions, currency: region.currency })),
    /** After an order. */
    takeBought: (bought: readonly Bought[]) => act(() => ({ type: "takeBought", bought, now: Date.now() })),
    clear: () => act({ type: "clear" }),
  };
}
