import { changeVariant } from "../merchant.ts";
import type { Step } from "../Step.ts";
import { CART_KEY, ownLines, readStoredCart } from "../storedCart.ts";

const MONTH = 31 * 86_400_000;

export const shopSteps: readonly Step[] = [
  /** The merchant changes the price of something in the cart while its pages stay open. */
  {
    name: "the merchant changes a price",
    weight: 2,
    applies: ({ cart, online }) => online && !cart.isEmpty,
    async take({ cart, shop, random }) {
      const { variant } = random.pick(cart.lines);
      const price = 20 + random.int(80);
      await changeVariant(shop, variant, { price });
      return `${variant}: ${price}`;
    },
  },
  /** Somebody else buys the last one of what is in the cart. */
  {
    name: "something in the bag sells out",
    weight: 1,
    applies: ({ cart, online }) => online && !cart.isEmpty,
    async take({ cart, shop, random }) {
      const { variant } = random.pick(cart.lines);
      await changeVariant(shop, variant, { level: "none" });
      cart.withdrawn.add(variant);
      return String(variant);
    },
  },
  /** The cart as an older release of the shop kept it: no dates, stock as a number, nothing that came later. */
  {
    name: "come back with an older release's bag",
    weight: 1,
    applies: ({ cart, online }) => online && !cart.isEmpty,
    async take({ tab }) {
      await tab.page.evaluate((key) => {
        const { products, promotion, giftCard } = JSON.parse(localStorage.getItem(key) ?? "{}");
        const old = products.map((line: Record<string, unknown>) => ({
          product: { ...(line.product as object), inventory: 5 },
          variant: line.variant,
          quantity: line.quantity,
          price: line.price,
          free: line.free,
          sale: line.sale,
          warranty: line.warranty,
          target: line.target,
          medium: line.medium,
        }));
        localStorage.setItem(key, JSON.stringify({ products: old, promotion, giftCard }));
      }, CART_KEY);
      await tab.reload();
      return "";
    },
  },
  /** The browser's own data is cleared under the open tabs: the cart may be gone, but nothing else breaks. */
  {
    name: "clear the browser's data",
    weight: 1,
    applies: ({ online }) => online,
    async take(walk) {
      const { tab, cart } = walk;
      await tab.page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      for (const each of walk.tabs) await each.reload();
      if (ownLines(await readStoredCart(tab.page)).length > 0) return "the tabs still had the bag";
      cart.clear();
      return "";
    },
  },
  /** The shopper comes back a month later: the cart is older than it may be, and is priced anew. */
  {
    name: "come back a month later",
    weight: 1,
    applies: ({ online, later }) => online && !later,
    async take(walk) {
      walk.later = true;
      await walk.context.addInitScript((ahead) => {
        const Now = Date;
        globalThis.Date = class extends Now {
          constructor(...parts: []) {
            super(...((parts.length > 0 ? parts : [Now.now() + ahead]) as []));
          }
          static override now() {
            return Now.now() + ahead;
          }
        } as DateConstructor;
      }, MONTH);
      // A computer has a single clock: tabs a month apart would take each other's changes for old ones.
      for (const tab of walk.tabs) await tab.reload();
      return "";
    },
  },
];
