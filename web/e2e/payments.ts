import { expect, type Locator, type Page } from "@playwright/test";
import { AUSTIN, type Delivery, Shopper } from "./Shopper.ts";
import { goToPayment, openPayment } from "./storedPurchase.ts";

export const SUBMIT = "**/services/payments/checkout";

/** A provider's window. */
export const providerWindow = (page: Page, name: string): Locator =>
  page.getByRole("dialog", { name, exact: true });

/** Presses a button of a provider's window. */
export async function answer(page: Page, name: string, button: string): Promise<void> {
  await providerWindow(page, name).getByRole("button", { name: button, exact: true }).click();
  await expect(providerWindow(page, name)).toBeHidden();
}

interface Options {
  email?: string;
  product?: string;
  language?: "en" | "fr";
  /** Where it goes; Austin by default. */
  delivery?: Delivery;
  /** Gets there by hand: after a change of what the product costs, or where the way there counts. */
  byHand?: boolean;
}

/** A guest with one product in the cart, at the payment. */
export async function reachPayment(
  page: Page,
  {
    email = AUSTIN.email,
    product = "/product/100003",
    language = "en",
    delivery = AUSTIN,
    byHand = false,
  }: Options = {},
): Promise<Shopper> {
  if (!byHand) return openPayment(page, { products: [product], email, language, delivery });
  const shopper = new Shopper(page, language);
  await goToPayment(shopper, { products: [product], language, delivery: { ...delivery, email } });
  await expect(page.getByRole("radio", { name: "PayPal", exact: true })).toBeVisible();
  return shopper;
}

/** Chooses a method by the words its radio button begins with. */
export const chooseMethod = (page: Page, name: string): Promise<void> =>
  page.getByRole("radio", { name: new RegExp(`^${name.replace(/[()]/g, "\\$&")}`) }).check();

export interface Traced {
  provider: string;
  call: string;
  [detail: string]: unknown;
}

/** Calls of the page to the providers' kits. */
export const readTrace = (page: Page): Promise<Traced[]> =>
  page.evaluate(() => (window as unknown as { __sandbox?: { trace: Traced[] } }).__sandbox?.trace ?? []);

/** The bodies of the orders the page sends, as they are sent. */
export function watchOrders(page: Page) {
  const sent: { payment: Record<string, unknown>; key: string | undefined }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/services/payments/checkout")) return;
    const { payment } = request.postDataJSON() as { payment: Record<string, unknown> };
    sent.push({ payment, key: request.headers()["idempotency-key"] });
  });
  return sent;
}

const LOOKUP = "**/services/payments/purchases/*";

/**
 * Loses the answers to orders, and to what became of them, until `restoreAnswers`: the shop takes them, the page never
 * hears.
 */
export async function loseAnswers(page: Page): Promise<Set<string>> {
  const orders = new Set<string>();
  await page.route(LOOKUP, (route) => route.abort("connectionreset"));
  await page.route(SUBMIT, async (route) => {
    // Playwright leaves out what a browser says of the page that asks, and the shop refuses what other pages ask.
    const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
    const response = await route.fetch({ headers });
    orders.add(((await response.json()) as { id: string }).id);
    await route.abort("connectionreset");
  });
  return orders;
}

export async function restoreAnswers(page: Page): Promise<void> {
  await page.unroute(SUBMIT);
  await page.unroute(LOOKUP);
}
