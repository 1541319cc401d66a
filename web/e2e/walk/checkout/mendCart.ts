import { expect, TIMEOUT } from "../expect.ts";
import { ownLines, readStoredCart } from "../storedCart.ts";
import type { Tab } from "../Tab.ts";
import type { Walk } from "../Walk.ts";

/** Regular goods that are sent everywhere, for a cart that is empty or has nothing but add-ons. */
const REGULAR_PRODUCTS = [100_043, 100_046, 100_052, 100_068] as const;

/** Puts something regular into the cart, as the shop's message asks. */
export async function addRegularProduct(walk: Walk): Promise<void> {
  const { tab } = walk;
  const before = new Map(
    ownLines(await readStoredCart(tab.page)).map((line) => [line.variant, line.quantity]),
  );
  await openRegularProduct(tab);
  await addButton(tab).click();
  const added = async () =>
    ownLines(await readStoredCart(tab.page)).find(
      ({ variant, quantity }) => quantity !== (before.get(variant) ?? 0),
    );
  await expect.poll(added, { timeout: TIMEOUT }).toBeDefined();
  walk.cart.add({ ...(await added())!, quantity: 1 });
}

/** The first that nobody bought the last one of. */
async function openRegularProduct(tab: Tab): Promise<void> {
  for (const product of REGULAR_PRODUCTS) {
    await tab.open(`/product/${product}`);
    if ((await addButton(tab).count()) > 0) return;
  }
  throw new Error("All regular products of the walk are sold out.");
}

const addButton = (tab: Tab) =>
  tab.page
    .locator("main")
    .getByRole("button", { name: tab.text("add_to_bag"), exact: true })
    .first();
