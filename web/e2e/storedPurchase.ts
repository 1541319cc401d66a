import { type Browser, expect, type Page } from "@playwright/test";
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
    (async () => {
      const context = await (page.context().browser() as Browser).newContext({
        baseURL: origin,
        storageState: { cookies, origins: [] },
      });
      const shopper = new Shopper(await context.newPage(), purchase.language);
      await bring(shopper, purchase);
      const kept = await readSeed(shopper.page);
      await context.close();
      return kept;
    })();
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

/** Fills in a delivery in any country and language. */
async function fillDelivery({ page, words }: Shopper, to: Delivery): Promise<void> {
  const label = (name: RegExp) => page.getByRole("textbox", { name });
  await page.locator('form input[name="email"]').fill(to.email);
  await page.getByRole("textbox", { name: words.firstName, exact: true }).fill(to.firstName);
  await page.getByRole("textbox", { name: words.lastName, exact: true }).fill(to.lastName);
  await page.getByRole("combobox", { name: words.street, exact: true }).fill(to.street);
  await page.getByRole("textbox", { name: words.city, exact: true }).fill(to.city);
  const states = page.getByRole("combobox", { name: /^(State|Province|État)$/ });
  if (await states.count()) await states.selectOption(to.state ?? "");
  else await label(/^State \/ Region$/).fill(to.state ?? "");
  await label(/^(Zip Code|Postal Code|Code postal)$/).fill(to.zip);
}

export async function goToPayment(shopper: Shopper, purchase: Delivered): Promise<void> {
  await fillCart(shopper, purchase);
  await shopper.goToCheckout();
  await fillDelivery(shopper, purchase.delivery);
  await expect(shopper.page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  await shopper.continue();
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

/** Opens the payment of a guest whose address the shop has. */
export async function openPayment(
  page: Page,
  {
    products,
    language = "en",
    email = AUSTIN.email,
    delivery = AUSTIN,
  }: { products: readonly string[]; language?: Language; email?: string; delivery?: Delivery },
): Promise<Shopper> {
  const seed = await recall(page, { products, language, delivery }, goToPayment);
  await plantSeed(page, withEmail(seed, email));
  const shopper = new Shopper(page, language);
  await shopper.open("/checkout?step=payment");
  await expect(shopper.page.getByRole("radio", { name: "PayPal", exact: true })).toBeVisible();
  return shopper;
}
