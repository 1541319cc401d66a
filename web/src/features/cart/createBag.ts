import { getRegion, type LineKey, type ValidationAction } from "@velours/sdk/rules";
import type { CartLine, Product, Variant } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import type { Queries } from "../../platform/queries/createQueries.ts";
import type { SessionStore } from "../../platform/session/store.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { addToBag, addToBagById } from "./addToBag.ts";
import { type BagContext, currentPricing, dispatch, isBagOutdated, loadWarranty } from "./BagContext.ts";
import { createCartWriter } from "./cartWriter.ts";
import { redeemCredits } from "./cashBack/redeemCredits.ts";
import { loadRates } from "./loadRates.ts";
import { priceBag } from "./priceBag.ts";
import { recordBag } from "./recordBag.ts";
import { redeemCode, redeemGiftCard, redeemPromotion } from "./redeemCode.ts";
import type { BagAction, Bought } from "./reduceBag.ts";
import { settleBag } from "./settleBag.ts";
import type { CartStore } from "./store.ts";
import { cartKey, cartStorage, loadContents, syncContents } from "./storedContents.ts";

/** So often in a minute a bag is priced because another tab wrote it. */
const MOST_REPRICINGS = 10;

interface Dependencies {
  cart: CartStore;
  queries: Queries;
  /** The shop of now: its region can change while the page is open. */
  shop: () => Shop;
  session: SessionStore;
}

export type Bag = ReturnType<typeof createBag>;

/**
 * What a shopper does with the bag, one after the other. Changes of the contents are reduceBag's; what follows from
 * them is settleBag's.
 */
export function createBag({ cart, queries, shop: currentShop, session }: Dependencies) {
  const writer = createCartWriter({ storage: cartStorage(cart), key: () => cartKey(cart) });
  const minimumsAsked: BagContext["minimumsAsked"] = new Set();
  let queue: Promise<unknown> = Promise.resolve();
  let repricings: number[] = [];

  function mayReprice(): boolean {
    const minuteAgo = Date.now() - 60_000;
    repricings = [...repricings.filter((time) => time > minuteAgo), Date.now()];
    return repricings.length <= MOST_REPRICINGS;
  }

  async function createContext(): Promise<BagContext> {
    const shop = currentShop();
    const site = await queries.get(siteQuery(shop));
    const region = getRegion(site.regions, shop.country)!;
    return { cart, writer, shop, session, site, region, minimumsAsked };
  }

  /** Runs after the effects before it, on what they left, in this tab or another. */
  function run<Result>(effect: (context: BagContext) => Promise<Result> | Result): Promise<Result> {
    const next = queue.then(async () => effect(await createContext()));
    queue = next.catch(() => undefined);
    return next;
  }

  /** A change of the contents, and everything that follows from it. */
  const change = (action: (context: BagContext) => BagAction) =>
    run(async (context) => {
      dispatch(context, action(context));
      await settleBag(context);
    });

  return {
    /** Reads the stored bag and brings it up to date where it is old. */
    start: () =>
      run(async (context) => {
        loadContents(cart);
        await settleBag(context);
      }),
    /** Fetches products and promotion again. */
    rebuild: () =>
      run(async (context) => {
        await priceBag(context);
        await settleBag(context);
      }),
    settle: () => run(settleBag),
    /**
     * Another tab changed the stored bag, perhaps over a change of this one. Two tabs that do not agree on what its
     * prices are, as with another release's regions, would price it against each other forever: then this one stops.
     */
    sync: () =>
      run(async (context) => {
        writer.repair();
        syncContents(cart);
        if (!isBagOutdated(context) || mayReprice()) return settleBag(context);
        cart.set({ pricing: "failed", estimate: null });
      }),
    loadRates: () => run(loadRates),
    add: (product: Product, variant: Variant, quantity = 1) =>
      run((context) => addToBag(context, { product, variant, quantity })),
    /** For add_to_cart URLs: the product by its id. Nothing happens when it is not to be had. */
    addById: (id: number, choose: (product: Product) => Variant | undefined, quantity = 1) =>
      run((context) => addToBagById(context, { id, choose, quantity })),
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
        await settleBag(context);
      }),
    loadWarranty: () => run(loadWarranty),
    /** To whom the gift cards go, as the lines say it; a line that changed meanwhile is fetched again. */
    setDeliveries: (addressed: readonly (CartLine & { key: LineKey })[]) =>
      run(async (context) => {
        for (const { key, quantity, delivery } of addressed)
          dispatch(context, { type: "setDelivery", key, quantity, delivery });
        await settleBag(context);
      }),
    /** A promo code or a gift card, distinguished by its form. An empty one does nothing. */
    applyCode: (typed: string) => run((context) => redeemCode(context, typed)),
    applyPromotion: (code: string) => run((context) => redeemPromotion(context, code)),
    applyGiftCard: (code: string) => run((context) => redeemGiftCard(context, code)),
    removePromotion: () => change(() => ({ type: "removePromotion" })),
    redeemCredits: () => run(redeemCredits),
    removeCredits: () => change(() => ({ type: "setCredits", credits: { apply: false } })),
    removeGiftCard: () => change(() => ({ type: "setGiftCard", giftCard: null })),
    /** What the server wants done to lines it no longer sells as they are. */
    applyValidation: (actions: readonly ValidationAction[]) =>
      change(({ region }) => ({ type: "applyValidation", actions, currency: region.currency })),
    /** After an order. */
    takeBought: (bought: readonly Bought[]) =>
      change(() => ({ type: "takeBought", bought, now: serverNow() })),
    clear: () =>
      run(async (context) => {
        dispatch(context, { type: "clear" });
        recordBag(context);
        await settleBag(context);
      }),
  };
}
