import {
  createLine,
  getRegion,
  isAvailable,
  isForSale,
  type LineKey,
  type ValidationAction,
} from "@velours/sdk/rules";
import type { CartLine, Product, Variant } from "@velours/sdk/types";
import { recordAddition } from "../../platform/analytics/recordCart.ts";
import type { Shop } from "../../platform/api/Shop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import type { Queries } from "../../platform/queries/createQueries.ts";
import type { SessionStore } from "../../platform/session/store.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import {
  type CartEffectContext,
  callsFor,
  currentPricing,
  dispatch,
  isCartOutdated,
  loadWarranty,
} from "./CartEffectContext.ts";
import { isAnswer } from "./cartCalls.ts";
import { type CartWriter, createCartWriter } from "./cartWriter.ts";
import { redeemCredits } from "./cashBack/redeemCredits.ts";
import type { PlainCart } from "./plain/plainCart.ts";
import { readWaitingCart } from "./plain/waitingCart.ts";
import { ratesFor } from "./ratesFor.ts";
import { reconcileCart, showDerived } from "./reconcileCart.ts";
import { recordContents } from "./recordContents.ts";
import { redeemCode, redeemGiftCard, redeemPromotion } from "./redeemCode.ts";
import type { Bought, CartAction } from "./reduceCart.ts";
import { refreshGiftCard } from "./refreshGiftCard.ts";
import { repriceCart } from "./repriceCart.ts";
import type { CartStore } from "./store.ts";
import { cartKey, cartStorage, loadContents, syncContents } from "./storedContents.ts";

async function addToCart(
  context: CartEffectContext,
  { product, variant, quantity }: { product: Product; variant: Variant; quantity: number },
): Promise<void> {
  const { currency, country } = context.region;
  const line = createLine({ product, variant, quantity, currency, now: serverNow() });
  dispatch(context, { type: "addLine", line, country });
  recordAddition(context.site.code, { lines: [line], currency });
  await reconcileCart(context);
}

/** For add_to_cart URLs: the product by its id. Nothing happens when it is not for sale. */
async function addToCartById(
  context: CartEffectContext,
  {
    id,
    choose,
    quantity,
  }: { id: number; choose: (product: Product) => Variant | undefined; quantity: number },
): Promise<void> {
  const product = await callsFor(context).product(id);
  const variant = product && choose(product);
  if (product && variant && isForSale(variant)) await addToCart(context, { product, variant, quantity });
}

interface Goods {
  product: number;
  variant: number;
  quantity: number;
}

/** All are fetched before one is added: a failure leaves the cart as it was. Returns those that are not to be had. */
async function addAgain<Wanted extends Goods>(
  context: CartEffectContext,
  goods: readonly Wanted[],
): Promise<Wanted[]> {
  const { currency, country } = context.region;
  const products = await callsFor(context).products(goods.map(({ product }) => product));
  const missing: Wanted[] = [];
  const lines = goods.flatMap((wanted) => {
    const product = products.find(({ id }) => id === wanted.product);
    const variant = product?.variants.find(({ id }) => id === wanted.variant);
    if (product && variant && isForSale(variant) && isAvailable(product, variant))
      return [createLine({ product, variant, quantity: wanted.quantity, currency, now: serverNow() })];
    missing.push(wanted);
    return [];
  });
  for (const line of lines) dispatch(context, { type: "addLine", line, country });
  if (lines.length > 0) recordAddition(context.site.code, { lines, currency });
  await reconcileCart(context);
  return missing;
}

/** Prices of shipping to the shopper's country, for the estimate. After a failure the next call asks again. */
async function loadRates(run: ReturnType<typeof sequenceEffects>): Promise<void> {
  // A shopper's next change does not wait for the answer.
  const asking = await run((context) => context);
  const { country } = asking.region;
  if (ratesFor(asking.cart.get().shippingRates, country)) return;
  const data = await callsFor(asking).rates();
  const isCurrent = await run((context) => {
    if (context.region.country !== country) return false;
    context.cart.set({ shippingRates: { data, country } });
    showDerived(context);
    return true;
  });
  // The region changed meanwhile, and those who asked for its rates wait for this answer.
  if (!isCurrent) await loadRates(run);
}

