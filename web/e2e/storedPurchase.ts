import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { AUSTIN, type Delivery, Shopper } from "./Shopper.ts";
import { CART, openNothing, plantSeed, readSeed, type Seed, withEmail } from "./survival/seed.ts";

type Language = "en" | "fr";

interface Purchase {
  /** Paths of the products' pages, each as often as it is bought. */
  products: readonly string[];
  language: Language;
}

interface Delivered extends Purchase {
  delivery: Delivery;
}

/** Browser storage of purchases that this worker made by hand; each is made once. */
const made = new Map<string, Promise<Seed>>();

/** Brings a purchase so far by hand, and reads what the browser keeps. */
async function record<P extends Purchase>(
  browser: Browser,
  options: BrowserContextOptions,
  purchase: P,
  bring: (shopper: Shopper, purchase: P) => Promise<void>,
): Promise<Seed> {
  const context = await browser.newContext(options);
  const shopper = new Shopper(await context.newPage(), purchase.language);
  await bring(shopper, purchase);
  const seed = await readSeed(shopper.page);
  await context.close();
  return seed;
}

/** The storage of a guest at the payment of a wand that goes to Austin. */
export const recordSeed = (browser: Browser, baseURL: string): Promise<Seed> =>
  record(
    browser,
    { baseURL },
    { products: ["/product/100003"], language: "en", delivery: AUSTIN },
    goToPayment,
  );

/** Stores in the page's browser a purchase that has been brought so far by hand. */
async function recall<P extends Purchase>(
  page: Page,
  purchase: P,
  bring: (shopper: Shopper, purchase: P) => Promise<void>,
): Promise<Seed> {
  await openNothing(page);
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies(origin);
  const region = cookies.find(({ name }) => name.endsWith("_region"))?.value;
  const key = JSON.stringify([origin, region, bring.name, purchase]);
  const seed =
    made.get(key) ??
    record(
      page.context().browser() as Browser,
      { baseURL: origin, storageState: { cookies, origins: [] } },
      purchase,
      bring,
    );
  made.set(key, seed);
  return seed;
}

async function fillCart(shopper: Shopper, { products }: Purchase): Promise<void> {
  for (const path of products) {
    await shopper.open(path);
    // The first page of a worker finds every cache cold.
    await shopper.addToCart({ timeout: 30_000 });
  }
  // The cart says so before it is stored.
  await expect(shopper.cartLines.first()).toBeVisible();
}

export async function goToPayment(shopper: Shopper, purchase: Delivered): Promise<void> {
  await fillCart(shopper, purchase);
  await shopper.goToCheckout();
  await shopper.confirmDelivery(purchase.delivery);
  await expect(shopper.cardNumber).toBeVisible();
}

/** Puts products into the cart of a browser that has not opened the shop yet, as one who put them there before. */
export async function plantCart(
  page: Page,
  products: readonly string[],
  language: Language = "en",
): Promise<void> {
  const { local } = await recall(page, { products, language }, fillCart);
  // The page's member stays signed in: the rest is from the guest's browser.
  await plantSeed(page, { local: { [CART]: local[CART] ?? "" } });
}

/** Opens the checkout of such a cart, at its form. */
export async function openCheckout(page: Page, product: string, language: Language = "en"): Promise<Shopper> {
  await plantCart(page, [product], language);
  const shopper = new Shopper(page, language);
  await shopper.open("/checkout");
  await expect(shopper.field(shopper.words.firstName)).toBeVisible();
  return shopper;
}

interface GuestPurchase extends Partial<Delivered> {
  products: readonly string[];
  email?: string;
}

/** Opens the payment of a guest whose address the shop has. */
export async function openPayment(
  page: Page,
  { products, language = "en", email = AUSTIN.email, delivery = AUSTIN }: GuestPurchase,
): Promise<Shopper> {
  const seed = await recall(page, { products, language, delivery }, goToPayment);
  await plantSeed(page, withEmail(seed, email));
  const shopper = new Shopper(page, language);
  await shopper.open("/checkout?step=payment");
  await expect(shopper.page.getByRole("radio", { name: "PayPal", exact: true })).toBeVisible();
  return shopper;
}

/** Buys by card as a guest, and stays on the order's page. */
export async function buy(page: Page, purchase: GuestPurchase): Promise<{ id: string; number: string }> {
  const shopper = await openPayment(page, purchase);
  await shopper.payByCard();
  const id = await shopper.seesOrder();
  const number = /V-\d+/.exec(await page.getByText(/V-\d+/).first().innerText())?.[0] ?? "";
  return { id, number };
}

/** The units of each product in the stored cart, by product id. Runs in the page. */
export const storedUnits = () =>
  Object.fromEntries(
    (JSON.parse(localStorage.getItem("boutique_cart") ?? "{}").products ?? []).map(
      (line: { product: { id: number }; quantity: number }) => [line.product.id, line.quantity],
    ),
  );
