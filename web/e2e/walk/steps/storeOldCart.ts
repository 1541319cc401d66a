import type { Step } from "../Step.ts";
import { CART_KEY } from "../storedCart.ts";

/** The cart as an older release of the shop kept it: no dates, stock as a number, nothing that came later. */
export const storeOldCart: Step = {
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
};