/** Its code comes with the first cart that waits; without it that one waits for the next page. */
async function takeOverWaitingCart(context: CartEffectContext): Promise<void> {
  const part = await import("./plain/adoptWaitingCart.ts").catch(() => undefined);
  await part?.adoptWaitingCart(context);
}

/** So often in a minute a cart is priced because another tab wrote it. */
const MOST_REPRICINGS = 10;

interface Dependencies {
  cart: CartStore;
  queries: Queries;
  /** The shop of now: its region can change while the page is open. */
  shop: () => Shop;
  session: SessionStore;
}

/** True for the first ten calls of a minute. */
function limitRepricings(): () => boolean {
  let repricings: number[] = [];
  return () => {
    const minuteAgo = Date.now() - 60_000;
    repricings = [...repricings.filter((time) => time > minuteAgo), Date.now()];
    return repricings.length <= MOST_REPRICINGS;
  };
}

/** Runs effects on the cart in sequence: each on what those before it left, in this tab or another. */
function sequenceEffects({ cart, queries, shop: currentShop, session }: Dependencies, writer: CartWriter) {
  const minimumsAsked: CartEffectContext["minimumsAsked"] = new Set();
  let queue: Promise<unknown> = Promise.resolve();

  async function createContext(): Promise<CartEffectContext> {
    const shop = currentShop();
    const site = await queries.get(siteQuery(shop));
    const region = getRegion(site.regions, shop.country)!;
    return { cart, writer, shop, session, site, region, minimumsAsked };
  }

  return <Result>(effect: (context: CartEffectContext) => Promise<Result> | Result): Promise<Result> => {
    const next = queue.then(async () => effect(await createContext()));
    queue = next.catch(() => undefined);
    return next;
  };
}

interface PreparedLines extends Omit<Extract<CartAction, { type: "takePrepared" }>, "type" | "country"> {
  /** Promo code to apply; null for none. */
  code: string | null;
}

export type CartActions = ReturnType<typeof createCartActions>;

/**
 * Actions of a shopper on the cart, in sequence. Changes of the contents are reduceCart's; what follows from
 * them is reconcileCart's.
 */
export function createCartActions(dependencies: Dependencies) {
  const { cart } = dependencies;
  const writer = createCartWriter({ storage: cartStorage(cart), key: () => cartKey(cart) });
  const run = sequenceEffects(dependencies, writer);
  const mayReprice = limitRepricings();
  let loadingRates: Promise<void> | undefined;

  /** A change of the contents, and everything that follows from it. */
  const change = (action: (context: CartEffectContext) => CartAction) =>
    run(async (context) => {
      dispatch(context, action(context));
      await reconcileCart(context);
    });

  return {
    /** Reads the stored cart and brings it up to date where it is old. */
    start: () =>
      run(async (context) => {
        // Before the cart is ready: an empty one leads out of the checkout.
        if (readWaitingCart(context.site.code) !== undefined) await takeOverWaitingCart(context);
        loadContents(cart);
        await reconcileCart(context);
      }),
    /** Takes over a cart without scripts. */
    adopt: (plain: PlainCart) =>
      run(async (context) => {
        loadContents(cart);
        await (await import("./plain/adoptPlainCart.ts")).adoptPlainCart(context, plain);
      }),
    /** Fetches products, promotion and gift card again. */
    rebuild: () =>
      run(async (context) => {
        await repriceCart(context);
        await reconcileCart(context);
      }),
    reconcile: () => run(reconcileCart),
    /**
     * Another tab changed the stored cart, perhaps over a change of this one. Two tabs that do not agree on what its
     * prices are, as with another release's regions, would price it against each other forever: then this one stops.
     */
    sync: () =>
      run(async (context) => {
        writer.repair();
        syncContents(cart);
        if (!isCartOutdated(context) || mayReprice()) return reconcileCart(context);
        cart.set({ pricing: "failed", estimate: null });
      }),
    loadRates: () => {
      loadingRates ??= loadRates(run).finally(() => {
        loadingRates = undefined;
      });
      return loadingRates;
    },
    add: (product: Product, variant: Variant, quantity = 1) =>
      run((context) => addToCart(context, { product, variant, quantity })),
    /** For add_to_cart URLs: the product by its id. Nothing happens when it is not to be had. */
    addById: (id: number, choose: (product: Product) => Variant | undefined, quantity = 1) =>
      run((context) => addToCartById(context, { id, choose, quantity })),
    /** Goods of an earlier order. */
    addAgain: <Wanted extends Goods>(goods: readonly Wanted[]) => run((context) => addAgain(context, goods)),
    setQuantity: (key: LineKey, quantity: number) =>
      change(() => ({ type: "setQuantity", key, quantity, now: serverNow() })),
    remove: (key: LineKey) => change(() => ({ type: "removeLine", key })),
    /** Adds or takes away the product protection of a line. */
    protect: (key: LineKey, on: boolean) =>
      run(async (context) => {
        const product = on ? await loadWarranty(context) : null;
        dispatch(
          context,
          product
            ? { type: "protectLine", key, product, ...currentPricing(context) }
            : { type: "unprotectLine", key },
        );
        await reconcileCart(context);
      }),
    loadWarranty: async () => loadWarranty(await run((context) => context)),
    /** To whom the gift cards go, as the lines say it; a line that changed meanwhile is fetched again. */
    setDeliveries: (addressed: readonly (CartLine & { key: LineKey })[]) =>
      run(async (context) => {
        for (const { key, quantity, delivery } of addressed)
          dispatch(context, { type: "setDelivery", key, quantity, delivery });
        await reconcileCart(context);
      }),
    /** A promo code or a gift card, distinguished by its form. An empty one does nothing. */
    applyCode: (typed: string) => run((context) => redeemCode(context, typed)),
    applyPromotion: (code: string) => run((context) => redeemPromotion(context, code)),
    applyGiftCard: (code: string) => run((context) => redeemGiftCard(context, code)),
    refreshGiftCard: () =>
      run(async (context) => {
        await refreshGiftCard(context);
        await reconcileCart(context);
      }),
    removePromotion: () => change(() => ({ type: "removePromotion" })),
    redeemCredits: () => run(redeemCredits),
    removeCredits: () => change(() => ({ type: "setCredits", credits: { apply: false } })),
    removeGiftCard: () => change(() => ({ type: "setGiftCard", giftCard: null })),
    /** Puts the lines of a prepared order into the cart, with its code; false, and nothing, when that could not be checked. */
    takePrepared: ({ code, ...order }: PreparedLines) =>
      run(async (context): Promise<boolean> => {
        if (code !== null && !isAnswer(await callsFor(context).promotion(code))) return false;
        loadContents(cart);
        dispatch(context, { type: "takePrepared", country: context.region.country, ...order });
        if (code === null) await reconcileCart(context);
        else await redeemPromotion(context, code);
        return true;
      }),
    forgetPrepared: () => change(() => ({ type: "forgetPrepared" })),
    /** Applies the server's actions to lines it no longer sells as they are. */
    applyValidation: (actions: readonly ValidationAction[]) =>
      change(({ region }) => ({ type: "applyValidation", actions, currency: region.currency })),
    /** After an order. */
    takeBought: (bought: readonly Bought[]) =>
      change(() => ({ type: "takeBought", bought, now: serverNow() })),
    clear: () =>
      run(async (context) => {
        dispatch(context, { type: "clear" });
        recordContents(context);
        await reconcileCart(context);
      }),
  };
}
